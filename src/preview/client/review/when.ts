const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** `2 hours ago`. */
export function ago(when: string, now = Date.now()): string {
  const seconds = (now - Date.parse(when)) / 1000
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  for (const [unit, length] of units) if (seconds >= length) return words.format(-Math.floor(seconds / length), unit)
  return 'just now'
}

/** As people here write a day and a time. */
export const dated = (when: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(when))

/** The time alone where it was today. */
export function timeOf(when: string, now = new Date()): string {
  const moment = new Date(when)
  const isToday = moment.toDateString() === now.toDateString()
  return isToday ? new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(moment) : dated(when)
}
