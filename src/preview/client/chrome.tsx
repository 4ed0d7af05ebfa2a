// Renders the preview's bar and sheets in a shadow tree, which keeps the site's styles and the preview's apart.
import { createRoot, type Root } from 'react-dom/client'
import type { DataRouter } from 'react-router-dom'
import { directionOf } from '../../site/language.ts'
import { adoptSheet } from './adopt-sheet.ts'
import { Bar } from './bar.tsx'
import css from './chrome.css?inline'
import controls from './controls.css?inline'
import editCss from './edit/edit.css?inline'
import factsCss from './facts.css?inline'
import { EditorNotice, StaleNotice } from './notices.tsx'
import sheetCss from './sheet.css?inline'
import tokens from './tokens.css?inline'
import { language } from './words.ts'

/** Renders the bar. Returns the function that sets the router that its switches navigate with. */
export function startChrome(): (router: DataRouter) => void {
  const { root, place } = shadowTree('lectern-preview')
  keepClearOf(place)
  root.render(<Bar />)
  return (router) => root.render(<Bar router={router} />)
}

/** Renders notices alone, in windows without a bar. */
export function startNotice() {
  shadowTree('lectern-notice').root.render(
    <>
      <EditorNotice />
      <StaleNotice />
    </>,
  )
}

function shadowTree(name: string): { root: Root; place: HTMLElement } {
  const host = document.body.appendChild(document.createElement(name))
  const tree = host.attachShadow({ mode: 'open' })
  adoptSheet(tree, tokens + controls + factsCss + css + sheetCss + editCss)
  const place = tree.appendChild(document.createElement('div'))
  place.className = 'chrome'
  place.lang = language
  // The page may be read from right to left.
  place.dir = directionOf(language)
  return { root: createRoot(place), place }
}

/** Keeps the page's lower edge clear of the bar: the end of the page, focused elements and the site's own notices stay above it. */
function keepClearOf(cover: HTMLElement) {
  const sheet = adoptSheet(document)
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
