// Describes a page's picture for link previews (Open Graph). src/images/share draws it.
import { createHash } from 'node:crypto'
import type { Route, Site } from '../site/model.ts'

/** Pixels. */
export const shareSize = { width: 1200, height: 630 }

export interface ShareImage {
  /** Path below the site's root. It contains a hash of words and colours, since services cache pictures by address. */
  file: string
  title: string
  /** The site's name, shown below the title. */
  name: string
}

/** Undefined if the site switches share images off, and for unlisted pages. */
export function shareImageOf(
  site: Site,
  { title, unlisted }: Pick<Route, 'title' | 'unlisted'>,
): ShareImage | undefined {
  if (!site.shareImages || unlisted) return undefined
  const inputs = JSON.stringify([title, site.name, site.theme])
  return { file: `og/${createHash('sha256').update(inputs).digest('hex').slice(0, 16)}.png`, title, name: site.name }
}
