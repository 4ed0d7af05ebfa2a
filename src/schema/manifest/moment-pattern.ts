/** `2026-12-20 08:00`, or a day alone, which is its first minute. */
export const momentPattern = '^[0-9]{4}-[0-9]{2}-[0-9]{2}( [0-9]{2}:[0-9]{2})?$'
