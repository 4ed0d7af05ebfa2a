// Converts between points in time and the clock of the site's time zone.
import { type Day, isDay } from '../../supabase/functions/_shared/day.ts'
import { nearest } from '../problems/nearest.ts'

const day = 86_400_000

export type Moment =
  | { kind: 'one'; at: number }
  /** Skipped when the clock is put forward; with the times before and after. */
  | { kind: 'skipped'; before: string; after: string }
  /** Shown twice when the clock is put back. */
  | { kind: 'twice'; before: string; after: string }
  /** Not a valid day or time. */
  | { kind: 'none' }

/** Parses "2026-12-20 08:00" or "2026-12-20" in a time zone. */
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
  // A day without a time means its first minute, which is 01:00 where the clock is put forward at midnight.
  if (only === undefined && match[4] === undefined) return momentOf(`${text} 01:00`, zone)
  const near = (by: number) => new Date(wall + by).toISOString().slice(0, 16).replace('T', ' ')
  const kind = only === undefined ? 'skipped' : 'twice'
  return { kind, before: near(-3_600_000), after: near(3_600_000) }
}

/** Formats a point in time as "2026-12-20 08:00" in the zone. */
export const writtenMoment = (at: number, zone: string): string =>
  new Date(at + offsetAt(at, zone)).toISOString().slice(0, 16).replace('T', ' ')

/** Returns the day of a point in time in the zone; of a written moment, its first ten characters. */
export const dayOf = (at: number | string, zone = 'UTC'): Day =>
  typeof at === 'string' ? at.slice(0, 10) : writtenMoment(at, zone).slice(0, 10)

/** Returns when the next day begins in the zone, in milliseconds since 1970. */
export const nextDay = (at: number, zone = 'UTC'): number => startOfDay(dayOf(Date.parse(dayOf(at, zone)) + day), zone)

/** Returns when a day begins in the zone, in milliseconds since 1970. */
export function startOfDay(date: Day, zone = 'UTC'): number {
  const found = momentOf(date, zone)
  const wall = Date.parse(date)
  // Midnight occurs twice where the clock is put back then: the first one counts.
  return found.kind === 'one' ? found.at : wall - offsetAt(wall - day, zone)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Returns the zone's offset from UTC in milliseconds. Throws a RangeError for an unknown zone. */
function offsetAt(at: number, zone: string): number {
  // The first use of Intl takes a twentieth of a build that changes nothing.
  if (zone === 'UTC') return 0
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

/** Returns the zone; for one that does not exist, UTC. */
export const zoneOrUtc = (zone: string): string => (isZone(zone) ? zone : 'UTC')

/** `Lisboa` → `Europe/Lisbon`. */
function zoneOfCityNear(word: string, zones: readonly string[]): string | undefined {
  const cities = new Map(zones.map((zone) => [zone.slice(zone.lastIndexOf('/') + 1), zone]))
  const near = nearest(word, cities.keys())
  return near === undefined ? undefined : cities.get(near)
}

/** Returns the IANA name that a misspelt zone or a city means; undefined when none is near. */
export function zoneMeant(zone: string): string | undefined {
  const known = Intl.supportedValuesOf('timeZone')
  const plain = zone.normalize('NFD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, '_')
  const city = known.find((name) => name.split('/').at(-1)?.toLowerCase() === plain.toLowerCase())
  return city ?? nearest(plain, known) ?? zoneOfCityNear(plain, known)
}
