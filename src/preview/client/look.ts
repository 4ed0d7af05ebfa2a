// The theme, the title and the language of what is shown, in the document itself.
import { fullTitle } from '../../render/full-title.ts'
import { themeCss } from '../../render/theme-css.ts'
import { directionOf } from '../../site/language.ts'
import type { PageState } from '../messages.ts'
import { query } from './query.ts'

const sheet = document.head.appendChild(document.createElement('style'))
let css = ''

export function showLook({ site }: PageState) {
  const scheme = query().scheme ?? site.theme.scheme
  const wanted = themeCss({ ...site.theme, scheme })
  // The same text again would make the browser work out every style again.
  if (wanted !== css) sheet.textContent = css = wanted
  for (const first of document.querySelectorAll('style[data-first]')) first.remove()
  document.documentElement.lang = site.language
  document.documentElement.dir = directionOf(site.language)
}

export function showTitle({ site }: PageState, path: string, isNotFound = false) {
  const route = site.routes.find((one) => one.path === path)
  document.title = fullTitle(site, route?.title ?? (isNotFound ? site.texts.notFoundTitle : site.texts.errorTitle))
}
