import { expect, it } from 'vitest'
import type { Finding, Reporter } from '../../../problems/finding.ts'
import { draft } from '../../sense/draft.ts'
import pageTexts from './check.ts'
import type problems from './problems.ts'

it('a page that shares its title or description names the other pages, and not itself', () => {
  const page = { title: 'Bread', description: 'Rye.', blocks: [] }
  const found: Finding[] = []
  const report: Reporter<typeof problems> = (code, at, facts, extras) => found.push({ code, at, facts, ...extras })
  pageTexts({
    draft: draft({ readings: { A: { routes: { '/': page, '/bread': page } } } }),
    names: new Map(),
    facts: [],
    uncertain: false,
    complete: true,
    report,
  })
  expect(found.map(({ code, facts }) => [code, facts])).toEqual([
    ['same-title', { title: 'Bread', pages: ['/'] }],
    ['same-description', { pages: ['/'] }],
  ])
})
