// Slips of people who paste, cut and type in haste: each is one finding, in words that name it, and mended where the mend is certain.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { applyFixes } from '../../src/problems/apply-fixes.ts'
import { loadFile } from '../../src/project/load-file.ts'
import { twoReadingsText } from '../fixtures/two-readings-text.ts'
import { root } from '../pages/built-site.ts'
import { bakeryWith } from './small-bakery.ts'

const lines = `- type: checklist
  title: Today
  text: Rye and wheat, from the mill next door.
  items:
    - Rye from here
    - Wheat, and some oats
    - Spelt
- type: price-list
  title: Loaves
  text: For everybody.
  prices:
    - { title: Rye, price: "4,80" }
    - { title: Spelt, price: from 5 }
- type: prose
  title: Flour
  text: |
    The mill is old.

    It stands at the lane, and turns when the wind blows.

    Come and see.`
const sound = bakeryWith('blocks', lines)
const told = (text: string) =>
  load(text, 'site.yaml').problems.map(({ line, code, message, hint }) => `${line} ${code} ${message} ${hint}`)

function fixed(text: string): string {
  const next = applyFixes(text, load(text, 'site.yaml').problems).text
  return next === text ? text : fixed(next)
}

const moveTwoRight = expect.stringMatching(/^\d+ bad-indent These 2 lines .* Move them 2 spaces to the right\.$/)

/** The manifest with these words in place of others, and the line on which they are. */
function spoilt(from: string, to: string): { text: string; row: number } {
  const text = bakeryWith(
    'blocks',
    lines.replace(from, () => to),
  )
  expect(text, 'spoils the manifest').not.toBe(sound)
  return { text, row: text.split('\n').findIndex((line, at) => line !== sound.split('\n')[at]) + 1 }
}

it('the manifest they are tried on is sound', () => expect(told(sound)).toEqual([]))

