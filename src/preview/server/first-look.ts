// What a page needs besides its HTML before Vite is there: the styles of the site and the scripts Vite puts into a document's
// head. Kept from the last start of the same source.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { ownBlocks } from '../../blocks/own-blocks.ts'
import { themeCss } from '../../render/theme-css.ts'
import type { PageState } from '../messages.ts'
import { drawnPage } from './drawn-page.tsx'
import type { Drawn } from './shell.ts'

export interface FirstLook {
  /** HTML. */
  head: string
  css: string
}

const prefix = 'first-look-'
const fileOf = (cache: string, sourceHash: string) => join(cache, `${prefix}${sourceHash}.json`)

/** Undefined where this source has not been started yet. */
export function firstLook(cache: string, sourceHash: string | undefined): FirstLook | undefined {
  if (sourceHash === undefined) return undefined
  try {
    return JSON.parse(readFileSync(fileOf(cache, sourceHash), 'utf8')) as FirstLook
  } catch {
    // Not there, or not to be read: pages wait for Vite then.
    return undefined
  }
}

/** Looks of other states of the source are removed. */
export async function keepFirstLook(
  cache: string,
  sourceHash: string,
  { vite, styles }: { vite: ViteDevServer; styles: () => Promise<string> },
): Promise<void> {
  const file = fileOf(cache, sourceHash)
  if (existsSync(file)) return
  const html = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>')
  const head = /<head>(.*)<\/head>/s.exec(html)?.[1]
  if (head === undefined) return
  const look: FirstLook = { head, css: await styles() }
  mkdirSync(cache, { recursive: true })
  for (const name of readdirSync(cache)) if (name.startsWith(prefix)) rmSync(join(cache, name))
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(look))
  renameSync(`${file}.${process.pid}`, file)
}

/** Undefined where there is no such page, or it cannot be drawn: the script draws it then, and says what is wrong. */
export function drawFirst(
  { head, css }: FirstLook,
  { site, images }: PageState,
  { path, scheme }: { path: string; scheme: string | null },
): Drawn | undefined {
  try {
    const body = drawnPage(site, path, images)
    const own = Object.values(ownBlocks()?.styles ?? {}).map((one) => `@layer blocks{${one}}`)
    const theme = themeCss({
      ...site.theme,
      scheme: scheme === 'light' || scheme === 'dark' ? scheme : site.theme.scheme,
    })
    return body === undefined ? undefined : { head, body, styles: [css + own.join(''), theme] }
  } catch {
    return undefined
  }
}
