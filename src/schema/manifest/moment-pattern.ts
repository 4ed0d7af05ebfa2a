/** `2026-12-20`. */
export const datePattern = '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'

/** `2026-12-20 08:00`, or a day alone, which means its first minute. */
export const momentPattern = '^[0-9]{4}-[0-9]{2}-[0-9]{2}( [0-9]{2}:[0-9]{2})?$'
