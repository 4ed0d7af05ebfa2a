// Keeps the page clear of what lies over its lower edge: its end can be scrolled above it, what takes the focus is scrolled
// above it, and the site's own notices stand above it.

export function keepClearOf(cover: HTMLElement) {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  new ResizeObserver(() => {
    const height = `${Math.ceil(cover.getBoundingClientRect().height)}px`
    sheet.replaceSync(
      `html { scroll-padding-bottom: ${height} }
       body { padding-bottom: ${height} }
       #root [data-edge="bottom"] { bottom: calc(${height} / var(--lectern-scale, 1) + 1rem) }`,
    )
  }).observe(cover)
  // A browser scrolls only the caret of a text area into view and may leave the rest of it covered.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.localName === 'textarea') target.scrollIntoView({ block: 'nearest' })
  })
}
