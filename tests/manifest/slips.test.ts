// Tests slips that were once reported wrongly, repeatedly or not at all: each is one finding on the wrong line.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { manifestFiles, randomSite } from '../../bench/random/random-site.ts'
import { load } from '../../src/manifest/load.ts'
import { twoReadingsText } from '../fixtures/two-readings-text.ts'
import { isWhole } from '../how-much.ts'
import { bakeryWith } from './small-bakery.ts'
import { fixed, reportsOf } from './spoilt-bakery.ts'

const sound = twoReadingsText
const lines = sound.split('\n')
const rowOf = (words: string, after = 0) => lines.findIndex((line, at) => at >= after && line.startsWith(words))
/** Changes the text's lines from `from` to `to`, counted from 0. */
const changed = (from: number, to: number, change: (line: string) => string) =>
  lines.map((line, at) => (at >= from && at < to && line.trim() !== '' ? change(line) : line)).join('\n')

const services = rowOf('      /services:')
const behindServices = rowOf('      /', services + 1)

describe('a slip has one finding', () => {
  it.each([
    ['a whole page to the left', () => changed(services, behindServices, (line) => line.slice(2)), services, 7],
    ['a whole page to the right', () => changed(services, behindServices, (line) => `  ${line}`), services, 7],
    [
      'the first page',
      () => changed(rowOf('      /:'), rowOf('      /:') + 1, (line) => ` ${line}`),
      rowOf('      /:'),
      7,
    ],
    [
      'a reading far below the other',
      () => changed(rowOf('  B:'), rowOf('  B:') + 1, (line) => ` ${line}`),
      rowOf('  B:'),
      3,
    ],
    [
      'a reading alone, whose lines stay where they are, far below the first',
      () => changed(rowOf('  B:'), rowOf('  B:') + 1, (line) => line.slice(1)),
      rowOf('  B:'),
      3,
    ],
    ['all of the first reading', () => changed(rowOf('  A:'), rowOf('  B:'), (line) => `  ${line}`), rowOf('  A:'), 3],
    [
      'all facts in column 1',
      () => changed(rowOf('facts:') + 1, lines.indexOf('', rowOf('facts:')), (line) => line.trim()),
      rowOf('facts:') + 1,
      3,
    ],
  ])('%s', (_, spoil, row, right) => {
    const found = reportsOf(spoil())
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(new RegExp(`^${row + 1} bad-indent .*on line \\d+.* in column ${right}\\.`))
  })

  it('a line in column 1 below a top-level key that is right', () => {
    const text = readFileSync(new URL('../fixtures/bakery.yaml', import.meta.url), 'utf8').replace(
      '\n  skip:',
      '\nskip:',
    )
    const row = text.split('\n').indexOf('texts:') + 2
    expect(reportsOf(text)).toEqual([
      expect.stringMatching(new RegExp(`^${row} bad-indent .* column 1, .* column 3\\.`)),
    ])
  })
  it('an item that lost its dash and stands in the column of its key', () => {
    const text = bakeryWith(
      'blocks',
      '- type: checklist\n  title: Today\n  items:\n    - Rye\n  Spelt from here\n    - Wheat',
    )
    expect(reportsOf(text)).toEqual([expect.stringContaining('missing-dash')])
  })
  it('a fragment used without a dash, far below the first line of the block above', () => {
    const steps = Array.from({ length: 8 }, (_, at) => `\n    - title: Step ${at}\n      description: We look.`).join(
      '',
    )
    const text = bakeryWith('blocks', `- type: steps\n  tone: band\n  title: Today\n  steps:${steps}\n  use: hours`)
    const row = text.split('\n').findIndex((line) => line.includes('use: hours')) + 1
    expect(reportsOf(text)).toEqual([expect.stringMatching(new RegExp(`^${row} missing-dash `))])
  })
  it('an item of several lines that lost its dash, among others of several lines', () => {
    const items = [
      'Rye from here, ground\n      on the stone of the mill',
      '',
      'Wheat, which the farm\n      next door has grown',
    ]
    const lost =
      'Spelt that stood in the field behind the house all summer, and\n      was cut by hand\n      Oats that came with the boat, and were\n      rolled here in the morning'
    const list = items.map((item) => `    - ${item || lost}`).join('\n')
    const text = bakeryWith('blocks', `- type: checklist\n  title: Today\n  items:\n${list}`)
    const row = text.split('\n').findIndex((line) => line.includes('Oats that')) + 1
    expect(reportsOf(text)).toEqual([expect.stringMatching(new RegExp(`^${row} missing-dash `))])
  })
  it.each([
    ['double quotes', ['"We bought a loaf that was', 'gone by noon: all of it:', '', 'note: and the next."']],
    ['single quotes', ["'We bought a loaf that was", 'gone by noon, all of it:', "note: and the next.'"]],
    ['quotes, with an anchor', ['&said "Größer als alle,', 'und übermütig schön: alles', 'auch."']],
    ['several lines below a |', ['|', 'We bought a loaf that was', 'gone by noon, all of it:', 'note: and the next.']],
    ['several lines below a >', ['>-', 'We bought a loaf that was', '- gone by noon, all of it:', 'too.']],
    ['several lines without quotes', ['We bought a loaf that was', 'gone by noon, all of it', 'too.']],
  ])('the first line of an item that stands too far right and whose text, in %s, goes on below it', (_, words) => {
    const quote = (by: string, at: number) =>
      words
        .map((line, row) =>
          row > 0 ? line && `        ${line}` : `    - text: ${at > 0 ? line.replace('&said ', '') : line}`,
        )
        .concat(`      by: ${by}`)
    const text = bakeryWith(
      'blocks',
      [
        '- type: page-intro',
        '  title: Bread',
        '- type: testimonials',
        '  title: Said',
        '  quotes:',
        ...['Ada', 'Bo', 'Cy'].flatMap(quote),
      ].join('\n'),
    )
    expect(reportsOf(text)).toEqual([])
    for (const by of ['Ada', 'Bo', 'Cy']) {
      const all = text.split('\n')
      const row = all.findIndex((line) => line.endsWith(`by: ${by}`)) - words.length
      const moved = all.map((line, at) => (at === row ? `  ${line}` : line)).join('\n')
      const saved = [moved, moved.replaceAll('\n', '\r\n'), `\uFEFF${moved}`]
      // Line endings and byte order marks at one of the three places.
      for (const spoilt of isWhole || by === 'Bo' ? saved : [moved])
        expect(reportsOf(spoilt)).toEqual([
          expect.stringMatching(new RegExp(`^${row + 1} bad-indent .*column 17, .*column 15\\b`)),
        ])
    }
  })
  it('a key that stands too far right below a text in quotes that begins below its own key', () => {
    const text = bakeryWith(
      'blocks',
      '- type: page-intro\n  title: Bread\n- type: testimonials\n  title: Said\n  quotes:\n    - text:\n        "A loaf,\n        gone: all of it\n        too."\n      by: Ada\n    - text: Too.\n      by: Bo',
    )
    expect(reportsOf(text)).toEqual([])
    const row = text.split('\n').findIndex((line) => line.endsWith('by: Ada')) + 1
    for (const by of [' ', '  '])
      expect(reportsOf(text.replace('by: Ada', `${by}by: Ada`))).toEqual([
        expect.stringMatching(new RegExp(`^${row} bad-indent .*column 17\\b`)),
      ])
  })
  it('the last lines of a block that were moved together with the first lines of the next', () => {
    const text = bakeryWith(
      'blocks',
      '- type: hero\n  title: Bread\n  text: From the oven.\n  action:\n    label: Order\n    to: /order\n- type: checklist\n  title: Today\n  items:\n    - Rye\n    - Oats\n- type: prose\n  title: Where\n  text: Here.',
    )
    expect(reportsOf(text)).toEqual([])
    const all = text.split('\n')
    const row = all.findIndex((line) => line.includes('label: Order') && !line.includes('{'))
    const spoilt = all.map((line, at) => (at >= row && at < row + 5 ? `  ${line}` : line)).join('\n')
    expect(reportsOf(spoilt)).toEqual([
      expect.stringMatching(new RegExp(`^${row + 1} bad-indent These 5 lines .*column 15\\b`)),
    ])
  })
  it('a key that is being typed', () => {
    const text = bakeryWith('blocks', '- type: page-intro\n  title: Bread\n  te\n  tone: band')
    expect(reportsOf(text)).toEqual([expect.stringMatching(/missing-colon .*"te"/)])
  })
  it('a text that begins below its key and goes on with a dash, without throwing', () => {
    const text = bakeryWith('blocks', '- type: page-intro\n  title: Bread\n  text:\n    From the\n      - oven')
    expect(reportsOf(text)).toEqual([expect.stringContaining('bad-indent')])
  })
  it('a text whose first word becomes an anchor by its &', () => {
    const text = bakeryWith('blocks', '- type: page-intro\n  title: &Three depths of sour')
    expect(reportsOf(text)).toEqual([expect.stringMatching(/anchor-takes-word .*"&Three".*"depths of sour"/)])
  })
  it('a doubled quote before a text', () => {
    const text = bakeryWith('blocks', '- type: page-intro\n  title: ""Bread"')
    expect(reportsOf(text)).toEqual([expect.stringMatching(/quote-in-text|needs-quotes|unclosed-quote/)])
  })
  it('lines in column 1 down to a second item and its first keys', () => {
    const offer = (title: string) =>
      `    - title: ${title}\n      summary: Loaves\n      when: At seven\n      get:\n        - Bakers leave\n        - Ovens cool\n        - Flour is dear\n`
    const text = bakeryWith(
      'blocks',
      `- type: page-intro\n  title: Bread\n- type: packages\n  title: Where\n  labels: { when: What for, get: What comes }\n  packages:\n${offer('Mills')}${offer('Ovens')}${offer('Shops')}`,
    )
    expect(reportsOf(text)).toEqual([])
    const all = text.split('\n')
    const row = all.findIndex((line) => line.includes('Bakers leave'))
    const spoilt = all.map((line, at) => (at >= row && at < row + 6 ? line.trim() : line)).join('\n')
    expect(reportsOf(spoilt)).toEqual([
      expect.stringMatching(new RegExp(`^${row + 1} bad-indent These 6 lines begin in column 1,`)),
    ])
  })
  it('a tab whose width would leave a key empty', () => {
    const text = sound.replace(/^ {6}\/services:$/m, '\t\t\t/services:')
    expect(reportsOf(text)).toEqual([expect.stringContaining(' tab-indent ')])
    expect(fixed(text)).toBe(sound)
  })
  it.each([6, 8, 10])('one tab in place of %i spaces', (columns) => {
    const line = new RegExp(`^ {${columns}}(?=[a-z]+: )`, 'm')
    const text = sound.replace(line, '\t')
    expect(text).not.toBe(sound)
    expect(reportsOf(text)).toEqual([expect.stringContaining(' tab-indent ')])
    expect(fixed(text)).toBe(sound)
  })
  it('tabs before a long text that, if narrower, would take in the blocks below', () => {
    const [top = '', ...rest] =
      manifestFiles(randomSite(7, 14))
        .get('pages/part-001.yaml')
        ?.split(/\n(?= {4}- type: prose\n)/) ?? []
    const block = rest[0]
      ?.split('\n')
      .map((line, at) => (at < 3 ? line.replace(/^ +/, (lead) => '\t'.repeat(lead.length / 2)) : line))
    const page = [top, block?.join('\n'), ...rest.slice(1)].join('\n')
    const problems = load(
      bakeryWith('top', '').replace('    routes:\n', '    include: pages/*.yaml\n    routes:\n'),
      'site.yaml',
      {
        readIncluded: () => [{ file: 'pages/part-001.yaml', text: page }],
      },
    ).problems.filter(({ code }) => !['dead-link', 'unknown-name', 'unreachable-page'].includes(code))
    expect(problems.map(({ line, code }) => `${line} ${code}`)).toEqual([`${top.split('\n').length + 1} tab-indent`])
  })
  it('a quoted item with a colon that lost its dash', () => {
    const text = bakeryWith(
      'blocks',
      '- type: checklist\n  title: Today\n  items:\n    - Rye from here\n      "Wheat: from the farm"\n    - Oats',
    )
    expect(reportsOf(text)).toEqual([expect.stringContaining('missing-dash')])
  })
  it('curly quotes around a required key of two letters', () => {
    const span = '{ label: Others, value: a day, from: 1, to: 3 }'
    const text = bakeryWith(
      'blocks',
      `- type: page-intro\n  title: Bread\n- type: comparison\n  title: Sooner\n  spans:\n    - ${span}\n    - ${span}\n  list: { title: Who, items: [Ada, Bo] }`,
    )
    expect(reportsOf(text)).toEqual([])
    expect(reportsOf(text.replace('to: 3', '“to”: 3'))).toEqual([expect.stringMatching(/curly-quotes .*Write "to"/)])
  })
  it('an item that lost its dash and makes the one above too long, where a sentence ends between them', () => {
    const sentence = (word: string) =>
      `${word} from the field behind the mill that the farmer sows in autumn\n      before the first frost, cut by hand and carried down the lane by us.`
    const list = ['Rye', 'Oats', 'Wheat'].map((word) => `    - ${sentence(word)}`).join('\n')
    const text = bakeryWith(
      'blocks',
      `- type: page-intro\n  title: Bread\n- type: checklist\n  title: Today\n  items:\n${list}`,
    )
    expect(reportsOf(text)).toEqual([])
    const row = text.split('\n').findIndex((line) => line.includes('- Oats')) + 1
    expect(reportsOf(text.replace('- Oats', '  Oats'))).toEqual([
      expect.stringMatching(new RegExp(`^${row} missing-dash `)),
    ])
  })
  it('routes in other letters beside an include', () => {
    const text = bakeryWith('top', '').replace('    routes:\n', '    include: pages/*.yaml\n    ROUTES:\n')
    const page =
      '/more:\n  title: More\n  description: More bread.\n  unlisted: true\n  blocks: [{ type: page-intro, title: More }]\n'
    const { problems } = load(text, 'site.yaml', { readIncluded: () => [{ file: 'pages/more.yaml', text: page }] })
    expect(problems.map(({ code, suggestion }) => `${code} ${suggestion}`)).toEqual(['unknown-key routes'])
  })
  it('a duration without its unit, which quotes would not fix', () => {
    const text = bakeryWith('form', 'retention: { requests: 12 }')
    expect(reportsOf(text)).toEqual([expect.stringMatching(/bad-name "12" cannot be a span of time.*the unit/)])
    expect(fixed(text)).toBe(text)
  })
})

it('Windows line endings change neither findings nor their places', () => {
  const text = sound.replace('type: hero', 'type: heroo')
  const windows = load(text.replaceAll('\n', '\r\n'), 'site.yaml').problems
  const place = ({ line, column, code }: (typeof windows)[number]) => `${line}:${column} ${code}`
  expect(windows.map(place)).toEqual(load(text, 'site.yaml').problems.map(place))
})

describe('--fix', () => {
  it.each([
    ['puts a space behind the colon before a quote', 'title: "Bread: today"', 'title:"Bread: today"'],
    ['puts a space behind a dash and leaves the items below it', '- Rye from here', '-Rye from here'],
  ])('%s', (_, right, wrong) => {
    const text = bakeryWith(
      'blocks',
      '- type: checklist\n  title: "Bread: today"\n  items:\n    - Rye from here\n    - Wheat',
    )
    expect(reportsOf(text)).toEqual([])
    expect(fixed(text.replace(right, wrong))).toBe(text)
  })
  it('--fix does not quote a list that lost its indentation', () => {
    const row = rowOf('        navigation:') + 1
    const text = changed(row + 1, row + 3, (line) => line.trim())
    expect(fixed(text)).toBe(text)
  })
})
