// Schemas for days, times and durations. Days and times are local to the site.
import Type from 'typebox'
import { datePattern } from './manifest/moment-pattern.ts'
import { type Annotation, patterned } from './vocabulary.ts'

const clock = '([01][0-9]|2[0-3]):[0-5][0-9]'
const weekday = '(Mo|Tu|We|Th|Fr|Sa|Su)'

/** A day: `2026-05-14`. */
export const date = ({ example = '2026-05-14', ...annotation }: Annotation) =>
  patterned('name', datePattern, { example, ...annotation })

/** A time in the site's time zone: `09:30`. */
export const time = ({ example = '09:30', ...annotation }: Annotation) =>
  patterned('name', `^${clock}$`, { example, ...annotation })

/** Weekdays with a time, `Mo-Fr 08:30-18:30`, or closed, `Su closed`. */
export const openingHours = () =>
  Type.String({
    description: 'Days and times, such as Mo-Fr 08:30-18:30 or Sa,Su 09:00-12:00, or Su closed.',
    pattern: `^${weekday}([-,]${weekday})* (${clock}-${clock}|closed)$`,
    maxLength: 60,
    examples: ['Mo-Fr 08:30-18:30'],
  })

/** A duration with its unit: `500 ms`, `8 s`, `10 minutes`, `30 days`, `12 months`. */
export const duration = (annotation: Annotation) =>
  patterned('name', '^[0-9]+ (ms|s|seconds?|minutes?|hours?|days?|months?)$', annotation)

/** A duration other than zero, between two events. */
export const interval = (annotation: Annotation) =>
  patterned('name', '^[0-9]*[1-9][0-9]* (ms|s|seconds?|minutes?|hours?|days?|months?)$', annotation)
