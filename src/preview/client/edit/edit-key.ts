// The key that moves the focus to Edit in the bar and switches editing on.

/** No browser uses it within a page. */
export const editKey = 'F2'

/** Calls back for each press of the key in this document, until the signal aborts. */
export function onEditKey(call: () => void, signal?: AbortSignal) {
  const press = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    if (key !== editKey || altKey || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    call()
  }
  addEventListener('keydown', press, { signal })
}
