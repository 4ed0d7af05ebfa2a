// Measures the part of the page that is visible while typing: not covered by the bar, the panel or an on-screen keyboard.
import { cursorBox } from './cursor.ts'

/** The first match in the preview's shadow tree. */
export const inChrome = <E extends Element>(selector: string): E | null | undefined =>
  document.querySelector('lectern-preview')?.shadowRoot?.querySelector<E>(selector)

export function focusNote() {
  const button = () => inChrome<HTMLElement>('.note button:not(:disabled)')
  // A text that has just opened has no note before the next frame.
  if (button()) button()?.focus()
  else requestAnimationFrame(() => button()?.focus())
}

/** Leads to the question of the note. Its buttons would be pressed by a blank among the words typed next. */
export const focusQuestion = () => inChrome<HTMLElement>('.note')?.focus()

/** Upper edge of the bar and of what lies above it (a sheet, a notice, a narrow window's panel), in pixels from the window's top. */
function barTop(): number {
  const { top = innerHeight } = inChrome('.chrome')?.getBoundingClientRect() ?? {}
  const panel = inChrome('.panel-frame')?.getBoundingClientRect()
  return panel && panel.left <= 0 ? Math.min(top, panel.top) : top
}

/** Upper edge of the status above the bar, or of the bar, in pixels from the window's top. */
export function freeAbove(): number {
  const { top = 0, height = 0 } = inChrome('.edit-status')?.getBoundingClientRect() ?? {}
  return height > 0 ? Math.min(top, barTop()) : barTop()
}

/** Right edge of the page, or left edge of the panel, in pixels from the window's left. */
export function pageRight(): number {
  const { left = 0 } = inChrome('.panel-frame')?.getBoundingClientRect() ?? {}
  return left > 0 ? left : document.documentElement.clientWidth
}

/** Upper and lower edge of the visible page above the bar, in pixels from the window's top. */
export function seenAboveBar(): { from: number; to: number } {
  const { offsetTop: from = 0, height = innerHeight } = visualViewport ?? {}
  return { from, to: Math.min(barTop(), from + height) }
}

/** Scrolls the cursor into the visible part now, and whenever an on-screen keyboard opens, until the signal aborts. */
export function keepInView(field: HTMLElement, signal: AbortSignal) {
  const scrollToCursor = () => {
    const { to } = seenAboveBar()
    const { bottom } = cursorBox() ?? field.getBoundingClientRect()
    if (bottom > to - 8) scrollBy({ top: bottom - to + 24, behavior: 'instant' })
  }
  visualViewport?.addEventListener('resize', scrollToCursor, { signal })
  scrollToCursor()
}

/** Calls back now and in each animation frame. Returns the function that stops it. */
export function beforeEachDrawing(follow: () => void): () => void {
  let frame = 0
  const next = () => {
    follow()
    frame = requestAnimationFrame(next)
  }
  next()
  return () => cancelAnimationFrame(frame)
}

/** Moves an element to a point of the window, in whole pixels. */
export function moveTo({ style }: HTMLElement, x: number, y: number) {
  style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
}
