// Parses opening hours into schema.org terms.
import type { Thing } from './json-ld.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const dayAt = (short = '') => days.findIndex((day) => day.startsWith(short))

/** `written`: "Mo-Fr,Su 08:30-18:30". A range of days may wrap around the end of the week. */
export function hoursThing(written: string): Thing {
  const [when = '', opens = '', closes = ''] = written.split(/ |-(?=\d)/)
  const dayOfWeek = when.split(',').flatMap((part) => {
    const [first, last = first] = part.split('-').map(dayAt)
    const from = first ?? 0
    const length = (((last ?? from) - from + 7) % 7) + 1
    return Array.from({ length }, (_, at) => days[(from + at) % 7] ?? '')
  })
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
}
