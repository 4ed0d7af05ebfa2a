import { words } from '../words.ts'

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** `2 hours ago`. */
export function ago(when: string): string {
  const seconds = (Date.now() - Date.parse(when)) / 1000
  for (const [unit, length] of units) if (seconds >= length) return words.ago(-Math.floor(seconds / length), unit)
  return words.review.justNow
}

/** Date and time in the editor's language. */
export const dated = (when: string): string => words.moment(new Date(when))

/** The time for a moment today, date and time otherwise. */
export function timeOf(when: string): string {
  const moment = new Date(when)
  const isToday = moment.toDateString() === new Date().toDateString()
  return isToday ? words.time(moment) : dated(when)
}
