// Tests the four blocks that were part of the engine in 0.1.0 and now belong to the consultancy's site.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withMovedBlocks } from '../../src/edit/moved-blocks.ts'
import { load } from '../../src/manifest/load.ts'
import { blockTypes } from '../../src/manifest/shape/published-schema.ts'
import { loadFile } from '../../src/project/load-file.ts'
import migrateCommand from '../../tools/migrate.ts'
import { twoReadingsText } from '../fixtures/two-readings-text.ts'
import { root } from '../pages/built-site.ts'
import { printedBy } from '../printed-by.ts'
import { engineContext } from '../repository/engine-context.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { bakeryWith } from './small-bakery.ts'

const textWith = (block: string) =>
  twoReadingsText.replace(/^( *)- use: five-landings\n/m, (line, space: string) =>
    [line.trimEnd(), ...block.trim().split('\n')]
      .map((one, at) => (at === 0 ? one : space + one))
      .join('\n')
      .concat('\n'),
  )
const problemsIn = (text: string) => load(text, 'site.yaml').problems
const problemsWith = (block: string) => problemsIn(textWith(block))

const small = (block: string) => bakeryWith('blocks', `- type: page-intro\n  title: Bread\n${block.trim()}`)
/** Returns the second block of the page. */
const blockIn = (text: string) => / {10}- type: page-intro\n.*\n([\s\S]*?)(?= {6}\/order)/.exec(text)?.[1] ?? ''

const cards = `
- type: cards
  title: Where we work
  cards:
    - { label: "4,000 in two weeks", title: Health, text: Clinics and wards, to: / }`

const moved = {
  achievements: [
    `
- type: achievements
  title: What was done
  statements:
    - text: Twelve towns, one plan.`,
    `
- type: checklist
  title: What was done
  items:
    - Twelve towns, one plan.`,
  ],
  sectors: [
    `
- type: sectors
  title: Where we work
  sectors:
    - { title: Health, text: Clinics and wards }`,
    cards,
  ],
  engagements: [
    `
- type: engagements
  title: Where we work
  cards:
    - { title: Health, summary: Clinics and wards, price: "4,000", duration: two weeks, action: { label: Look, to: / } }`,
    cards,
  ],
  industries: [
    `
- type: industries
  title: Trades
  labels: { applications: Used for, painPoints: Hard }
  industries:
    - { title: Health, applications: [Shifts], painPoints: [Nights] }`,
    `
- type: prose
  title: Trades
  text: |
    ### Health
    Used for:
    - Shifts

    Hard:
    - Nights`,
  ],
}

describe.each(Object.entries(moved))('a block of 0.1.0 that left the engine: %s', (type, [old = '', now = '']) => {
  it('is one problem, whose hint says what to write', () => {
    const [, next = ''] = /type: (\S+)/.exec(now) ?? []
    expect(problemsWith(old)).toEqual([
      expect.objectContaining({
        code: 'unknown-block',
        message: `There is no block called "${type}".`,
        hint: expect.stringContaining(`Write "type: ${next}" now`),
      }),
    ])
  })

  it('is fine after following the hint', () => {
    expect(problemsWith(now)).toEqual([])
  })

  it('is rewritten by npm run migrate, which keeps every other line', () => {
    const before = small(old)
    const { text, moved, refused } = withMovedBlocks(before, blockTypes)
    expect({ moved, refused }).toEqual({ moved: [type], refused: [] })
    expect(problemsIn(text)).toEqual([])
    expect(text.replace(blockIn(text), '')).toBe(before.replace(blockIn(before), ''))
    expect(blockIn(text)).toMatch(/type: (\S+)/.exec(now)?.[0] ?? '')
  })

  it('is fine in a site with its own block of that name', () => {
    const before = small(old)
    expect(withMovedBlocks(before, [...blockTypes, type])).toEqual({
      text: before,
      moved: [],
      dropped: [],
      refused: [],
    })
  })
})

describe('npm run migrate rewrites', () => {
  const migrated = (block: string) => withMovedBlocks(small(block), blockTypes)
  const flat = (block: string) => block.replaceAll(/^ {10}/gm, '').trim()

  it("an engagement to a card: price and duration become the label, its link the card's; comments stay", () => {
    const { text, dropped } = migrated(`
- type: engagements # three
  title: What we do
  cards:
    # the small one
    - title: Health
      summary: Clinics and wards # since May
      price: £4
      duration: Two weeks
      recommended: true
      action: { label: Look, to: / }`)
    expect(flat(blockIn(text))).toBe(`- type: cards # three
  title: What we do
  cards:
    # the small one
    - title: Health
      text: Clinics and wards # since May
      to: /
      label: £4, Two weeks`)
    expect(dropped).toEqual(['recommended of engagements', 'action.label of engagements'])
  })

  it('industries to headings with two lists each, escaping signs of Markdown', () => {
    const { text } = migrated(`
- type: industries
  title: Trades
  labels: { applications: Used for, painPoints: Hard }
  industries:
    - { title: "Health [all]", applications: [Shifts_of_8], painPoints: ["{site.name} at night"] }`)
    expect(flat(blockIn(text))).toBe(`- type: prose
  title: Trades
  text: |
    # Health \\[all\\]

    Used for:

    - Shifts\\_of\\_8

    Hard:

    - {site.name} at night`)
  })

  it('a block that two pages share by an alias once, for both', () => {
    const text =
      'a:\n  blocks:\n    - &s\n      type: sectors\n      title: Where\n      sectors: []\nb:\n  blocks:\n    - *s\n'
    expect(withMovedBlocks(text, []).text).toBe(
      text.replace('type: sectors', 'type: cards').replace('sectors: []', 'cards: []'),
    )
  })

  it('nothing in a text that cannot be read', () => {
    const text = 'blocks:\n  - type: sectors\n   title: "x\n'
    expect(withMovedBlocks(text, [])).toEqual({ text, moved: [], dropped: [], refused: [] })
  })
})

describe('npm run migrate', () => {
  const folder = temporaryFolder()
  const file = join(folder, 'site.yaml')
  const codes = () => loadFile(file, { root }).problems.map(({ code }) => code)
  const migrateAt = (...argv: string[]) => printedBy(() => migrateCommand([file, ...argv], root, engineContext()))

  it('rewrites blocks that left the engine in included files too', async () => {
    const sectors = (title: string) =>
      `- type: sectors\n  title: ${title}\n  sectors:\n    - { title: Early, text: Before the bus. }`
    const block = (text: string, by: number) => text.replaceAll(/^/gm, ' '.repeat(by))
    const page = (text: string) =>
      `/more:\n  title: More\n  description: More bread.\n  unlisted: true\n  blocks:\n${block(text, 4)}\n`
    writeFileSync(
      file,
      bakeryWith('blocks', `- type: page-intro\n  title: Bread\n${sectors('Here')}`).replace(
        '    routes:\n',
        '    include: more.yaml\n    routes:\n',
      ),
    )
    writeFileSync(join(folder, 'more.yaml'), page(`- type: page-intro\n  title: More\n${sectors('There')}`))
    expect(codes()).toEqual(['unknown-block', 'unknown-block'])
    expect((await migrateAt('--check')).code).toBe(1)
    expect(codes()).toEqual(['unknown-block', 'unknown-block'])
    expect((await migrateAt()).out).toMatch(/site\.yaml: 1 block became another \(sectors\)\n.*more\.yaml: 1 block/)
    expect(codes()).toEqual([])
    expect((await migrateAt()).out).toContain('is up to date')
  })
})