describe('is told once, and mended', () => {
  it.each([
    ['an item with a dot', '- Wheat', '• Wheat', /not-a-dash "•" begins no item/],
    ['an item with the long dash of a word processor', '- Wheat', '– Wheat', /not-a-dash "–"/],
    ['an item with a star', '- Wheat', '* Wheat', /not-a-dash "\*"/],
    ['a block with the long dash of a word processor', '- type: price-list', '— type: price-list', /not-a-dash "—"/],
    ['the first item with a dot', '- Rye from', '• Rye from', /not-a-dash "•"/],
    [
      'a list of dots',
      '- Rye from here\n    - Wheat, and some oats\n    - Spelt',
      '• Rye from here\n    • Wheat, and some oats\n    • Spelt',
      /not-a-dash These 3 lines begin with "•"/,
    ],
    [
      'a list of stars',
      '- Rye from here\n    - Wheat, and some oats\n    - Spelt',
      '* Rye from here\n    * Wheat, and some oats\n    * Spelt',
      /not-a-dash These 3 lines begin with "\*"/,
    ],
    ['two dashes for one', '- type: price-list', '-- type: price-list', /not-a-dash/],
    ['a list in a list', '- type: price-list', '- - type: price-list', /not-a-dash/],
    ['an equals sign for a colon', 'title: Loaves', 'title = Loaves', /missing-colon .*"title = Loaves"/],
    ['the colon of another script', 'title: Loaves', 'title： Loaves', /missing-colon/],
    ['a blank without width before a key', 'title: Loaves', '\u200btitle: Loaves', /no-break-space/],
    ['a key with nothing behind it that lacks its colon', 'prices:\n', 'prices\n', /missing-colon .*"prices"/],
    [
      'a block by its name alone',
      '- type: price-list',
      '- price-list:',
      /missing-type .*Did you mean "type: price-list"\?/,
    ],
  ])('%s', (_, from, to, said) => {
    const { text, row } = spoilt(from, to)
    expect(told(text)).toEqual([expect.stringMatching(said)])
    expect(told(text)[0]).toMatch(new RegExp(`^${row} `))
    expect(fixed(text)).toBe(sound)
  })

  it('a comma behind a text in quotes, as JSON has it', () => {
    const { text, row } = spoilt('title: Loaves', 'title: "Loaves",')
    expect(told(text)).toEqual([expect.stringMatching(new RegExp(`^${row} stray-bracket .*comma`))])
    expect(fixed(text)).toBe(spoilt('title: Loaves', 'title: "Loaves"').text)
  })
  it('two keys on one line, where the first takes one word', () => {
    const { text, row } = spoilt('- type: prose\n  title: Flour', '- type: prose title: Flour')
    expect(told(text)).toEqual([
      expect.stringMatching(new RegExp(`^${row} two-keys "title:" stands on the line of "type: prose"`)),
    ])
    expect(fixed(text)).toBe(sound)
  })
  it.each([
    ['another block', /\n +title: Loaves/, / missing-key "title" is missing in the block "price-list"/],
    ['the page around it', /\n +title: Mill Lane Bakery(?=\n +description)/, / missing-key "title" is missing in "\/"/],
  ])('two keys on one line, and besides it the key of the second that is missing in %s', (_, elsewhere, said) => {
    const slip = lines.replace('- type: prose\n  title: Flour', '- type: prose title: Flour')
    const text = bakeryWith('blocks', slip).replace(elsewhere, '')
    expect(told(text)).toEqual([
      expect.stringMatching(said),
      expect.stringMatching(/ two-keys "title:" stands on the line of "type: prose"/),
    ])
  })
  it.each([
    [
      'a colon in a text between braces',
      'price: from 5 }',
      'price: from: 5 }',
      /colon-in-text .*"from"/,
      'price: "from: 5" }',
    ],
    ['a percent sign at the start of one', 'price: from 5 }', 'price: %5 }', /needs-quotes/, 'price: "%5" }'],
    ['a comma in a number', 'price: "4,80"', 'price: 4,80', /comma-in-text .*"80"/, 'price: "4,80"'],
  ])('%s, by quotes round it alone', (_, from, to, said, mended) => {
    const { text, row } = spoilt(from, to)
    expect(told(text)).toEqual([expect.stringMatching(said)])
    expect(told(text)[0]).toMatch(new RegExp(`^${row} `))
    expect(fixed(text)).toBe(bakeryWith('blocks', lines.replace(from, mended)))
  })
  it.each([
    ['slashes', '// new since May'],
    ['HTML', '<!-- new since May -->'],
    ['CSS', '/* new since May */'],
  ])('a comment with the signs of %s', (_, comment) => {
    const { text, row } = spoilt('- type: price-list', `${comment}\n- type: price-list`)
    expect(told(text)).toEqual([expect.stringMatching(new RegExp(`^${row} not-a-comment `))])
    expect(fixed(text)).toBe(text.replace(comment, '# new since May'))
  })
  it('such a comment before the first item of a list', () => {
    const { text, row } = spoilt('- Rye from', '// new since May\n    - Rye from')
    expect(told(text)).toEqual([expect.stringMatching(new RegExp(`^${row} not-a-comment `))])
    expect(fixed(text)).toBe(text.replace('// new', '# new'))
  })
  it('a path without its colon', () => {
    const text = sound.replace('      /order:\n', '      /order\n')
    expect(told(text)).toEqual([expect.stringMatching(/missing-colon .*"\/order"/)])
    expect(fixed(text)).toBe(sound)
  })
  it('a fragment by its name alone', () => {
    const right = bakeryWith('blocks', '- type: page-intro\n  title: Bread\n- use: hours')
    const wrong = right.replace('- use: hours', '- hours')
    expect(told(wrong)).toEqual([expect.stringMatching(/missing-type .*Did you mean "use: hours"\?/)])
    expect(fixed(wrong)).toBe(right)
  })
})

