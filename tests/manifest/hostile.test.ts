// Tests that any file is answered in bounded time and memory.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Document, parse } from 'yaml'
import { load } from '../../src/manifest/load.ts'
import { bakery } from '../fixtures/bakery.ts'
import { drawn, isWhole } from '../how-much.ts'
import { slow } from '../whole-suite.ts'
import { mistakes } from './mistakes.ts'

const codesIn = (text: string) => load(text, 'x.yaml').problems.map(({ code }) => code)

/** A tenth of the runs of the whole suite. */
const share = (whole: number) => (isWhole ? whole : whole * 0.1)

/** Asserts the code and the bounds, which are generous since machines differ. */
function bounded(text: string, code: string, { seconds = 5, megabytes = 600 } = {}) {
  const before = process.memoryUsage().rss
  const began = performance.now()
  expect(codesIn(text)).toContain(code)
  expect(performance.now() - began).toBeLessThan(seconds * 1000)
  expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(megabytes)
}

describe('a hostile manifest is answered in bounded time and memory', () => {
  const bomb = (open: string, close: string) =>
    Array.from(
      { length: 30 },
      (_, at) =>
        `a${at}: &a${at} ${open}${
          at === 0
            ? '"x"'
            : Array(9)
                .fill(`*a${at - 1}`)
                .join(', ')
        }${close}`,
    ).join('\n')

  it('a bomb of aliases', () => bounded(`facts:\n${bomb('[', ']').replace(/^/gm, '  ')}\n`, 'too-many-aliases'))
  it('a bomb of merges', () => {
    const merges = Array.from(
      { length: 40 },
      (_, at) =>
        `  m${at}: &m${at} { ${
          at === 0
            ? 'x: 1'
            : `<<: [${Array(9)
                .fill(`*m${at - 1}`)
                .join(', ')}]`
        } }`,
    )
    bounded(`facts:\n${merges.join('\n')}\n`, 'missing-key')
  })
  it('an alias of itself', () => bounded('facts: &a\n  x: *a\n', 'too-many-aliases'))
  it('eight million brackets', () => bounded('['.repeat(8_000_000), 'too-deep'))
  it('a million dashes', () => bounded('- '.repeat(1_000_000), 'too-deep'))
  it('lines that go ever deeper', () =>
    bounded(Array.from({ length: share(3000) }, (_, at) => `${' '.repeat(at)}a:`).join('\n'), 'too-deep', {
      seconds: 20,
    }))
  it('a file of nine megabytes', () => bounded('x'.repeat(9 * 1024 * 1024), 'too-big'))
  it('one line of a million signs', () => bounded(`lectern: ${'x'.repeat(1_000_000)}`, 'unknown-version'))
  slow('thousands of faults of syntax', () =>
    bounded('a: b: c\n'.repeat(share(10_000)), 'colon-in-text', { seconds: 20 }),
  )
  it('tens of thousands of unknown keys', () =>
    bounded(Array.from({ length: share(100_000) }, (_, at) => `key${at}: 1`).join('\n'), 'unknown-key', {
      seconds: 20,
    }))
  it('a title of braces', () =>
    bounded(bakery.replace('title: In figures', `title: ${'x{'.repeat(60)}`), 'unclosed-brace'))
})

it('load() never throws for a text below its key that goes on with a dash', () => {
  expect(codesIn('a:\n  one (\n    - two\n')).toContain('bad-indent')
  expect(codesIn('one\n  - two\n')).toContain('bad-indent')
})

it('load() never throws for any bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => Array.isArray(codesIn(text))),
    { numRuns: drawn(300) },
  )
})

it('load() never throws for a manifest with any part replaced', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      '\t',
      '"',
      "'",
      '[',
      '}',
      ': ',
      '- ',
      '#',
      '&a ',
      '*a',
      '\n',
      '\n---\n',
      '\r\n',
      '|',
      '>',
      '!!x ',
      '<<: ',
      '\u0000',
      '\u2028',
    ),
  )
  fc.assert(
    fc.property(fc.nat(bakery.length), fc.nat(30), piece, (at, length, text) => {
      const { problems, source } = load(bakery.slice(0, at) + text + bakery.slice(at + length), 'x.yaml')
      for (const { line, column, endLine, endColumn, message, hint } of problems) {
        expect(line).toBeGreaterThanOrEqual(1)
        expect(line).toBeLessThanOrEqual(source.text.split(/\r\n|\r|\n/).length)
        expect(column).toBeGreaterThanOrEqual(1)
        expect(endLine > line || endColumn > column).toBe(true)
        expect(message.length * hint.length).toBeGreaterThan(0)
      }
    }),
    { numRuns: drawn(250) },
  )
}, 120_000)

