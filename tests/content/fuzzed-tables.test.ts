// Random tables: none makes a load throw, a mistake is reported at its line, and a valid table appears as written.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { errorsOf, expectPlaces, loaded, runs, shownOn, tableFile } from './fuzzed-site.ts'

const columns = [
  'title',
  'note',
  'date',
  'size',
  'open',
  'kind',
  'topics',
  'page',
  'draft',
  'publish',
  'slug',
  'was',
  'body',
  'titel',
  'title.de',
  '',
]
const cells = [
  'Words',
  '',
  '12',
  '1,5',
  '1.5',
  'true',
  'yes',
  'tax',
  'tax; law',
  '2026-12-03',
  '2026-02-30',
  '/news',
  '/nowhere',
  '<b>',
  '**b**',
  '{entry.title}',
  '"',
  '""',
  '"a"b',
  '"a""b"',
  '"open',
  '=1+1',
  '\u0000',
  '\u2028',
  '\t',
  'é👩‍👧',
  ' ',
  '"two\nlines"',
  'x'.repeat(70),
]
const randomTable = fc
  .tuple(
    fc.array(fc.constantFrom(...columns), { minLength: 1, maxLength: 4 }),
    fc.array(fc.array(fc.constantFrom(...cells), { minLength: 1, maxLength: 4 }), { maxLength: 4 }),
    fc.constantFrom(',', ',', ';', '\t'),
    fc.constantFrom('\n', '\n', '\r\n', '\r', '\n\n'),
    fc.constantFrom('', '', '\uFEFF', '\n'),
  )
  .map(([header, rows, separator, end, start]) => start + [header, ...rows].map((row) => row.join(separator)).join(end))

it('a table with random cells loads without throwing, and its problems lie within its lines', () => {
  fc.assert(
    fc.property(randomTable, (table) => expectPlaces(loaded({ table }), table)),
    runs,
  )
})

const words = fc.constantFrom(
  'Words',
  'a b',
  'é👩‍👧',
  '12',
  'true',
  '2026-12-03',
  '=1+1',
  "it's",
  'A; b',
  'A, b',
  'say "x"',
  'two\nlines',
)
const row = fc.record({ title: words, note: words, count: fc.integer({ min: -99, max: 9999 }) })
const tableForm = fc.record({
  separator: fc.constantFrom(',', ';', '\t'),
  end: fc.constantFrom('\n', '\r\n'),
  mark: fc.constantFrom('', '\uFEFF'),
  quotes: fc.boolean(),
  gap: fc.constantFrom('', ' '),
})
type TableForm = typeof tableForm extends fc.Arbitrary<infer Of> ? Of : never

const written = (text: string, { separator, quotes }: TableForm) =>
  quotes || /["\n\r]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
const lineOf = (cells: readonly string[], as: TableForm) =>
  cells.map((one) => written(one, as)).join(`${as.gap}${as.separator}${as.gap}`)

const header = ['title', 'note', 'count']
const cellsOf = ({ title, note, count }: { title: string; note: string; count: number | string }) => [
  title,
  note,
  String(count),
]

it('a valid table appears on the page as written', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), tableForm, (rows, as) => {
      const table = as.mark + [header, ...rows.map(cellsOf)].map((one) => lineOf(one, as)).join(as.end)
      const now = loaded({ table })
      expect(errorsOf(now)).toEqual([])
      expect(shownOn(now, '/')?.items).toMatchObject(rows.map(({ title, note }) => ({ title, text: note })))
    }),
    runs,
  )
})

it('one mistake in a random table is reported at its line', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), tableForm, fc.nat(), (rows, as, place) => {
      const at = place % rows.length
      const wrong = rows.map((one, index) => (index === at ? { ...one, count: 'many' } : one))
      const lines = [header, ...wrong.map(cellsOf)].map((one) => lineOf(one, as))
      const before = lines.slice(0, at + 1).join(as.end)
      // The wrong cell is the last of its row; the two cells before it may contain line ends.
      const inRow = (lines[at + 1] ?? '').split(/\n/).length
      const line = before.split(/\r?\n/).length + inRow
      const { problems } = loaded({ table: as.mark + lines.join(as.end) })
      expect(
        problems.filter(({ severity }) => severity === 'error').map(({ code, file, line }) => ({ code, file, line })),
      ).toEqual([{ code: 'not-a-number', file: tableFile, line }])
    }),
    runs,
  )
})
