/**
 * A list takes keys for a drag from the next frame on, and on a slow machine that is late: an arrow that is pressed before would
 * move the focus in the list, Enter open a row. Keys are kept until then, and pressed once more.
 */
export function keepKeysForDrag() {
  const kept: KeyboardEvent[] = []
  const types = ['keydown', 'keyup'] as const
  const keep = (event: KeyboardEvent) => {
    // Those that are pressed once more come from here.
    if (!event.isTrusted) return
    event.preventDefault()
    event.stopImmediatePropagation()
    kept.push(event)
  }
  const pressNext = () => {
    const event = kept.shift()
    if (event) {
      document.activeElement?.dispatchEvent(new KeyboardEvent(event.type, event))
      // What it has changed is drawn before the next.
      setTimeout(pressNext)
    } else for (const type of types) removeEventListener(type, keep, true)
  }
  for (const type of types) addEventListener(type, keep, true)
  // The list begins in the next frame, and has drawn that in the one after it.
  requestAnimationFrame(() => requestAnimationFrame(pressNext))
}
