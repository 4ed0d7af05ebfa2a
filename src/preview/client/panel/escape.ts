// Handles Escape in the panel.
import type { KeyboardEvent } from 'react'
import { postToPage } from './panel-messages.ts'

/** Whether the target is a field whose list of options is open. Escape then closes only the list. */
export const isOpenList = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('[role=combobox][aria-expanded=true]')

/** Closes the panel or note on Escape. */
export function closeOnEscape({ key, defaultPrevented, target }: KeyboardEvent) {
  if (key === 'Escape' && !defaultPrevented && !isOpenList(target)) postToPage({ lectern: 'close' })
}
