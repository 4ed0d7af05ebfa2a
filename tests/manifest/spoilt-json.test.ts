// Slips in files that are one list or group in brackets: each is one problem on its line, and what the file says is read all the same.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { parse } from '../../src/manifest/read/parse.ts'
import { applyFixes } from '../../src/problems/apply-fixes.ts'
import { sound } from './spoilt-bakery.ts'

const entries = [
  { title: 'A first book', key: 'first' },
  { title: 'A second book', key: 'second' },
  { title: 'A third book', key: 'third' },
]
const written = JSON.stringify(entries, undefined, 2)

/** Parses the text and returns where each fault is, and the value. */
function read(text: string): { faults: string[]; value: unknown } {
  const { findings, lines, places, value } = parse(text, 'content/books.json')
  const faults = findings.map(({ code, at }) => {
    const { line, column } = lines.pointAt('start' in at ? at.start : places.extent(at).start)
    return `${line}:${column} ${code}`
  })
  return { faults, value }
}

/** Returns the list with a line, counted from 1, changed. */
const changed = (line: number, from: string | RegExp, to: string) =>
  written
    .split('\n')
    .map((text, at) => (at + 1 === line ? text.replace(from, to) : text))
    .join('\n')

describe('a slip in a list of entries in JSON', () => {
  it.each([
    ['a comma missing after a field', changed(7, ',', ''), '7:14 missing-comma'],
    ['a comma missing between entries', changed(5, ',', ''), '5:3 missing-comma'],
    ['a semicolon in place of a comma', changed(7, ',', ';'), '7:29 missing-comma'],
    ['a comma too many', changed(7, ',', ',,'), '7:30 stray-bracket'],
    ['a missing colon', changed(7, ':', ''), '7:5 missing-colon'],
    ['an equals sign in place of a colon', changed(7, ':', ' ='), '7:5 missing-colon'],
    ['a quote missing after a text', changed(7, 'book"', 'book'), '7:14 unclosed-quote'],
    ['a quote missing after a key', changed(7, 'title"', 'title'), '7:5 unclosed-quote'],
    ['quotes in a text', changed(7, 'second', '"second"'), '7:17 quote-in-text'],
    ['a group that lacks its end', changed(9, '},', ''), '6:3 unclosed-bracket'],
    ['a group that lacks its beginning', changed(6, '{', ''), '9:3 stray-bracket'],
    ['a bracket too many', changed(9, '}', '}}'), '9:4 stray-bracket'],
    ['a list that lacks its end', changed(14, ']', ''), '1:1 unclosed-bracket'],
    ['a comma missing on the only line', JSON.stringify(entries).replace(',', ''), '1:11 missing-comma'],
  ])('%s is one problem at its place, and every entry is read', (_, text, fault) => {
    const { faults, value } = read(text)
    expect(faults).toEqual([fault])
    expect(value).toMatchObject([{ key: 'first' }, { key: 'second' }, { key: 'third' }])
  })

  it('two slips are two problems', () =>
    expect(read(changed(7, ',', '').replace('first"\n', 'first\n')).faults).toEqual([
      '4:12 unclosed-quote',
      '7:14 missing-comma',
    ]))

  it.each([
    ['a last comma', changed(8, '"second"', '"second",')],
    ['a comment', changed(7, /$/, ' # the best')],
    ['keys without quotes', written.replaceAll(/"(title|key)":/g, '$1:')],
  ])('%s is no slip', (_, text) => expect(read(text)).toEqual({ faults: [], value: entries }))
})

it('a list in brackets has no dashes to put back: a number that goes on with a quoted text is one text', () =>
  expect(read('[\n  0\n  "aa",\n  false\n]\n')).toEqual({ faults: [], value: ['0 "aa"', false] }))

describe('slips in random JSON', () => {
  const words = fc.stringMatching(/^[A-Za-z][A-Za-z ,'-]{0,20}[a-z]$/)
  const value = fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: 'small' }, words, fc.integer(), fc.boolean(), tie('list'), tie('group')),
    list: fc.array(tie('value'), { minLength: 1, maxLength: 4 }),
    group: fc.dictionary(fc.stringMatching(/^[a-z]{2,8}$/), tie('value'), { minKeys: 1, maxKeys: 4 }),
  }))
  const documents = fc.oneof(value.list, value.group).map((one) => JSON.stringify(one, undefined, 2).split('\n'))

  it('a comma missing at the end of a line is one problem on this line, and changes nothing that is read', () =>
    fc.assert(
      fc.property(documents, fc.nat(), (lines, draw) => {
        // Two numbers without a comma are a text in YAML.
        const ends = lines.flatMap((line, at) => (/["\]}],$/.test(line) ? [at] : []))
        const at = ends[draw % ends.length]
        fc.pre(at !== undefined)
        const text = lines.with(at, lines[at]?.slice(0, -1) ?? '').join('\n')
        const { faults, value } = read(text)
        expect(faults.map((fault) => fault.replace(/:\d+/, ''))).toEqual([`${at + 1} missing-comma`])
        expect(value).toEqual(JSON.parse(lines.join('\n')))
      }),
    ))

  it('no single sign that is missing or mistyped makes more than three problems, or one on a line that is not next to it', () =>
    fc.assert(
      fc.property(documents, fc.nat(), fc.constantFrom('', ',', ';', 'x'), (lines, draw, sign) => {
        const text = lines.join('\n')
        const signs = [...text.matchAll(/[",:]/g)].map(({ index }) => index)
        const at = signs[draw % signs.length]
        fc.pre(at !== undefined)
        const { faults } = read(text.slice(0, at) + sign + text.slice(at + 1))
        const line = text.slice(0, at).split('\n').length
        const far = faults.filter((fault) => Math.abs(Number.parseInt(fault, 10) - line) > 1)
        expect({ count: faults.length <= 3, far }).toEqual({ count: true, far: [] })
      }),
    ))
})

describe('a slip in a manifest in JSON', () => {
  const manifest = JSON.stringify(parse(sound, 'site.yaml').value, undefined, 2)
  const [line, key] = [
    manifest.split('\n').findIndex((text) => text.includes('"Rye from here",')) + 1,
    '"Rye from here"',
  ]

  it('a missing comma is one problem on its line, and its fix makes the manifest fine again', () => {
    const spoilt = manifest.replace(`${key},`, key)
    const { problems } = load(spoilt, 'site.json')
    expect(problems.map((one) => `${one.line} ${one.code}`)).toEqual([`${line} missing-comma`])
    expect(load(applyFixes(spoilt, problems).text, 'site.json').problems).toEqual([])
  })
})
