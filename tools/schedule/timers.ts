// Converts moments to lines of cron: five fields, in UTC, without a year.
import { nextDay } from '../../src/content/moments.ts'

/** Milliseconds. Cron has no year, so a line for a later moment would run a year early. */
export const horizon = 365 * 86_400_000

/** One line of cron. */
export interface Timer {
  /** `0 7 20 12 *` */
  cron: string
  /** Milliseconds since 1970; empty for a timer that runs every day. */
  moments: number[]
}

const minuteAndHour = (at: number): string => {
  const date = new Date(at)
  return `${date.getUTCMinutes()} ${date.getUTCHours()}`
}

/** Groups moments of the same time and month into one line. `daily` adds timers for the beginning of each day, in summer and winter. */
export function timersFor(
  moments: readonly number[],
  daily: { from: number; zone: string | undefined } | undefined,
): Timer[] {
  const everyDay = new Set(daily ? midnights(daily) : [])
  const groups = new Map<string, { days: Set<number>; moments: number[] }>()
  for (const at of moments) {
    const time = minuteAndHour(at)
    if (everyDay.has(time)) continue
    const date = new Date(at)
    const key = `${time} | ${date.getUTCMonth() + 1}`
    const group = groups.get(key) ?? { days: new Set(), moments: [] }
    groups.set(key, group)
    group.days.add(date.getUTCDate())
    group.moments.push(at)
  }
  return [
    ...[...everyDay].map((time) => ({ cron: `${time} * * *`, moments: [] })),
    ...[...groups].map(([key, group]) => {
      const [time, month] = key.split(' | ')
      const days = [...group.days].sort((a, b) => a - b).join(',')
      return { cron: `${time} ${days} ${month} *`, moments: group.moments }
    }),
  ]
}

/** The times in UTC at which days begin: two in zones with daylight saving time. */
function midnights({ from, zone }: { from: number; zone: string | undefined }): Set<string> {
  const times = new Set<string>()
  for (let at = nextDay(from, zone); at < from + horizon; at = nextDay(at, zone)) times.add(minuteAndHour(at))
  return times
}
