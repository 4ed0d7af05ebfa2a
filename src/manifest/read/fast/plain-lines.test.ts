// Holds the fast reader to the full parser: where the fast reader returns a value, the full parser returns the same one.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { benchManifest, benchmarkPages } from '../../../../bench/content.ts'
import { twoReadingsText } from '../../../../tests/fixtures/two-readings-text.ts'
import { isWhole } from '../../../../tests/how-much.ts'
import { fullyParsed } from '../fully-parsed.ts'
import { readEntry } from '../parse.ts'
import { plainLines } from './plain-lines.ts'

/** A fifth of the runs of the whole suite. */
const sampleOf = (count: number): number => (isWhole ? count : count / 5)

const full = (text: string) => {
  const { value, findings } = fullyParsed(text, 'a.yaml')
  return { value, faults: findings.length }
}

const same = (text: string) => {
  const quick = plainLines(text, readEntry)
  if (quick === undefined) return 'left to the full parser'
  const { value, faults } = full(text)
  expect({ text, value: quick.value, faults: 0 }).toEqual({ text, value, faults })
  return 'read'
}

/** Fragments of YAML: plain, odd and broken. */
const bits = fc.constantFrom(
  ...[
    'a',
    'b: ',
    'c:',
    '- ',
    '-',
    '? ',
    ': ',
    ' #',
    '#',
    '&x ',
    '*x',
    '!t ',
    '|',
    '>',
    '|+',
    '>-',
    '"',
    "'",
    '[',
    ']',
    '{',
    '}',
    ',',
  ],
  ...[
    '%',
    '@',
    '`',
    '~',
    'null',
    'true',
    'yes',
    '1',
    '012',
    '1e3',
    '0x1f',
    '.5',
    '.inf',
    '-1',
    '2026-11-21',
    '<<: ',
    '---',
    '...',
  ],
  ...[
    '\\n',
    '\\u00e9',
    '\\',
    "''",
    ' ',
    '  ',
    '    ',
    '\n',
    '\n  ',
    '\n    ',
    '\n- ',
    '\n  - ',
    '\n# x\n',
    '\t',
    'é',
    '/x',
    'k: v',
    '=',
    '1 to 3',
    '\r\n',
    '\u2028',
    '\uFEFF',
    '!!str ',
    '"a": ',
    '{ ? a : b }',
    '0o7',
    '1_0',
    '0.',
    '+1',
    '-.5',
    '.nan',
    '12:30',
    '=>',
    '\n#',
    '2px',
    '1.5em',
  ],
)
const words = fc.constantFrom(
  'Bread',
  'true',
  '"a: b"',
  "'it''s'",
  '12',
  '12 months',
  '1rem',
  '1.5em',
  '1e5',
  '86%',
  '45K+',
  '|-',
  '>',
  '"open',
  "'open",
  'closed"',
  "closed'",
  'two words',
  'x: y',
  '[a, "b", 3]',
  '{ k: v, l: [1] }',
  '',
  'a #b',
  '|',
  '[',
  '*a',
  '/p',
  'null',
  '"\\n"',
  '"\\x41"',
  '- a',
  '~',
)
const keys = fc.constantFrom('a', 'b', 'long-key', '/path', '"q"', 'true', '<<', '__proto__', '1', '? x', '&k a')

