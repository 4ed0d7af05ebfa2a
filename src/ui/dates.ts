// Days and times as a language writes them. What the manifest says is a day or a time where the site is, so no time zone has a say.

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once: that takes a hundred times as long as using it. */
function formatOf(language: string, how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(how)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...how, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

/** `day` is `2026-05-14`, or a moment of that day. Written as it stands where there is no such day. */
export function dayIn(language: string, day: string, how: Intl.DateTimeFormatOptions): string {
  const at = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? day : formatOf(language, how).format(at)
}

const weekdayAndDay: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'long' }

/** `Fri, 25 December`, or the days from one to another; each with its own month. */
export function dayRangeIn(language: string, day: string, to = day): string {
  const first = dayIn(language, day, weekdayAndDay)
  return to === day ? first : `${first} – ${dayIn(language, to, weekdayAndDay)}`
}

/** `19:30` as `7:30 PM` or `19:30`. */
export const timeIn = (language: string, time: string): string =>
  formatOf(language, { timeStyle: 'short' }).format(new Date(`2000-01-01T${time}:00Z`))
