// Tests slips of pasting, cutting and hasty typing: each is one finding that names it, fixed where the fix is certain.
import { describe, expect, it } from 'vitest'
import { bakeryWith } from './small-bakery.ts'
import { fixed, lines, reportsOf, sound, spoilt } from './spoilt-bakery.ts'

it('the manifest that is spoilt is sound', () => expect(reportsOf(sound)).toEqual([]))

describe('a slip of pasted lines is reported once, and fixed', () => {
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
    expect(reportsOf(text)).toEqual([expect.stringMatching(said)])
    expect(reportsOf(text)[0]).toMatch(new RegExp(`^${row} `))
    expect(fixed(text)).toBe(sound)
  })

  it.each([
    ['first', ''],
    ['second', '- type: page-intro\n  title: Rye\n'],
  ])('a dash without a space, with the lines below it in the column of its key: the %s block', (_, before) => {
    const right = `${before}- type: banner\n  title: Bread\n  text: Baked.\n  action:\n    label: Order\n    to: /order`
    const text = bakeryWith(
      'blocks',
      right.replace(/- type: banner[\s\S]*/, (own) => own.replace('- ', '-').replace(/^ /gm, '')),
    )
    expect(reportsOf(text)).toEqual([expect.stringMatching(/ space-after-dash .*"-type: banner"/)])
    expect(fixed(text)).toBe(bakeryWith('blocks', right))
  })
  it('a comma after a quoted text, as in JSON', () => {
    const { text, row } = spoilt('title: Loaves', 'title: "Loaves",')
    expect(reportsOf(text)).toEqual([expect.stringMatching(new RegExp(`^${row} stray-bracket .*comma`))])
    expect(fixed(text)).toBe(spoilt('title: Loaves', 'title: "Loaves"').text)
  })
  it('two keys on one line, where the first takes one word', () => {
    const { text, row } = spoilt('- type: prose\n  title: Flour', '- type: prose title: Flour')
    expect(reportsOf(text)).toEqual([
      expect.stringMatching(new RegExp(`^${row} two-keys "title:" stands on the line of "type: prose"`)),
    ])
    expect(fixed(text)).toBe(sound)
  })
  it.each([
    ['another block', /\n +title: Loaves/, / missing-key "title" is missing in the block "price-list"/],
    ['the page around it', /\n +title: Mill Lane Bakery(?=\n +description)/, / missing-key "title" is missing in "\/"/],
  ])('two keys on one line, also where the second key is missing in %s', (_, elsewhere, said) => {
    const slip = lines.replace('- type: prose\n  title: Flour', '- type: prose title: Flour')
    const text = bakeryWith('blocks', slip).replace(elsewhere, '')
    expect(reportsOf(text)).toEqual([
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
  ])('%s, by quoting only that value', (_, from, to, said, wanted) => {
    const { text, row } = spoilt(from, to)
    expect(reportsOf(text)).toEqual([expect.stringMatching(said)])
    expect(reportsOf(text)[0]).toMatch(new RegExp(`^${row} `))
    expect(fixed(text)).toBe(bakeryWith('blocks', lines.replace(from, wanted)))
  })
  it.each([
    ['slashes', '// new since May'],
    ['HTML', '<!-- new since May -->'],
    ['CSS', '/* new since May */'],
  ])('a comment with the signs of %s', (_, comment) => {
    const { text, row } = spoilt('- type: price-list', `${comment}\n- type: price-list`)
    expect(reportsOf(text)).toEqual([expect.stringMatching(new RegExp(`^${row} not-a-comment `))])
    expect(fixed(text)).toBe(text.replace(comment, '# new since May'))
  })
  it('a foreign comment before the first item of a list', () => {
    const { text, row } = spoilt('- Rye from', '// new since May\n    - Rye from')
    expect(reportsOf(text)).toEqual([expect.stringMatching(new RegExp(`^${row} not-a-comment `))])
    expect(fixed(text)).toBe(text.replace('// new', '# new'))
  })
  it('a path without its colon', () => {
    const text = sound.replace('      /order:\n', '      /order\n')
    expect(reportsOf(text)).toEqual([expect.stringMatching(/missing-colon .*"\/order"/)])
    expect(fixed(text)).toBe(sound)
  })
  it('a fragment named without a key', () => {
    const right = bakeryWith('blocks', '- type: page-intro\n  title: Bread\n- use: hours')
    const wrong = right.replace('- use: hours', '- hours')
    expect(reportsOf(wrong)).toEqual([expect.stringMatching(/missing-type .*Did you mean "use: hours"\?/)])
    expect(fixed(wrong)).toBe(right)
  })
})

describe('a slip of pasted lines is reported once, and left to its author', () => {
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
    expect(reportsOf(text)[0]).toMatch(said)
    expect(reportsOf(text)).toHaveLength(1)
    expect(reportsOf(text)[0]).toMatch(new RegExp(`^${row} `))
    expect(fixed(text)).toBe(text)
  })
  it('a fragment as a type', () => {
    const text = spoilt('- type: prose', '- type: our-days').text.replace(/ hours(: {| })/g, ' our-days$1')
    expect(reportsOf(text)).toEqual([expect.stringMatching(/ unknown-block .*write "use: our-days"/)])
    expect(fixed(text)).toBe(text)
  })
})

describe('a block pasted at another depth is reported at its first line, with the column of the others', () => {
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
    expect(reportsOf(text)).toEqual([
      expect.stringMatching(
        new RegExp(`^${row} bad-indent .* column ${own}, .*line \\d+, where .* column ${column + 1}\\.`),
      ),
    ])
  })
  it('a block pasted below a long text, which includes its lines, is reported at its first line', () => {
    const after = bakeryWith('blocks', `${blocks[2]}\n    - type: page-intro\n      title: Bread`)
    const row = after.split('\n').findIndex((line) => line.includes('- type: page-intro')) + 1
    expect(reportsOf(after)).toEqual([
      expect.stringMatching(
        new RegExp(`^${row} bad-indent These 2 lines .*"- type: prose" on line \\d+, .* column ${column + 1}\\.`),
      ),
    ])
  })
})