it('load() never throws for names of properties that every object has', () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
    const text = bakery
      .replace('type: hero', `type: ${name}`)
      .replace('reading: weekday', `reading: ${name}`)
      .replace('{facts.notice}', `{facts.${name}}`)
    expect(
      codesIn(text)
        .filter((code) => code !== 'bad-name')
        .sort(),
    ).toEqual(['unknown-block', 'unknown-name', ...(name === '__proto__' ? [] : ['unknown-reading'])])
    expect(
      codesIn(bakery.replace('  place:', `  ${name}: x\n  place:`)).filter(
        (code) => code !== 'unused-fact' && code !== 'bad-name',
      ),
    ).toEqual([])
  }
})

describe('a manifest is read in every encoding that editors save', () => {
  it('a manifest with Windows line endings has its problems at the same places', () => {
    const read = mistakes.filter(({ text }, at) => !text.includes('\t') && (isWhole || at % 6 === 0))
    for (const { name, text, line, column, code } of read) {
      const found = load(text.replaceAll('\n', '\r\n'), 'x.yaml').problems.filter((problem) => problem.code === code)
      expect(
        found.map((problem) => `${problem.line}:${problem.column}`),
        name,
      ).toEqual([`${line}:${column}`])
    }
  })
  it('a manifest may begin with a byte order mark', () => {
    expect(codesIn(`\uFEFF${bakery}`)).toEqual([])
    expect(load(`\uFEFFlectern: 9\n${bakery.slice(bakery.indexOf('reading:'))}`, 'x.yaml').problems).toMatchObject([
      { code: 'unknown-version', line: 1, column: 10 },
    ])
  })
  it('a manifest may be JSON', () => {
    const { source } = load(bakery, 'x.yaml')
    for (const indent of [0, 2, '\t']) expect(codesIn(JSON.stringify(source.value, undefined, indent))).toEqual([])
  })
  it('a mistake in a JSON manifest is reported at its line', () => {
    const { source } = load(bakery, 'x.yaml')
    const json = JSON.stringify(source.value, undefined, 2).replace('"type": "hero"', '"type": "heroe"')
    const line = json.split('\n').findIndex((text) => text.includes('heroe')) + 1
    expect(load(json, 'x.json').problems).toMatchObject([{ code: 'unknown-block', line, suggestion: 'hero' }])
  })
})

it('several mistakes in one file are all reported in one run: syntax, shape and sense', () => {
  const text = bakery
    .replace('place: 4 Mill Lane', 'place: @milllane')
    .replace('type: stat-tiles', 'type: stat-tile')
    .replace('label: Our bread, to: "/bread#loaves"', 'label: Our bread, to: "/bred"')
    .replace('/loaves: /bread', '/loaves: /bred')
    .replace('rows: 4', 'rows: "4"')
    .replace('title: Hungry now?', 'titel: Hungry now?')
    .replace('tagline: Every Saturday on the square.', 'tagline: Saturdays: on the square.')
  expect(codesIn(text)).toEqual([
    'needs-quotes',
    'not-a-number',
    'dead-link',
    'unknown-block',
    'unknown-key',
    'redirect-dead',
    'colon-in-text',
  ])
})

it('a key called toString is a key like any other', () => {
  const sound: unknown = parse(bakery)
  const paths: (string | number)[][] = []
  const collect = (value: unknown, path: (string | number)[]) => {
    paths.push(path)
    if (value && typeof value === 'object')
      for (const [key, inner] of Object.entries(value))
        collect(inner, [...path, Array.isArray(value) ? Number(key) : key])
  }
  collect(sound, [])
  expect(paths.length).toBeGreaterThan(200)
  // Neighbouring offsets behave alike, and all of them take half a minute.
  const step = isWhole ? 3 : 48
  for (const path of paths.filter((_, at) => at % step === 1)) {
    const document = new Document(sound, { aliasDuplicateObjects: false })
    if (path.length === 0) continue
    document.setIn(path, { toString: null, valueOf: null })
    expect(codesIn(document.toString()), path.join(' ')).not.toEqual([])
  }
})
