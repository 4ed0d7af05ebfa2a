// Calendar days as text, which sorts in calendar order. Runs in browsers: keep it small.

/** `2026-12-03` */
export type Day = string

/** Whether the text is an existing day, written `2026-12-03`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/** Returns the day in a time zone at a moment, in milliseconds since 1970. */
export function dayAt(at: number, zone = 'UTC'): Day {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}

export type DayUnit = 'day' | 'week' | 'month' | 'year'

/** `today - 18 years` has the amount -18 and the unit `year`. */
export interface DaySpan {
  amount: number
  unit: DayUnit
}

/** Parses `today` and `today + 6 months`; undefined for any other text. */
export function sinceToday(text: string | undefined): DaySpan | undefined {
  const match = /^today(?: ([+-]) (\d{1,4}) (day|week|month|year)s?)?$/.exec(text ?? '')
  if (!match) return undefined
  const [, sign, amount = '0', unit = 'day'] = match
  // Years of five digits would not sort as text.
  if (unit === 'year' && amount.length > 3) return undefined
  return { amount: Number(amount) * (sign === '-' ? -1 : 1), unit: unit as DayUnit }
}

/** Adds a span to a day. In a month without that day it returns the last one: 31 August plus 6 months is 28 February. */
export function dayAfter(day: Day, { amount, unit }: DaySpan): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  if (unit === 'day' || unit === 'week')
    return new Date(Date.UTC(year, month - 1, date + amount * (unit === 'week' ? 7 : 1))).toISOString().slice(0, 10)
  const months = amount * (unit === 'year' ? 12 : 1)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Returns a bound's day, computed from today where it is relative. */
export function dayOfBound(bound: string, today: () => Day): Day {
  const span = sinceToday(bound)
  return span ? dayAfter(today(), span) : bound
}
