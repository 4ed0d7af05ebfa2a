// How often and how long a behaviour runs, as an attribute of its script element. The build writes it and the script reads
// it, both here, so that neither can call it by another name.
import type { Behaviour } from '../site/model.ts'

type BehaviourType = Behaviour['type']

/** The attribute as markup: `data-TYPE="EVERY FOR"`, in milliseconds. */
export const scheduleMarkup = ({ type, every, for: duration }: Behaviour): string =>
  `data-${type}="${every} ${duration}"`

/** Both numbers as the page says them, in milliseconds; none where the page does not. */
export const readSchedule = (type: BehaviourType): number[] =>
  document.querySelector(`[data-${type}]`)?.getAttribute(`data-${type}`)?.split(' ').map(Number) ?? []