describe('is told once, with its cause', () => {
  it('keys below an alias, whose mend merges the two', () => {
    const right = bakeryWith(
      'blocks',
      `${lines}\n- type: banner\n  title: Rye\n  text: Today.\n  action: &order\n    label: Order\n    to: /order\n- type: banner\n  title: Cake\n  text: Soon.\n  action:\n    <<: *order\n    label: Order cake`,
    )
    expect(told(right)).toEqual([])
    const wrong = right.replace(/action:\n +<<: \*order/, 'action: *order')
    const found = load(wrong, 'site.yaml').problems
    expect(found.map(({ code }) => code)).toEqual(['keys-below-alias'])
    const { start, end, text } = found[0]?.fix?.edits[0] ?? { start: 0, end: 0, text: '' }
    expect(wrong.slice(0, start) + text + wrong.slice(end)).toBe(right)
  })
  it('a text that was broken to column 1, also where a colon stands in it', () => {
    const broken = sound.replace(
      'Rye and wheat, from the mill next door.',
      'Rye and wheat, from\nthe mill next door: old and good.',
    )
    expect(told(broken)).toEqual([
      expect.stringMatching(/^\d+ bad-indent .* below "text: Rye and wheat, from" on line \d+/),
    ])
  })
  it.each([
    ['an unknown word', 'from\nplease: from the mill'],
    ['a key of other blocks', 'from\nnote: the mill next door'],
    ['its own key', 'from\ntext: the mill next door'],
    ['words, and a line of its own with a key of the format', 'from\nthe mill next door\nwhere: we are'],
    ['a word two columns from the left', 'from\n  please: the mill'],
  ])('a text that was broken to the left of its key and goes on with %s and a colon', (_, words) => {
    const broken = sound.replace('from the mill next door.', words)
    expect(told(broken)).toEqual([
      expect.stringMatching(/^\d+ bad-indent .* below "text: Rye and wheat, from" on line \d+/),
    ])
  })
  it('a colon in a text that goes on below', () => {
    const { text, row } = spoilt(
      'Rye and wheat, from the mill next door.',
      'Rye: and wheat, from the\n        mill "next door".',
    )
    expect(told(text)).toEqual([expect.stringMatching(new RegExp(`^${row} colon-in-text `))])
    expect(told(fixed(text))).toEqual([])
    expect(fixed(text)).toContain('text: "Rye: and wheat, from the\n')
  })
  it('items of a footer that were moved into the column of their key, below one that stays', () => {
    const links = 'links:\n  - { label: Home, to: / }\n- { label: Order, to: /order }\n- { label: Again, to: / }'
    const text = sound.replace(/(?<=copyright: Mill Lane Bakery\n)/, `${links.replaceAll(/^/gm, '        ')}\n`)
    expect(told(text)).toEqual([moveTwoRight])
  })
  it('items in the middle of a list that were moved into the column of their key', () => {
    expect(told(sound.replace(/ {2}(- Wheat, and some oats\n +) {2}(- Spelt)/, '$1$2'))).toEqual([moveTwoRight])
  })
  it.each(['<<:*hours-of', '<<<: *hours-of', '\u00ab: *hours-of', '<: *hours-of', '<<= *hours-of'])(
    'a merge that is written "%s"',
    (merge) => {
      const right = bakeryWith(
        'blocks',
        '- &hours-of\n  type: checklist\n  title: Open\n  items: [Seven]\n- <<: *hours-of\n  title: Closed',
      )
      expect(told(right)).toEqual([])
      const text = right.replace('- <<: *hours-of', `-\n            ${merge}`)
      expect(told(text)).toEqual([expect.stringMatching(/^\d+ not-a-merge .*Write "<<: \*hours-of"/)])
    },
  )
  it('a merge of a name that nothing has, and no key that it would have brought', () => {
    const text = bakeryWith('blocks', '- &head\n  type: page-intro\n  title: Bread\n-\n  <<: *haed\n  text: Again.')
    expect(told(text)).toEqual([expect.stringMatching(/unknown-yaml-anchor .*Did you mean "\*head"\?/)])
  })
  it('a colour with the second of its quotes alone', () => {
    const text = sound.replace(/muted: "(#\w+)"/, 'muted: $1"')
    expect(told(text)).toEqual([expect.stringMatching(/hash-starts-comment .*Put quotes round it: "#\w{6}"\.$/)])
  })
  it('a fact that was renamed, where it is used', () => {
    const text = bakeryWith('blocks', lines.replace('For everybody.', 'We are at {facts.place}.')).replace(
      '\n  place:',
      '\n  plcae:',
    )
    expect(told(text).map((one) => one.split(' ')[1])).not.toContain('unused-fact')
  })
  it.each([
    ['below its key', 'text:\n    The mill is old.'],
    ['behind its key', 'text: The mill is old.'],
  ])('a forgotten | of a text with headings and lists that begins %s', (_, first) => {
    const wrong = sound.replace(
      /text: \|\n +The mill is old\.[\s\S]*?Come and see\./,
      `${first}\n\n    # When\n\n    - Monday: closed`.replaceAll('\n    ', '\n                '),
    )
    expect(told(wrong)).toEqual([expect.stringMatching(/ missing-bar .*Write "text: \|"/)])
  })
  it.each(['price: from 5 }', '- type: prose'])('a comment with // behind "%s"', (from) => {
    const { text, row } = spoilt(from, `${from} // since May`)
    expect(told(text)).toEqual([expect.stringMatching(new RegExp(`^${row} not-a-comment `))])
    expect(fixed(text)).toBe(text.replace(' // since', ' # since'))
  })
  it('an arrow for the colon of a redirect', () => {
    const text = bakeryWith('reading', 'redirects:\n  /brot -> /order')
    expect(told(text)).toEqual([expect.stringMatching(/ missing-colon .*"\/brot -> \/order"/)])
    expect(fixed(text)).toBe(text.replace(' ->', ':'))
  })
  it.each([
    [
      '- { type: picture, image: { file: images/oven 2.jpg, alt: An oven } }',
      /bad-name .*rename the file to "images\/oven-2\.jpg"/,
    ],
    [
      '- { type: picture, image: images/oven.jpg }',
      /wrong-kind .*Write "image: \{ file: images\/oven\.jpg, alt: … \}"/,
    ],
    ['- { type: prose, title: Bread, text: "{facts.plce}" }', /unknown-name (?!.*\{\{)/],
  ])('%s in words that can be acted on', (block, said) => {
    const text = bakeryWith('blocks', `- type: page-intro\n  title: Bread\n${block}`)
    expect(told(text)).toEqual([expect.stringMatching(said)])
  })
  it('a redirect from an address with other letters, and a page at one', () => {
    expect(told(bakeryWith('reading', 'redirects:\n  /öffnungszeiten: /order'))).toEqual([
      expect.stringMatching(/bad-name .*"ö" is none of the letters a to z.*public\/_redirects/),
    ])
    expect(
      told(
        bakeryWith(
          'routes',
          '/öffnung:\n  title: Open\n  description: When the bakery is open.\n  blocks: [{ type: page-intro, title: Open }]',
        ),
      ),
    ).toEqual([expect.stringMatching(/bad-name .*Did you mean "\/oeffnung"\?/)])
  })
  it('a span of time in years', () => {
    const text = twoReadingsText.replace(/(requests: )\d+ (?:months|days)/, '$11 year')
    expect(text).not.toBe(twoReadingsText)
    expect(told(text)).toEqual([expect.stringMatching(/bad-name .*Did you mean "12 months"\?/)])
  })
})

it('a line in a wrong column is told once in a site with a page for each entry, too', () => {
  const file = join(root, 'tests/fixtures/firm/site.yaml')
  const text = readFileSync(file, 'utf8')
  const moved = text.replace(/^( +)(- \{ name: date, type: date.*\n)/m, ' $1$2')
  expect(moved).not.toBe(text)
  const { problems } = loadFile(file, { root, texts: new Map([[file, moved]]) })
  expect(problems.map(({ code }) => code)).toEqual(['bad-indent'])
})

describe('is told once, and left to its author', () => {
  it.each([
    [
      'a paragraph of a long text in column 1',
      '    It stands at the lane',
      'It stands at the lane',
      /bad-indent .* column \d+, and below "text: \|" on line \d+ it belongs in column \d+/,
    ],
    ['a long text as far left as its key', '|\n    The mill', '|\n  The mill', /bad-indent .*below "text: \|"/],
    ['a backslash that keeps a text open', 'title: Loaves', 'title: "Loaves\\"', /unclosed-quote/],
    [
      'words between commas where a list belongs',
      'items:\n    - Rye from here\n    - Wheat, and some oats\n    - Spelt',
      'items: Rye, wheat, spelt',
      /one-for-list/,
    ],
  ])('%s', (_, from, to, said) => {
    const { text, row } = spoilt(from, to)
    expect(told(text)[0]).toMatch(said)
    expect(told(text)).toHaveLength(1)
    expect(told(text)[0]).toMatch(new RegExp(`^${row} `))
    expect(fixed(text)).toBe(text)
  })
  it('a fragment as a type', () => {
    const text = spoilt('- type: prose', '- type: our-days').text.replace(/ hours(: {| })/g, ' our-days$1')
    expect(told(text)).toEqual([expect.stringMatching(/ unknown-block .*write "use: our-days"/)])
    expect(fixed(text)).toBe(text)
  })
})

describe('a block that was pasted at another depth is told by its first line, with the column of the others', () => {
  const blocks = lines.split(/\n(?=- )/)
  const moved = (which: number, by: (text: string) => string) =>
    bakeryWith(
      'blocks',
      blocks.map((block, at) => (at === which ? block.replaceAll(/^(?=.)/gm, 'PASTED') : block)).join('\n'),
    )
      .split('\n')
      .map((line) => (line.includes('PASTED') ? by(line.replace('PASTED', '')) : line))
      .join('\n')
  const column = /^ *(?=- type: checklist)/m.exec(sound)?.[0].length ?? 0

  it.each([
    ['in column 1', 1, (line: string) => line.slice(column), 1],
    ['where its page begins', 1, (line: string) => line.slice(4), column - 3],
    ['further in', 1, (line: string) => `    ${line}`, column + 5],
    ['the first, further in', 0, (line: string) => `    ${line}`, column + 5],
    ['the last, in column 1', 2, (line: string) => line.slice(column), 1],
  ])('%s', (_, which, by, own) => {
    const text = moved(which, by)
    const row = text.split('\n').findIndex((line, at) => line !== sound.split('\n')[at]) + 1
    expect(told(text)).toEqual([
      expect.stringMatching(
        new RegExp(`^${row} bad-indent .* column ${own}, .*line \\d+, where .* column ${column + 1}\\.`),
      ),
    ])
  })
  it('below a long text, which takes it in', () => {
    const after = bakeryWith('blocks', `${blocks[2]}\n    - type: page-intro\n      title: Bread`)
    const row = after.split('\n').findIndex((line) => line.includes('- type: page-intro')) + 1
    expect(told(after)).toEqual([
      expect.stringMatching(
        new RegExp(`^${row} bad-indent These 2 lines .*"- type: prose" on line \\d+, .* column ${column + 1}\\.`),
      ),
    ])
  })
})
