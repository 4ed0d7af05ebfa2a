// The key that leads to Edit in the bar, and switches editing on where it is off.
import { onPanelMessage } from '../panel/panel-page-messages.ts'

/** No browser has another use for it within a page. */
export const editKey = 'F2'

const isEditKey = (event: KeyboardEvent) =>
  event.key === editKey && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey

/** Calls back with each press, on the page or in the panel beside it; gives what ends that. */
export function onEditKey(call: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (!isEditKey(event)) return
    event.preventDefault()
    call()
  }
  addEventListener('keydown', press)
  const stop = onPanelMessage(undefined, ({ lectern }) => lectern === 'edit' && call())
  return () => {
    removeEventListener('keydown', press)
    stop()
  }
}

/** Within the panel: the page has the bar. */
export function leadToEdit(tell: () => void) {
  addEventListener('keydown', (event) => {
    if (!isEditKey(event)) return
    event.preventDefault()
    tell()
  })
}
