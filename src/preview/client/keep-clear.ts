// Keeps the page's lower edge clear of the bar: the end of the page, focused elements and the site's own notices stay above it.

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
  // Browsers scroll only the caret of a text area into view, and may leave the rest covered.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.localName === 'textarea') target.scrollIntoView({ block: 'nearest' })
  })
}
