// Days of the calendar, as text: they sort as they follow each other.

/** `2026-12-03` */
export type Day = string

/** Whether there is such a day, written `2026-12-03`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
