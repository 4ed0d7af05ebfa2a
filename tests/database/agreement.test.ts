// Page, function and database apply the same rules: thousands of submissions, most of them wrong in some way, and no
// disagreement about one of them.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import fc from 'fast-check'
import { build } from 'vite'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/backend/database/database.ts'
import { rules, type validate } from '../../src/forms/rules.ts'
import { completeForm } from '../../src/manifest/resolve/form-defaults.ts'
import type { FormSource } from '../../src/schema/manifest/form.ts'
import { dayAfter, dayAt, sinceToday } from '../../supabase/functions/_shared/day.ts'
import type { BackendForm, FormField } from '../../supabase/functions/_shared/form.ts'
import { sqlStore } from '../../supabase/functions/_shared/sql-store.ts'
import { submit } from '../../supabase/functions/_shared/submit.ts'
import { drawn } from '../how-much.ts'
import { project } from '../requests/folders.ts'
import { everyField, everyFieldSource, unlimited } from '../requests/forms.ts'
import { onBothDatabases } from './both-databases.ts'

const runs = drawn(1500)
const { form } = everyField

/** Forms with limits relative to today, in time zones a day apart. */
const visits = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((zone, at): BackendForm => {
  const fields: FormSource['fields'] = [
    { name: 'from_today', type: 'date', label: 'From today', from: 'today' },
    { name: 'half_a_year', type: 'date', label: 'Within half a year', from: 'today + 1 day', to: 'today + 6 months' },
    { name: 'of_age', type: 'date', label: 'Of age', to: 'today - 18 years' },
    { name: 'next_weeks', type: 'date', label: 'In the next weeks', from: '2020-01-01', to: 'today + 3 weeks' },
  ]
  return { ...everyField, form: completeForm(`visit-${at}`, { ...everyFieldSource, fields }, '/visit', 'en', zone) }
})

const blanks = ['', ' ', '\t', '\n', '\r\n', '\u00a0', '\u2003', '\u2028', '\u3000', '\ufeff', '\u200b', '\u0085', '\v']
const hostile = [
  "'; drop table x;--",
  '<script>',
  '=1+1',
  '\\',
  '"',
  '{}',
  'null',
  '\0',
  '\ud800',
  '\udc00',
  '\x1b[0m',
  '\x7f',
  '\x9f',
  '%0d%0a',
  'é',
  'e\u0301',
  '👍',
  '\u202e',
]
const anyText = (max: number) =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(...hostile),
    fc.constantFrom('a', '👍').chain((sign) => fc.constantFrom(max - 1, max, max + 1).map((size) => sign.repeat(size))),
  )
const edged = (text: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 3, arbitrary: text },
    fc.tuple(fc.constantFrom(...blanks), text, fc.constantFrom(...blanks)).map((parts) => parts.join('')),
  )
const email = fc.oneof(
  { weight: 3, arbitrary: fc.emailAddress() },
  fc.constantFrom(
    'a@b',
    'a@b.',
    '@b',
    'a@',
    'a@b..c',
    'a@-b.c',
    'a@b-.c',
    `a@${'b'.repeat(63)}.c`,
    `a@${'b'.repeat(64)}.c`,
  ),
  fc.constantFrom('a@b,c@d', 'a b@c', '"a"@b', 'a@[1.2.3.4]', 'ä@b.c', 'a@b.c\nBcc: d@e', `${'a'.repeat(250)}@b.c`),
)
const word = (values: string[]) => fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, anyText(5))

