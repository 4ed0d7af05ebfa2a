// What the preview puts round a page: the bar, the list of problems, the panel of sent requests. In a shadow tree, so that
// neither the site's styles nor its scripts reach it, nor it them.
import { createRoot, type Root } from 'react-dom/client'
import type { createBrowserRouter } from 'react-router-dom'
import type { OpenAnswer } from '../messages.ts'
import { Bar } from './bar.tsx'
import css from './chrome.css?inline'
import controls from './controls.css?inline'
import editCss from './edit/edit.css?inline'
import { keepClearOf } from './keep-clear.ts'
import { EditorNotice, StaleNotice } from './notices.tsx'
import sheetCss from './sheet.css?inline'
import tokens from './tokens.css?inline'
import { language } from './words.ts'

type Router = ReturnType<typeof createBrowserRouter>

export interface Chrome {
  /** Tells which router the switches of the bar go by. */
  follow(router: Router): void
  /** Tells where the thing that was clicked comes from. */
  sayOrigin(answer: OpenAnswer): void
}

export function startChrome(): Chrome {
  const { root, place } = shadowTree('lectern-preview')
  keepClearOf(place)
  let router: Router | undefined
  let origin: OpenAnswer | undefined
  const draw = () => root.render(<Bar router={router} origin={origin} />)
  draw()
  return {
    follow(given) {
      router = given
      draw()
    },
    sayOrigin(answer) {
      origin = answer
      draw()
    },
  }
}

/** For windows without a bar: says there why no editor opened. */
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
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(tokens + controls + css + sheetCss + editCss)
  tree.adoptedStyleSheets = [sheet]
  const place = tree.appendChild(document.createElement('div'))
  place.className = 'chrome'
  place.lang = language
  return { root: createRoot(place), place }
}
