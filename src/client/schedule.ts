// How often and how long a behaviour runs, as an attribute of its script element. The build writes it and the script reads
// it, both here, so that neither can call it by another name.
import type { Behaviour } from '../site/model.ts'

/** The attribute as markup: `data-schedule="EVERY FOR"`, in milliseconds. */
export const scheduleMarkup = ({ every, for: duration }: Behaviour): string => `data-schedule="${every} ${duration}"`

/** Both numbers as the page says them, in milliseconds. Throws where it does not say them. */
export const readSchedule = () =>
  (document.querySelector('[data-schedule]') as Scheduled).dataset.schedule.split(' ').map(Number) as [
    every: number,
    duration: number,
  ]

interface Scheduled extends HTMLElement {
  dataset: { schedule: string }
}
