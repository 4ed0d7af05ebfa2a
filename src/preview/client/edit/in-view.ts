// What of the window is in view during typing: a keyboard on the screen covers the rest.

/** Where the bar begins, or what lies above it (a sheet, a notice, the panel of a narrow window), in pixels from the window's top. */
export function barTop(): number {
  const chrome = document.querySelector('lectern-preview')?.shadowRoot?.querySelector('.chrome')
  if (!chrome) return innerHeight
  const panel = chrome.querySelector('.panel-frame')?.getBoundingClientRect()
  const { top } = chrome.getBoundingClientRect()
  return panel && panel.left <= 0 ? Math.min(top, panel.top) : top
}

/** Where what is said above the bar begins, or the bar, in pixels from the window's top. */
export function freeAbove(): number {
  const said = document.querySelector('lectern-preview')?.shadowRoot?.querySelector('.edit-status')
  const { top = 0, height = 0 } = said?.getBoundingClientRect() ?? {}
  return height > 0 ? Math.min(top, barTop()) : barTop()
}

/** Where the page ends, or the panel beside it or over it begins, in pixels from the window's left. */
export function pageRight(): number {
  const panel = document.querySelector('lectern-preview')?.shadowRoot?.querySelector('.panel-frame')
  const { left = 0 } = panel?.getBoundingClientRect() ?? {}
  return left > 0 ? left : document.documentElement.clientWidth
}

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
