// How often and how long a behaviour runs, as an attribute of its script element. The build writes it and the script reads
// it, both here, so that neither can call it by another name.
import type { Behaviour } from '../site/model.ts'

/** The attribute as markup: `data-schedule="EVERY FOR"`, in milliseconds. */
export const scheduleMarkup = ({ every, for: duration }: Behaviour): string => `data-schedule="${every} ${duration}"`

/** Both numbers as the page says them, in milliseconds. Throws where it does not say them. */
export function readSchedule() {
  const { schedule } = (document.querySelector('[data-schedule]') as HTMLElement).dataset
  return (schedule as string).split(' ').map(Number) as [every: number, duration: number]
}
