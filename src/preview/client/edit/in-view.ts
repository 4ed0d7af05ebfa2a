// What of the window is in view while somebody types: a keyboard on the screen covers the rest.

/** In pixels from the window's top. `bar`: where the preview's own bar begins. */
export function seenAbove(bar: number): { from: number; to: number } {
  const { offsetTop: from = 0, height = innerHeight } = visualViewport ?? {}
  return { from, to: Math.min(bar, from + height) }
}

/** Scrolls the cursor above the bar and the keyboard, when it opens and when the typing begins, until the signal aborts. */
export function keepInView(field: HTMLElement, signal: AbortSignal) {
  const look = () => {
    const bar = document.querySelector('lectern-preview')?.shadowRoot?.querySelector('.bar')
    const { to } = seenAbove(bar?.getBoundingClientRect().top ?? innerHeight)
    const range = getSelection()?.rangeCount ? getSelection()?.getRangeAt(0) : undefined
    const cursor = range?.getBoundingClientRect()
    const { bottom } = cursor && cursor.height > 0 ? cursor : field.getBoundingClientRect()
    if (bottom > to - 8) scrollBy({ top: bottom - to + 24, behavior: 'instant' })
  }
  visualViewport?.addEventListener('resize', look, { signal })
  look()
}