/** Draws lines of the usual shape, with an odd one now and then. */
const document = fc
  .array(
    fc.record({
      indent: fc.constantFrom(0, 0, 2, 2, 4, 4, 6, 3),
      item: fc.boolean(),
      key: fc.option(keys),
      value: words,
      comment: fc.boolean(),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((lines) =>
    lines
      .map(
        ({ indent, item, key, value, comment }) =>
          `${' '.repeat(indent)}${item ? '- ' : ''}${key === null ? '' : `${key}: `}${value}${comment ? ' # said' : ''}`,
      )
      .join('\n'),
  )

it('the fast reader reads a whole site, and a large one, as the full parser does', () => {
  expect(same(twoReadingsText)).toBe('read')
  expect(same(benchManifest(benchmarkPages(40)))).toBe('read')
})

it('the fast reader reads a file with Windows line endings, and leaves one with mixed endings to the full parser', () => {
  const windows = twoReadingsText.replaceAll('\n', '\r\n')
  expect(same(windows)).toBe('read')
  expect(same(windows.replace('\r\n', '\n'))).toBe('left to the full parser')
  expect(same(`${windows.trimEnd()}\r`)).toBe('left to the full parser')
})

it.each([
  ['a text over several lines', 'a: one\n  two\nb: 1\n'],
  ['a text whose further lines begin with signs', 'a: one\n  {two}\n  % "three"\n  "four" five\nb: 1\n'],
  ['a block text', 'a: |\n  one\n  # two\nb: >-\n  x\n  y\n'],
  ['a block text that keeps its last lines', 'a: |+\n  one\n\n\nb: 1\n'],
  ['brackets over several lines', 'a: [1,\n  2]\nb: { x: y,\n  z: 1 }\n'],
  ['numbers and dates', 'a: 012\nb: 1e3\nc: 2026-11-21\nd: 0x1f\ne: .5\nf: 1_000\n'],
  ['a list at the level of its key', 'a:\n- 1\n- b: 2\n  c: 3\nd: 4\n'],
])('the fast reader reads a text with %s, leaving that entry to the full parser', (_, text) => {
  expect(same(text)).toBe('read')
})

it.each([
  ['an anchor that is used elsewhere', 'a: &x 1\nb: *x\n'],
  ['a key that comes twice', 'a: 1\na: 2\n'],
  ['a second document', 'a: 1\n---\nb: 2\n'],
  ['a tab', 'a:\tb\n'],
  ['an unclosed quote', 'a: "b\nc: 1\n'],
  ['a merge', 'a: 1\n<<: { b: 2 }\n'],
])('the fast reader leaves a text with %s to the full parser', (_, text) => {
  expect(same(text)).toBe('left to the full parser')
})

it('the fast reader never disagrees with the full parser over random lines of a manifest', () => {
  let read = 0
  fc.assert(
    fc.property(document, (text) => {
      if (same(text) === 'read') read++
    }),
    { numRuns: sampleOf(4000), seed: 5 },
  )
  expect(read).toBeGreaterThan(sampleOf(10))
})

it('the fast reader never disagrees with the full parser over texts that go on below with any sign', () => {
  let read = 0
  const signs = [...'"\'{}[]%#:-&*!@`?|>,(…'].flatMap((sign) => [sign, `${sign}so`, `so${sign}`, `${sign}so${sign}`])
  const line = fc.array(fc.oneof(fc.constant('Bread'), fc.constantFrom(...signs)), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(line, { minLength: 2, maxLength: 4 }), fc.boolean(), (lines, isItem) => {
      const text = `Bread ${lines.map((one) => one.join(' ')).join('\n    ')}`
      if (same(`a:\n  ${isItem ? '- k' : 'k'}: ${text}\nb: 1\n`) === 'read') read++
    }),
    { numRuns: sampleOf(4000), seed: 5 },
  )
  expect(read).toBeGreaterThan(sampleOf(1000))
})

it('the fast reader never disagrees with the full parser over a valid text with a random insertion', () => {
  const good = `site:\n  name: Mill Lane\n  hours: { open: 7, days: [Mon, "Tue"] } # said\nlist:\n- a: 1\n  b: 'x'\n- plain text\n-   deep: "y"\n    more:\n      - one\n      - k: v\n\n  # a comment\nlast:\n`
  let read = 0
  const change = fc.record({ at: fc.nat(good.length), taken: fc.nat(4), put: bits })
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 2 }), fc.boolean(), (changes, isWindows) => {
      let text = good
      for (const { at, taken, put } of changes) text = text.slice(0, at) + put + text.slice(at + taken)
      if (same(isWindows ? text.replaceAll('\n', '\r\n') : text) === 'read') read++
    }),
    { numRuns: sampleOf(6000), seed: 5 },
  )
  expect(read).toBeGreaterThan(sampleOf(1000))
})

it('the fast reader never disagrees with the full parser over a manifest with a random insertion', () => {
  const good = benchManifest(benchmarkPages(2))
  let read = 0
  const change = fc.record({ at: fc.noBias(fc.nat(good.length)), taken: fc.nat(4), put: bits })
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 2 }), (changes) => {
      let text = good
      for (const { at, taken, put } of changes) text = text.slice(0, at) + put + text.slice(at + taken)
      if (same(text) === 'read') read++
    }),
    { numRuns: sampleOf(600), seed: 5 },
  )
  expect(read).toBeGreaterThan(sampleOf(100))
})

it('the fast reader never disagrees with the full parser over random fragments of YAML', () => {
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 24 }), (parts) => {
      same(`k: 1\n${parts.join('')}`)
      same(parts.join(''))
    }),
    { numRuns: sampleOf(4000), seed: 5 },
  )
})
