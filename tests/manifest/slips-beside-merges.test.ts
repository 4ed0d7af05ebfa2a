// Slips beside values that anchors, aliases and merges share.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { bakeryWith } from './small-bakery.ts'
import { reportsOf } from './spoilt-bakery.ts'

describe('a slip beside a merge', () => {
  const practice = readFileSync(new URL('../fixtures/practice/site.yaml', import.meta.url), 'utf8')
  const pages = ['care', 'news'].map((name) => ({
    file: `pages/${name}.yaml`,
    text: readFileSync(new URL(`../fixtures/practice/pages/${name}.yaml`, import.meta.url), 'utf8'),
  }))
  const reportsBesideMerge = (text: string) =>
    load(text, 'site.yaml', { readIncluded: () => pages }).problems.map(
      ({ code, message, hint }) => `${code} ${message} ${hint}`,
    )

  it.each([
    [
      'curly quotes round the key of a colour which another palette merges and replaces',
      (text: string) => text.replace('raised: "#eef4ef"', '“raised”: "#eef4ef"'),
      /^curly-quotes .*"raised"/,
    ],
    [
      'a key in other letters of which the one that is meant is merged in',
      (text: string) => text.replace('ink: "#eaf2ec"', 'Ink: "#eaf2ec"'),
      /^unknown-key .*Did you mean "ink"\?/,
    ],
    [
      'a group with something merged in that stands too far left, as a whole',
      (text: string) => text.replace(/^ {6}dark:\n(?: {8}.*\n)+/m, (group) => group.replaceAll(/^ {2}/gm, '')),
      /^bad-indent These 9 lines begin in column 5, .*column 7\b/,
    ],
  ])('%s is the only finding', (_, spoil, said) => {
    expect(reportsBesideMerge(practice)).toEqual([])
    expect(reportsBesideMerge(spoil(practice))).toEqual([expect.stringMatching(said)])
  })
})

it('a text that begins with an anchor that an alias uses is no slip', () => {
  const blocks = '- type: page-intro\n  title: &bread Bread\n- type: banner\n  title: *bread'
  expect(reportsOf(bakeryWith('blocks', blocks)).filter((one) => /anchor/.test(one))).toEqual([])
})

it('a page with several mistakes below a block with something merged in is not taken for a part of the block', () => {
  const ask = 'fragments:\n  ask: &ask { type: closing, title: A question?, actions: [{ label: Order, to: /order }] }'
  const blocks = '- type: page-intro\n  title: Bread\n- <<: *ask\n  title: One more?'
  const text = bakeryWith('blocks', blocks, [{ in: 'top', lines: ask }]).replace(
    / {6}\/order:\n/,
    `      /mill:
        title: The mill
        description: It is old.
        blocks:
          - { type: page-intro, title: The mill, look: large, text: Twelve stones, four millers and a dog. }
          - type: table
            title: Loaves
            columns: [{ label: What }, { label: Weight }, { label: Price }]
            rows: [{ cells: [Rye, "750", "5"] }]
      /order:
`,
  )
  const codes = new Set(load(text, 'site.yaml').problems.map(({ code }) => code))
  expect(codes).toContain('comma-in-text')
  expect(codes).not.toContain('bad-indent')
  expect(codes).not.toContain('dead-link')
})

it.each(['- *ask', '- { <<: *ask, title: One more? }', '- { <<: *plain, title: Two }'])(
  'a fragment that a page shows by "%s" is not unused',
  (block) => {
    const hours = '\n  hours: { type: closing, title: Hours, actions: [{ label: Order, to: /order }] }'
    const plain = '\n  plain: &plain { type: notice, title: One, text: Of texts alone. }'
    const ask = `fragments:\n  ask: &ask { type: closing, title: A question?, actions: [{ label: Order, to: /order }] }${plain}${hours}`
    const name = block.includes('plain') ? '"plain"' : '"ask"'
    const unused = (blocks: string) =>
      reportsOf(bakeryWith('blocks', blocks, [{ in: 'top', lines: ask }])).filter((one) => one.includes(name))
    expect(unused(`- type: page-intro\n  title: Bread\n${block}`)).toEqual([])
    expect(unused('- type: page-intro\n  title: Bread')).toEqual([expect.stringContaining('unused-fragment')])
  },
)
