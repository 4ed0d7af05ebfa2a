// Renders a page as a document without scripts, for the comparison of two states.
import css from 'virtual:lectern-styles?inline'
import { siteOf } from '../../../site/editions.ts'
import type { Images } from '../../../site/images.ts'
import type { Site } from '../../../site/model.ts'
import { drawnPage } from '../drawn-page.tsx'
import { staticDocument } from '../static-document.ts'

export interface StaticPage {
  site: Site
  path: string
  images: Images
  scheme?: Site['theme']['scheme']
}

/** Returns undefined where the site has no such page. */
export function pageDocument({ site, path, images, scheme = site.theme.scheme }: StaticPage): string | undefined {
  const route = site.routes.find((one) => one.path === path)
  if (!route) return undefined
  const { language } = siteOf(site, route)
  const body = drawnPage(site, path, images) ?? ''
  return staticDocument({ theme: { ...site.theme, scheme }, language, title: route.title, css, body })
}
