// Caches the site's styles and the scripts that Vite puts into a document's head, by the hash of the source, so that the first page of
// the next start does not wait for Vite.
import type { ViteDevServer } from 'vite'
import { ownBlocks } from '../../blocks/own-blocks.ts'
import { Cache } from '../../cache/cache.mjs'
import { themeCss } from '../../render/theme-css.ts'
import { siteAt } from '../../site/editions.ts'
import type { PageState } from '../messages.ts'
import { schemeOf } from '../scheme.ts'
import { drawnPage } from './drawn-page.tsx'
import type { EngineSource } from './engine-form.ts'
import type { RenderedPage } from './shell.ts'

export interface FirstLook {
  /** HTML. */
  head: string
  css: string
}

const prefix = 'first-look-'
const fileOf = (sourceHash: string) => `${prefix}${sourceHash}.json`

/** Returns undefined where this source has not been started before. */
export function firstLook(cache: string, sourceHash: string | undefined): FirstLook | undefined {
  if (sourceHash === undefined) return undefined
  try {
    const found = new Cache(cache).read(fileOf(sourceHash))
    return found && (JSON.parse(found.toString('utf8')) as FirstLook)
  } catch {
    // An unreadable cache file only means that pages wait for Vite.
    return undefined
  }
}

/** Caches the head and the styles of this source, and drops those of sources that were started long ago. */
export async function cacheFirstLook(
  cache: string,
  sourceHash: string,
  { vite, source }: { vite: ViteDevServer; source: EngineSource },
): Promise<void> {
  const looks = new Cache(cache)
  if (looks.has(fileOf(sourceHash))) return
  const html = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>')
  const head = /<head>(.*)<\/head>/s.exec(html)?.[1]
  if (head === undefined) return
  const { styles } = await source.stills()
  looks.write(fileOf(sourceHash), JSON.stringify({ head, css: styles } satisfies FirstLook))
  looks.forget(prefix)
}

/** Renders a page; undefined where it does not exist or fails to render. The browser then draws it and reports the error. */
export function drawFirstPage(
  { head, css }: FirstLook,
  { site, images }: PageState,
  { path, scheme }: { path: string; scheme: string | null },
): RenderedPage | undefined {
  try {
    const body = drawnPage(site, path, images)
    const own = Object.values(ownBlocks()?.styles ?? {}).map((one) => `@layer blocks{${one}}`)
    const theme = themeCss(
      { ...site.theme, scheme: schemeOf(scheme) ?? site.theme.scheme },
      siteAt(site, path).language,
    )
    return body === undefined ? undefined : { head, body, styles: [css + own.join(''), theme] }
  } catch {
    return undefined
  }
}
