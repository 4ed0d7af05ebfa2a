// A click on the page, and what is typed behind it, between the press of Edit and the moment at which the editor knows the texts.
import { type TypeAhead, typeAhead } from './type-ahead.ts'

export interface EarlyClick extends TypeAhead {
  x: number
  y: number
}

let kept: EarlyClick | undefined

const keep = (event: MouseEvent) => {
  const { target, clientX: x, clientY: y } = event
  const isOnPage = target instanceof Node && document.getElementById('root')?.contains(target)
  if (!isOnPage || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  kept = { ...(kept ?? typeAhead()), x, y }
}

/** Keeps the last click until `earlyClick` is called. */
export const keepEarlyClick = (): void => addEventListener('click', keep, true)

/** The click that was kept, whose `end` has to be called. */
export function earlyClick(): EarlyClick | undefined {
  removeEventListener('click', keep, true)
  const click = kept
  kept = undefined
  return click
}
