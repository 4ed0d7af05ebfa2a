// The interval and duration of a behaviour, as an attribute of its script element. The build writes it and the script reads it,
// both in this file.
import type { Behaviour } from '../site/model.ts'

/** The attribute as markup: `data-schedule="EVERY FOR"`, in milliseconds. */
export const scheduleMarkup = ({ every, for: duration }: Behaviour): string => `data-schedule="${every} ${duration}"`

/** Reads both numbers from the page, in milliseconds. Throws when the page has no such attribute. */
export const readSchedule = () =>
  (document.querySelector('[data-schedule]') as Scheduled).dataset.schedule.split(' ').map(Number) as [
    every: number,
    duration: number,
  ]

interface Scheduled extends HTMLElement {
  dataset: { schedule: string }
}
