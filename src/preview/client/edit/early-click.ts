// Holds a click on the page, and the keys typed after it, from the press of Edit until the editor has located the texts.
import { elementOnPage } from '../pointers.ts'
import { type TypeAhead, typeAhead } from './type-ahead.ts'

interface EarlyClick extends TypeAhead {
  x: number
  y: number
}

let held: EarlyClick | undefined

const hold = (event: MouseEvent) => {
  if (!elementOnPage(event) || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  held = { ...(held ?? typeAhead()), x: event.clientX, y: event.clientY }
}

/** Holds back clicks on the page until `earlyClick` is called; the last one counts. */
export const holdEarlyClick = (): void => addEventListener('click', hold, true)

/** Returns the held click, if any, and stops holding. The caller must call its `end`. */
export function earlyClick(): EarlyClick | undefined {
  removeEventListener('click', hold, true)
  const click = held
  held = undefined
  return click
}
