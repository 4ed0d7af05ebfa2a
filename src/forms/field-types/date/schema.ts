import { dayAt, dayOfBound, isDay, sinceToday } from '../../../../supabase/functions/_shared/day.ts'
import type { Bounded } from '../../../../supabase/functions/_shared/field-rules.ts'
import type { FieldTypeSchema } from '../../field-type.ts'
import { autofill, bounds } from '../../settings.ts'
import { quote } from '../../sql-text.ts'

const dayOn = (bound: string) => dayOfBound(bound, () => '2026-01-31')

/** Prints a day, or how far a bound is from today: the page may be older than today. */
function inWords(bound: string, language: string): string {
  const span = sinceToday(bound)
  if (span) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(span.amount, span.unit)
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(bound))
}

export default {
  about: 'A day.',
  settings: { ...autofill, ...bounds },
  message: {
    about: 'The answer is not a day, or out of bounds. {from} and {to} are filled in.',
    text: '{label} must be a day, like 2026-01-31.',
    bounded: {
      from: '{label} must be a day: {from} at the earliest.',
      to: '{label} must be a day: {to} at the latest.',
      between: '{label} must be a day: {from} at the earliest, {to} at the latest.',
    },
  },
  bounds: {
    noun: 'day',
    format: 'date',
    how: 'Write it as in "2026-01-31", in quotes; or as in today, today + 6 months, today - 18 years.',
    isOne: (text) => sinceToday(text) !== undefined || isDay(text),
    areCrossed: (from, to) =>
      // A bound relative to today and a fixed one may cross on some days only.
      (sinceToday(from) === undefined) === (sinceToday(to) === undefined) && dayOn(from) > dayOn(to),
    inWords,
  },
  synonyms: ['day'],
  column: {
    type: 'date',
    check: ({ from = '0001-01-01', to = '9999-12-31', zone }: Bounded, column) =>
      `${column} between ${boundInSql(from, zone)} and ${boundInSql(to, zone)}`,
  },
  sample: ({ from, to, zone }: Bounded) => dayOfBound(from ?? to ?? '2026-01-31', () => dayAt(Date.now(), zone)),
} satisfies FieldTypeSchema

/** `today` becomes the day on which the request came, so that stored rows stay valid, also in a restored backup. */
function boundInSql(bound: string, zone = 'UTC'): string {
  const span = sinceToday(bound)
  if (!span) return quote(bound)
  const today = `(created_at at time zone ${quote(zone)})::date`
  return span.amount === 0 ? today : `(${today} + interval '${span.amount} ${span.unit}')::date`
}
