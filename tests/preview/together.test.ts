// The operations of one edit, and the open section, while sections are moved in the file.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { followedItem } from '../../src/edit/followed-path.ts'
import { asShown } from '../../src/preview/client/panel/as-shown.ts'
import { engine } from '../../src/preview/session/engine.ts'
import { valueAt } from '../../src/site/groups.ts'
import { twoReadingsText as original } from '../fixtures/two-readings-text.ts'
import { type ReviewedSite, reviewedSite } from './reviewed-site.ts'

const heading = 'Cross the estuary in your own time'

let site: ReviewedSite
beforeEach(() => {
  site = reviewedSite({ git: false })
  site.save(original)
})
afterEach(() => site.close())

describe('operations of one edit', () => {
  const blocks = ['readings', 'A', 'routes', '/', 'blocks']
  const blocksNow = (loaded = site.live.current()) => valueAt(loaded?.source.value, blocks) as Record<string, unknown>[]
  /** What the panel shows of the page. */
  const shown = () => {
    const data = site.live.good && engine.panelData(site.live.good, 'A', '/')
    if (!data) throw new Error('There is no panel.')
    return data
  }
  const stateNow = () => site.live.good && site.editing.session.stateOf(site.live.good)

  it('operations of one edit all follow their section when another section is inserted above it', () => {
    const id = '- type: hero\n            id: top\n'
    site.save(original.replace('- type: hero\n', id))
    const data = shown()
    const state = stateNow()
    const at = data.sections.findIndex(({ value }) => (value as { id?: string }).id === 'top')
    const length = blocksNow().length
    // A copy, whose id goes, and a word of the section below it.
    const operations = asShown(
      [
        { do: 'duplicate', path: [...blocks, at] },
        { do: 'remove', path: [...blocks, at + 1, 'id'] },
        { do: 'set', path: [...blocks, at + 1, 'title'], value: 'The copy' },
        { do: 'remove', path: [...blocks, at + 2] },
      ],
      data,
    )
    expect(operations.filter(({ expect: known }) => known !== undefined).length).toBe(4)
    const gone = blocksNow()[at + 1]
    const theirs = site
      .onDisk()
      .replace(
        /^( *)- type: hero\n/m,
        (line, space: string) => `${space}- type: prose\n${space}  title: New\n${space}  text: New.\n${line}`,
      )
    site.save(theirs)
    expect(site.editing.session.apply({ operations, base: 0, state, label: 'Together' })).toMatchObject({
      outcome: 'done',
    })
    const now = blocksNow()
    expect(now.length).toBe(length + 1)
    expect(now[at + 1]).toMatchObject({ id: 'top', title: heading })
    expect(now[at + 2]).toMatchObject({ type: 'hero', title: 'The copy' })
    expect(now[at + 2]).not.toHaveProperty('id')
    expect(now).not.toContainEqual(gone)
  })

  it('operations of one edit are all refused when one of them finds another value', () => {
    const operations = asShown(
      [
        { do: 'remove', path: [...blocks, 1] },
        { do: 'set', path: [...blocks, 1, 'title'], value: 'Mine' },
      ],
      shown(),
    )
    const state = stateNow()
    const title = shown().sections[2]?.title ?? ''
    const theirs = original.replace(`title: ${title}`, 'title: Theirs')
    expect(theirs).not.toBe(original)
    site.save(theirs)
    expect(site.editing.session.apply({ operations, base: 0, state, label: 'Together' })).toMatchObject({
      outcome: 'conflict',
      theirs: 'Theirs',
    })
    expect(site.onDisk()).toBe(theirs)
  })
})

describe('a section that is open in the panel after a reload of the site', () => {
  const section = (type: string, title: string) => ({ type, title })
  const [one, two, three] = [section('hero', 'One'), section('prose', 'Two'), section('prose', 'Three')]
  const [longer, changed] = ['Else', 'Other'].map((text) => ({ ...section('prose', 'Longer'), text }))
  const other = section('prose', 'Other')

  it.each([
    ['stays where nothing has changed', 1, [one, two, three], [one, two, three], 1],
    ['goes along with one above it that came', 1, [one, two, three], [one, other, two, three], 2],
    ['goes along with one above it that went', 2, [one, two, three], [one, three], 1],
    ['goes along where it is moved', 0, [one, two, three], [two, three, one], 2],
    ['stays where it says something else', 1, [one, two, three], [one, other, three], 1],
    ['is followed to its new words below one that came', 0, [one, two], [three, section('hero', 'Else'), two], 1],
    ['has gone where it was removed', 1, [one, two, three], [one, three], undefined],
    [
      'has gone where another type stands in its place',
      1,
      [one, two, three],
      [one, section('steps', 'Two'), three],
      undefined,
    ],
    [
      'goes along where it was moved and another one changed',
      1,
      [one, two, three],
      [two, section('hero', 'Else'), three],
      0,
    ],
    ['goes along where it was moved and changed in a word', 1, [one, longer], [changed, other], 0],
    ['is the same one of two alike', 2, [one, two, two], [one, two, two, three], 2],
  ])('a section that is open in the panel %s', (_, at, before, now, expected) => {
    expect(followedItem(at, before, now)).toBe(expected)
  })
})
