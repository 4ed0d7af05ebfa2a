// Days of the calendar, as text: they sort as they follow each other. Runs in browsers; keep it small.

/** `2026-12-03` */
export type Day = string

/** Whether there is such a day, written `2026-12-03`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/** The day that it is by the clock of a zone, at a point in time in milliseconds since 1970. */
export function dayAt(at: number, zone = 'UTC'): Day {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}

export type Unit = 'day' | 'week' | 'month' | 'year'

/** Of `today - 18 years`: -18 and `year`. */
export interface DaySpan {
  amount: number
  unit: Unit
}

/** `today`, `today + 6 months`; undefined for any other text. */
export function sinceToday(text: string | undefined): DaySpan | undefined {
  const match = /^today(?: ([+-]) (\d{1,4}) (day|week|month|year)s?)?$/.exec(text ?? '')
  if (!match) return undefined
  const [, sign, amount = '0', unit = 'day'] = match
  // A year of five digits would not sort.
  if (unit === 'year' && amount.length > 3) return undefined
  return { amount: Number(amount) * (sign === '-' ? -1 : 1), unit: unit as Unit }
}

/** The day that is so far from another one. Of a month without that day, the last one: 31 August and 6 months are 28 February. */
export function dayAfter(day: Day, { amount, unit }: DaySpan): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  if (unit === 'day' || unit === 'week')
    return new Date(Date.UTC(year, month - 1, date + amount * (unit === 'week' ? 7 : 1))).toISOString().slice(0, 10)
  const months = amount * (unit === 'year' ? 12 : 1)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** A bound of a field as it is today; a day stays the day that it is. */
export function dayOfBound(bound: string, today: () => Day): Day {
  const span = sinceToday(bound)
  return span ? dayAfter(today(), span) : bound
}
