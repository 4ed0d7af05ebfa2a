// A page as a document by itself, with nothing in it that runs: what is set beside another state of it.
import css from 'virtual:lectern-styles?inline'
import { escapeHtml } from '../../../render/escape.ts'
import { htmlTag } from '../../../render/html-tag.ts'
import { themeCss } from '../../../render/theme-css.ts'
import { siteOf } from '../../../site/editions.ts'
import type { Images } from '../../../site/images.ts'
import type { Site } from '../../../site/model.ts'
import { drawnPage } from '../drawn-page.tsx'

export interface StaticPage {
  site: Site
  path: string
  images: Images
  scheme?: Site['theme']['scheme']
}

/** Undefined where the site has no such page. */
export function pageDocument({ site, path, images, scheme = site.theme.scheme }: StaticPage): string | undefined {
  const route = site.routes.find((one) => one.path === path)
  if (!route) return undefined
  const body = drawnPage(site, path, images)
  const { language } = siteOf(site, route)
  const style = (text: string) => `<style>${text.replaceAll('</', '<\\/')}</style>`
  return (
    `<!doctype html>${htmlTag(language)}<head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(route.title)}</title>` +
    `${style(css)}${style(themeCss({ ...site.theme, scheme }, language))}</head><body><div id="root">${body}</div></body></html>`
  )
}