/** Answers of the right JSON type for a field, valid and invalid; undefined when it is left out. */
function answersTo(field: FormField): fc.Arbitrary<unknown> {
  const values = field.choices?.map(({ value }) => value) ?? []
  switch (field.type) {
    case 'email':
      return edged(email)
    case 'select':
    case 'radio':
      return edged(word(values))
    case 'checkbox':
      return fc.boolean()
    case 'checkboxes':
      return fc.array(word(values), { maxLength: 4 })
    case 'number':
      return fc.oneof(
        fc.constant(2),
        fc.integer({ min: -2, max: 5002 }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
      )
    case 'date':
      return edged(
        fc.oneof(
          fc
            .date({ min: new Date('2025-12-30'), max: new Date('2031-01-02'), noInvalidDate: true })
            .map((day) => day.toISOString().slice(0, 10)),
          fc.constantFrom(
            '2026-01-01',
            '2026-02-29',
            '2028-02-29',
            '2026-1-1',
            'today',
            '20260101',
            '0000-01-01',
            '9999-12-31',
            '2026-01-01T00:00:00Z',
            '2026-13-01',
            'infinity',
          ),
        ),
      )
    case 'hidden':
      return word([String(field.value)])
    default:
      return edged(anyText(field.max))
  }
}

const good = {
  name: 'Ada',
  email: 'ada@example.com',
  consent: true,
  size: 'other',
  size_other: 'huge',
  topics: ['press', 'board'],
  callback: true,
}
// A few fields at a time, so that many submissions are valid and the others are wrong in one or two ways.
const submission = fc
  .tuple(
    fc.subarray(Object.keys(good)),
    fc.subarray(form.fields, { maxLength: 3 }),
    fc.constantFrom({}, {}, {}, { unknown: 'x' }),
  )
  .chain(([kept, changed, more]) =>
    fc.record(Object.fromEntries(changed.map((field) => [field.name, answersTo(field)]))).map((answers) => ({
      ...(kept.length < 3 ? good : Object.fromEntries(Object.entries(good).filter(([name]) => kept.includes(name)))),
      ...answers,
      ...more,
    })),
  )

let inBrowser: typeof validate
beforeAll(async () => {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(project, 'src/forms/rules.ts'), formats: ['es'] },
    },
  })
  const [first] = [output].flat()
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('nothing was built')
  inBrowser = (await import(`data:text/javascript;base64,${Buffer.from(chunk.code).toString('base64')}`)).validate
})

onBothDatabases([everyField, ...visits], (database) => {
  const ports = (use: Database, of = everyField) => ({
    form: unlimited(of),
    rules,
    store: sqlStore(use.queryAs),
    site: '',
    origins: [],
    clientAddress: () => undefined,
    limited: false,
    log: () => undefined,
  })
  const post = (answers: unknown) =>
    new Request('http://site.test/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(answers),
    })
  const inDatabase = async (payload: unknown, of = form.name) => {
    try {
      const [row] = await database().query<{ outcome: string }>(
        "select lectern.submit_request($1::text::jsonb) ->> 'outcome' as outcome",
        [JSON.stringify({ form: of, payload, key: randomUUID(), mails: [] })],
      )
      return row?.outcome === 'stored'
    } catch {
      // A violated constraint, an invalid date or invalid characters: all count as refused.
      return false
    }
  }

  it.each(visits)(
    'browser, function and database agree on the days around today in the time zone of form $form.name',
    async (visit) => {
      const zone = visit.form.fields[0]?.zone
      const today = dayAt(Date.now(), typeof zone === 'string' ? zone : undefined)
      for (const { name, from, to } of visit.form.fields)
        for (const bound of [from, to]) {
          const span = sinceToday(typeof bound === 'string' ? bound : undefined)
          if (!span) continue
          const edge = dayAfter(today, span)
          for (const amount of [-1, 0, 1]) {
            const answers = { [name]: dayAfter(edge, { amount, unit: 'day' }) }
            const isTaken = amount === 0 || amount === (bound === from ? 1 : -1)
            expect(inBrowser(visit.form, answers).ok, JSON.stringify(answers)).toBe(isTaken)
            expect((await submit(post(answers), ports(database(), visit))).status).toBe(isTaken ? 200 : 422)
            expect(await inDatabase(answers, visit.form.name)).toBe(isTaken)
          }
        }
    },
  )

  it(`browser, function and database agree on ${runs} submissions`, async () => {
    let taken = 0
    await fc.assert(
      fc.asyncProperty(submission, async (answers) => {
        const checked = inBrowser(form, answers)
        const response = await submit(post(answers), ports(database()))
        expect(response.status).toBe(checked.ok ? 200 : 422)
        if (!checked.ok) expect(Object.keys((await response.json()).fields)).toEqual(Object.keys(checked.fields))
        // The database accepts exactly what the rules would leave unchanged.
        const final = checked.ok && JSON.stringify(sorted(checked.payload)) === JSON.stringify(sorted(answers))
        expect(await inDatabase(answers)).toBe(final)
        if (checked.ok) expect(await inDatabase(checked.payload)).toBe(true)
        if (checked.ok) taken++
      }),
      { numRuns: runs },
    )
    // Both valid and invalid submissions have to occur for the comparison to mean anything.
    expect(taken).toBeGreaterThan(runs / 10)
    expect(taken).toBeLessThan(runs * 0.9)
  }, 240_000)
})

const sorted = (answers: object) => Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1))
