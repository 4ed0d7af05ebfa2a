// Points in time by the clock of the site's time zone.

import { type Day, isDay } from '../../supabase/functions/_shared/day.ts'
import { nearest } from '../problems/nearest.ts'

const day = 86_400_000

export type Moment =
  | { kind: 'one'; at: number }
  /** The clock passes over it, on the night it is put forward: the moments before and after. */
  | { kind: 'skipped'; before: string; after: string }
  /** The clock shows it twice, on the night it is put back. */
  | { kind: 'twice'; before: string; after: string }
  /** Not a day or a time of any calendar. */
  | { kind: 'none' }

/** `2026-12-20 08:00` or `2026-12-20`. */
export function momentOf(text: string, zone: string): Moment {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}))?$/.exec(text)
  if (!match) return { kind: 'none' }
  const [year, month, date, hour, minute] = match.slice(1).map((part) => Number(part ?? 0))
  if (year === undefined || !isDay(text.slice(0, 10)) || (hour ?? 0) > 23 || (minute ?? 0) > 59) return { kind: 'none' }
  const wall = Date.UTC(year, (month ?? 1) - 1, date, hour, minute)
  const found = [...new Set([-day, day].map((by) => wall - offsetAt(wall + by, zone)))].filter(
    (at) => at + offsetAt(at, zone) === wall,
  )
  const [only, second] = found
  if (only !== undefined && second === undefined) return { kind: 'one', at: only }
  // A day alone is its first minute, also where the clock is put forward at midnight.
  if (only === undefined && match[4] === undefined) return momentOf(`${text} 01:00`, zone)
  const near = (by: number) => new Date(wall + by).toISOString().slice(0, 16).replace('T', ' ')
  const kind = only === undefined ? 'skipped' : 'twice'
  return { kind, before: near(-3_600_000), after: near(3_600_000) }
}

/** `2026-12-20 08:00`, as the clock of the zone shows it. */
export const written = (at: number, zone: string): string =>
  new Date(at + offsetAt(at, zone)).toISOString().slice(0, 16).replace('T', ' ')

/** The day that a point in time is on, by the clock of the zone; of a moment as it is written, its own. */
export const dayOf = (at: number | string, zone = 'UTC'): Day =>
  typeof at === 'string' ? at.slice(0, 10) : written(at, zone).slice(0, 10)

/** When the zone's next day begins. */
export function nextDay(at: number, zone = 'UTC'): number {
  const next = dayOf(Date.parse(dayOf(at, zone)) + day)
  const found = momentOf(next, zone)
  // Where the clock is put back at midnight, its first one.
  return found.kind === 'one' ? found.at : Date.parse(next) - offsetAt(at, zone)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Milliseconds by which the zone's clock is ahead of UTC. Throws a RangeError for a zone that is none. */
function offsetAt(at: number, zone: string): number {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  clocks.set(zone, clock)
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day: date, hour, minute, second } = parts
  return Date.UTC(year, month - 1, date, hour, minute, second) - Math.floor(at / 1000) * 1000
}

export function isZone(zone: string): boolean {
  try {
    offsetAt(0, zone)
    return true
  } catch {
    return false
  }
}

/** The name of the IANA that a zone is nearly written as, or whose city it is. */
export function zoneMeant(zone: string): string | undefined {
  const known = Intl.supportedValuesOf('timeZone')
  const plain = zone.normalize('NFD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, '_')
  const city = known.find((name) => name.split('/').at(-1)?.toLowerCase() === plain.toLowerCase())
  return city ?? nearest(plain, known)
}
