// Days and times as a language writes them. What the manifest says is a day or a time where the site is, so no time zone has a say.

/** `day` is `2026-05-14`, or a moment of that day. Written as it stands where there is no such day. */
export function dayIn(language: string, day: string, how: Intl.DateTimeFormatOptions): string {
  const at = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? day : new Intl.DateTimeFormat(language, { ...how, timeZone: 'UTC' }).format(at)
}

const weekdayAndDay: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'long' }

/** `Fri, 25 December`, or the days from one to another; each with its own month. */
export function dayRangeIn(language: string, day: string, to = day): string {
  const first = dayIn(language, day, weekdayAndDay)
  return to === day ? first : `${first} – ${dayIn(language, to, weekdayAndDay)}`
}

/** `19:30` as `7:30 PM` or `19:30`. */
export const timeIn = (language: string, time: string): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`2000-01-01T${time}:00Z`))
