import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { declaredCollections } from '../../src/content/collection.ts'
import { slugOf } from '../../src/content/entry.ts'
import { entrySchema } from '../../src/content/entry-schema.ts'
import { dayOf, momentOf, nextDay, writtenMoment } from '../../src/content/moments.ts'
import { readCsv } from '../../src/content/read/csv.ts'
import { markdownFile } from '../../src/content/read/markdown-file.ts'
import { schemaFaults } from '../../src/content/schema-faults.ts'
import { drawn } from '../how-much.ts'
import { fileNames, fileOf, firm, reported } from './firm.ts'

describe('a table', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'ab ,;"\n\r\té'.split('')), maxLength: 8 })
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

  it('is read as written, whatever its cells contain, and each cell has its offsets in the text', () => {
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '\t'), fc.constantFrom('\n', '\r\n'), (all, separator, end) => {
        const text = [['key', 'value'], ...all].map((row) => row.map(quoted).join(separator)).join(end)
        const csv = readCsv(text)
        expect(csv.rows.slice(1).map((row) => row.map(({ value }) => value))).toEqual(all)
        for (const { value, start, end: behind } of csv.rows.flat())
          expect(text.slice(start, behind)).toBe(quoted(value))
        expect(csv.slips).toEqual([])
      }),
      { numRuns: drawn(300) },
    )
  })

  it('of random text is read without throwing, and its slips lie within the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'a,;"\n\r '.split('')), maxLength: 40 }), (text) => {
        for (const { start, end } of readCsv(text).slips) expect(start <= end && end <= text.length).toBe(true)
      }),
      { numRuns: drawn(300) },
    )
  })

  it('is read without its byte order mark, and with semicolons as separators', () => {
    expect(readCsv('\uFEFFa;b\n1;2\n').rows.map((row) => row.map(({ value }) => value))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })
})

describe('front matter', () => {
  it.each([
    ['---\ntitle: A\n---\nText', 'Text'],
    ['\uFEFF---\r\ntitle: A\r\n---\r\nText', 'Text'],
    ['No front matter', 'No front matter'],
    ['---\n---\n', ''],
  ])('of %j ends where its text begins', (text, body) => expect(text.slice(markdownFile(text).bodyStart)).toBe(body))

  it('without a closing line is marked as open', () => expect(markdownFile('---\ntitle: A\n').isOpen).toBe(true))
})

it('the slug of an entry is the name of its file without the date', () => {
  expect(['n/2026-12-03-rates.md', 'n/fair/index.md', 'n/a.b.md'].map(slugOf)).toEqual(['rates', 'fair', 'a.b'])
})

describe('a moment in a time zone', () => {
  it.each([
    ['2026-12-20 08:00', 'one'],
    ['2026-03-29 02:30', 'skipped'],
    ['2026-10-25 02:30', 'twice'],
    ['2026-02-30 08:00', 'none'],
    ['2026-12-20', 'one'],
  ])('written as %s in Zurich is of the kind "%s"', (text, kind) =>
    expect(momentOf(text, 'Europe/Zurich').kind).toBe(kind),
  )

  it('is written as it was read, on any day of a year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 8759 }),
        fc.constantFrom('Europe/Zurich', 'America/New_York', 'Asia/Kolkata'),
        (hour, zone) => {
          const text = new Date(Date.UTC(2026, 0, 1, hour)).toISOString().slice(0, 16).replace('T', ' ')
          const found = momentOf(text, zone)
          if (found.kind === 'one') expect(writtenMoment(found.at, zone)).toBe(text)
        },
      ),
      { numRuns: drawn(200) },
    )
  })
})

describe('a day in a time zone', () => {
  const lateInUtc = Date.parse('2026-12-31T23:30:00Z')

  it('begins in Zurich before it begins in UTC', () => {
    expect(dayOf(lateInUtc)).toBe('2026-12-31')
    expect(dayOf(lateInUtc, 'Europe/Zurich')).toBe('2027-01-01')
  })

  it.each([
    ['UTC', '2027-01-01T00:00:00.000Z'],
    ['Europe/Zurich', '2027-01-01T23:00:00.000Z'],
    ['America/New_York', '2027-01-01T05:00:00.000Z'],
  ])('ends at midnight in %s', (zone, at) => expect(new Date(nextDay(lateInUtc, zone)).toISOString()).toBe(at))

  it('of 23 or 25 hours ends at midnight, and a day whose midnight is skipped begins an hour later', () => {
    const next = (at: string, zone: string) => writtenMoment(nextDay(Date.parse(at), zone), zone)
    expect(next('2026-03-29T00:30:00Z', 'Europe/Zurich')).toBe('2026-03-30 00:00')
    expect(next('2026-10-25T00:30:00Z', 'Europe/Zurich')).toBe('2026-10-26 00:00')
    expect(next('2026-04-23T12:00:00Z', 'Africa/Cairo')).toBe('2026-04-24 01:00')
    expect(next('2026-10-31T12:00:00Z', 'America/Havana')).toBe('2026-11-01 00:00')
  })
})

it('schemaFaults finds faults of an entry at the same paths as ajv', () => {
  const [news] = declaredCollections(parse(fileOf('site.yaml')))
  if (!news) throw new Error('The firm has no news.')
  const schema = entrySchema(news)
  const valid = new Ajv({ allErrors: true, strict: false }).compile(JSON.parse(JSON.stringify(schema)))
  const value = fc.oneof(
    fc.constantFrom<unknown>('', 'ada', 'tax', '2026-11-03', 'x'.repeat(90), 3, true, null, [], ['tax'], ['no'], {}),
    fc.record({ file: fc.constantFrom('a.jpg', ''), alt: fc.constant('A') }, { requiredKeys: [] }),
  )
  const keys = ['title', 'date', 'summary', 'picture', 'author', 'topics', 'draft', 'publish', 'was', 'titel']
  fc.assert(
    fc.property(fc.record(Object.fromEntries(keys.map((key) => [key, value])), { requiredKeys: [] }), (entry) => {
      valid(entry)
      const byAjv = (valid.errors ?? []).map(({ instancePath }) => instancePath).sort()
      const byUs = schemaFaults(schema, entry)
        .map(({ path }) => path.map((one) => `/${one}`).join(''))
        .sort()
      expect([...new Set(byUs)]).toEqual([...new Set(byAjv)])
    }),
    { numRuns: drawn(300) },
  )
})

describe('a site whose lines end with carriage returns alone', () => {
  const returned = (text: string) => text.replaceAll('\n', '\r')
  const ending = (spoil = (text: string) => text) =>
    Object.fromEntries(fileNames.map((name) => [name, returned(spoil(fileOf(name)))]))
  const shown = ({ site }: ReturnType<typeof firm>) => JSON.stringify(site?.routes).replaceAll('\\r', '\\n')

  it('is the site with line feeds', () => {
    const loaded = firm(ending())
    expect(loaded.problems).toEqual([])
    expect(shown(loaded)).toBe(shown(firm()))
  })

  it('has its mistakes reported at the same line and column', () => {
    const spoil = (text: string) => text.replace('date: 2026-11-03', 'date: 2026-02-30')
    expect(reported(firm(ending(spoil)))).toEqual(['bad-day content/news/2026-11-03-rates-2027.md:3:7'])
  })
})
