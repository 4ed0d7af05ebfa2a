// The picture that stands for a page where its address is passed on: its name and what it says. Drawn by src/images/share.
import { createHash } from 'node:crypto'
import type { Route, Site } from '../site/model.ts'

/** Pixels, as the services that show it recommend. */
export const shareSize = { width: 1200, height: 630 }

/** What the picture is drawn from. */
export interface ShareImage {
  /** Below the site's root. Changes with the words and the colours, since services keep a picture by its address. */
  file: string
  title: string
  /** Shown small below the title. */
  name: string
}

/** Undefined where the site wants none, and for a page kept from search engines. */
export function shareImageOf(
  site: Site,
  { title, unlisted }: Pick<Route, 'title' | 'unlisted'>,
): ShareImage | undefined {
  if (!site.shareImages || unlisted) return undefined
  const inputs = JSON.stringify([title, site.name, site.theme])
  return { file: `og/${createHash('sha256').update(inputs).digest('hex').slice(0, 16)}.png`, title, name: site.name }
}
