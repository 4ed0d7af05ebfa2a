// Parses opening hours: "Mo-Fr,Su 08:30-18:30", "Su closed". A range of days may wrap around the end of the week.
import type { Thing } from './json-ld.ts'

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const dayAt = (short = '') => names.findIndex((name) => name.startsWith(short))

/** Returns the weekdays, as `Date` counts them: Sunday is 0. */
export const weekdaysOf = (written: string): number[] =>
  (written.split(' ')[0] ?? '').split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(dayAt)
    const length = ((last - first + 7) % 7) + 1
    return Array.from({ length }, (_, at) => (first + at) % 7)
  })

/** In schema.org terms, where a closed day opens and closes at midnight. */
export function hoursThing(written: string): Thing {
  const [opens = '', closes = opens] = (written.split(' ')[1] ?? '').replace('closed', '00:00').split('-')
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdaysOf(written).map((day) => names[day] ?? ''),
    opens,
    closes,
  }
}
