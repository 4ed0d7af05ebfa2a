// Formats days and times by language. Manifest values are local to the site, so no time zone applies.

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns a cached formatter: creating one takes a hundred times as long as using it. */
function formatOf(language: string, how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(how)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...how, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

/** Formats "2026-05-14" or "2026-05-14T…"; returns an invalid date unchanged. */
export function dayIn(language: string, day: string, how: Intl.DateTimeFormatOptions): string {
  const at = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? day : formatOf(language, how).format(at)
}

const weekdayAndDay: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'long' }

/** "Fri, 25 December", or "Fri, 25 December – Sun, 27 December". */
export function dayRangeIn(language: string, day: string, to = day): string {
  const first = dayIn(language, day, weekdayAndDay)
  return to === day ? first : `${first} – ${dayIn(language, to, weekdayAndDay)}`
}

/** Formats "19:30" as "7:30 PM" or "19:30". */
export const timeIn = (language: string, time: string): string =>
  formatOf(language, { timeStyle: 'short' }).format(new Date(`2000-01-01T${time}:00Z`))
