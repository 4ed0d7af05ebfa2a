// What of the window is in view during typing: a keyboard on the screen covers the rest.

/** Where the preview's own bar begins, in pixels from the window's top. */
export const barTop = (): number =>
  document.querySelector('lectern-preview')?.shadowRoot?.querySelector('.bar')?.getBoundingClientRect().top ??
  innerHeight

/** Where the page ends beside its panel, in pixels from the window's left. */
export const pageRight = (): number =>
  document.body.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(document.body).paddingRight)

/** Above the bar, in pixels from the window's top. */
export function seenAboveBar(): { from: number; to: number } {
  const { offsetTop: from = 0, height = innerHeight } = visualViewport ?? {}
  return { from, to: Math.min(barTop(), from + height) }
}

/** Scrolls the cursor above the bar and the keyboard, when it opens and when the typing begins, until the signal aborts. */
export function keepInView(field: HTMLElement, signal: AbortSignal) {
  const look = () => {
    const { to } = seenAboveBar()
    const range = getSelection()?.rangeCount ? getSelection()?.getRangeAt(0) : undefined
    const cursor = range?.getBoundingClientRect()
    const { bottom } = cursor && cursor.height > 0 ? cursor : field.getBoundingClientRect()
    if (bottom > to - 8) scrollBy({ top: bottom - to + 24, behavior: 'instant' })
  }
  visualViewport?.addEventListener('resize', look, { signal })
  look()
}

/** Calls it now and before each drawing of the window, until what is returned is called. */
export function beforeEachDrawing(follow: () => void): () => void {
  let frame = 0
  const next = () => {
    follow()
    frame = requestAnimationFrame(next)
  }
  next()
  return () => cancelAnimationFrame(frame)
}

/** In whole pixels. */
export function moveTo({ style }: HTMLElement, x: number, y: number) {
  style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
}
