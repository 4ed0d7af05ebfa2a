import { expect, it } from 'vitest'
import { bakeryWith } from '../../tests/manifest/small-bakery.ts'
import { judge } from './judge.ts'
import { load } from './load.ts'

const { source } = load(bakeryWith('blocks', '- type: page-intro\n  title: Bread'), 'site.yaml')

it('a manifest that the schema rejects and no check explains is reported at the rejected place', () => {
  const refused = { path: ['readings', 'everyday', 'routes', '/', 'title'], on: 'entry' } as const
  const judged = judge({ ok: false, syntax: [], findings: [], refused }, [], source, '2026-11-22')
  expect(judged.isSound).toBe(false)
  const [problem, ...others] = judged.problems()
  expect(others).toEqual([])
  expect(problem).toMatchObject({ code: 'cannot-read', severity: 'error', path: '/readings/everyday/routes/~1/title' })
  expect(source.text.split('\n')[(problem?.line ?? 0) - 1]).toContain('title: Mill Lane Bakery')
  expect(problem?.hint).toContain('report this')
})
