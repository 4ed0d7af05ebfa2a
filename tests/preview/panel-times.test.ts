// The publication and expiry of pages and blocks in the panel.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { engine } from '../../src/preview/session/engine.ts'
import { twoReadingsText } from '../fixtures/two-readings-text.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { liveSite, sessionOn } from './edited-site.ts'

const timed = twoReadingsText
  .replace(/^site:\n/m, 'site:\n  timeZone: Europe/London\n')
  .replace(/^( +)- type: banner\n/m, '$1- type: banner\n$1  publish: 2020-03-01 08:00\n$1  until: 2999-12-31\n')

it('the panel shows from when and until when a block is shown, as the manifest says', () => {
  const loaded = engine.load(timed, 'site.yaml')
  expect(loaded.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const data = engine.panelData(loaded, loaded.manifest?.reading ?? '', '/')
  const banner = data?.sections.find(({ type }) => type === 'banner')
  expect(banner?.value).toMatchObject({ publish: '2020-03-01 08:00', until: '2999-12-31' })
})

it('the panel shows from when a page is shown', () => {
  const page = timed.replace(/^( +)(\/contact:\n)/m, '$1$2$1  publish: 2020-03-01\n')
  const loaded = engine.load(page, 'site.yaml')
  expect(loaded.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const data = engine.panelData(loaded, loaded.manifest?.reading ?? '', '/contact')
  expect(data?.page?.value).toMatchObject({ publish: '2020-03-01' })
})

it('a draft block is listed in the panel after the blocks that are shown, and can be shown again there; a new block is added at the end', () => {
  const hidden = twoReadingsText.replace(/^( +)- type: banner\n/m, '$1- type: banner\n$1  draft: true\n')
  const folder = temporaryFolder()
  const manifest = join(folder, 'site.yaml')
  writeFileSync(manifest, hidden)
  const live = liveSite(manifest)
  const session = sessionOn(live)
  const data = () => (live.good && engine.panelData(live.good, 'A', '/')) || undefined
  const apply = (operation: object) =>
    session.apply({ operations: [operation], base: 0, label: 'A change' } as Parameters<typeof session.apply>[0])
  const sections = data()?.sections ?? []
  expect(sections.findIndex(({ isHidden }) => isHidden)).toBe(sections.length - 1)
  const { at = [], value } = sections.at(-1) ?? {}
  expect(value).toMatchObject({ type: 'banner', draft: true })
  const end = [...at.slice(0, -1), sections.length - 1]
  const added = { type: 'page-intro', title: 'At the end' }
  expect(apply({ do: 'insert', path: end, value: added })).toMatchObject({ outcome: 'done' })
  expect(
    data()
      ?.sections.filter(({ isHidden }) => !isHidden)
      .at(-1)?.value,
  ).toMatchObject(added)
  const [draft] = data()?.sections.filter(({ isHidden }) => isHidden) ?? []
  expect(apply({ do: 'remove', path: [...(draft?.home ?? []), 'draft'], expect: true })).toMatchObject({
    outcome: 'done',
  })
  expect(data()?.sections.map(({ type }) => type)).toEqual([
    ...(engine.panelData(engine.load(twoReadingsText, 'site.yaml'), 'A', '/')?.sections ?? []).map(({ type }) => type),
    'page-intro',
  ])
  live.close()
})

it("the panel's field for the last day of a block changes that day alone, and removes it", () => {
  const folder = temporaryFolder()
  const manifest = join(folder, 'site.yaml')
  const onDisk = () => readFileSync(manifest, 'utf8')
  writeFileSync(manifest, timed)
  const live = liveSite(manifest)
  const session = sessionOn(live)
  const apply = (operation: { do: 'set'; value: string; expect: string } | { do: 'remove'; expect: string }) => {
    const data = live.good && engine.panelData(live.good, 'A', '/')
    const at = data?.sections.find(({ type }) => type === 'banner')?.at ?? []
    return session.apply({
      operations: [{ ...operation, path: [...at, 'until'] }],
      base: 0,
      label: 'A change',
    })
  }
  expect(apply({ do: 'set', value: '2031-01-01', expect: '2999-12-31' })).toMatchObject({ outcome: 'done' })
  expect(onDisk()).toBe(timed.replace('until: 2999-12-31', 'until: 2031-01-01'))
  expect(apply({ do: 'set', value: '2032-01-01', expect: '2999-12-31' })).toMatchObject({ outcome: 'conflict' })
  expect(apply({ do: 'remove', expect: '2031-01-01' })).toMatchObject({ outcome: 'done' })
  expect(onDisk()).toBe(timed.replace(/.*until: 2999-12-31\n/, ''))
  live.close()
})
