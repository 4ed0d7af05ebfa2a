// Sets theme, title and language of the shown page in the document.
import { fullTitle } from '../../render/full-title.ts'
import { themeCss } from '../../render/theme-css.ts'
import { siteAt } from '../../site/editions.ts'
import { directionOf } from '../../site/language.ts'
import type { Site } from '../../site/model.ts'
import type { PageState } from '../messages.ts'
import { currentNews } from './news.ts'
import { pageHere, query } from './query.ts'

const sheet = document.head.appendChild(document.createElement('style'))
let css = ''

export function showLook({ site }: PageState, path: string) {
  const scheme = query().scheme ?? site.theme.scheme
  const { language } = siteAt(site, path)
  const wanted = themeCss({ ...site.theme, scheme }, language)
  // Setting the same CSS again would make the browser recompute all styles.
  if (wanted !== css) sheet.textContent = css = wanted
  for (const first of document.querySelectorAll('style[data-first]')) first.remove()
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

export function showTitle({ site: whole }: PageState, path: string, isNotFound = false) {
  const site = siteAt(whole, path)
  const route = site.routes.find((one) => one.path === path)
  document.title = fullTitle(site, route?.title ?? (isNotFound ? site.texts.notFoundTitle : site.texts.errorTitle))
}

/** Previews a theme until the next redraw; undefined ends the preview. */
export function tryLook(theme: Site['theme'] | undefined) {
  const { shown } = currentNews()
  if (shown) showLook(theme ? { ...shown, site: { ...shown.site, theme } } : shown, pageHere())
}
