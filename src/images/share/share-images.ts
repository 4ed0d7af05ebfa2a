// Draws the share images of a site's pages and caches them by everything they are drawn from.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Cache } from '../../cache/cache.mjs'
import { presetFile } from '../../presets/preset-files.ts'
import { shareImageOf } from '../../render/share-image.ts'
import type { Site } from '../../site/model.ts'

interface ShareImageOptions {
  /** The folder of the cache, such as `node_modules/.cache/lectern`. */
  cacheFolder: string
  /** Hash of the drawing code, up to the first hyphen; the rest is that of a site's own blocks, which no picture shows. */
  sourceHash: string
  /** Contains the file of the display face. */
  publicFolder: string
  /** The engine's folder, where the faces of presets are. */
  engine?: string
  /** Called before each picture. */
  onProgress?: (done: number, all: number) => void
}

/** Returns PNGs by their path below the site's root; empty when the site has no share images. */
export async function shareImages(
  site: Site,
  { cacheFolder, sourceHash, publicFolder, engine, onProgress }: ShareImageOptions,
): Promise<Map<string, Buffer>> {
  const wanted = site.routes.flatMap((route) => shareImageOf(site, route) ?? [])
  const made = new Map<string, Buffer>()
  if (wanted.length === 0) return made
  const face = faceOf(site, publicFolder, engine)
  const state = `share-${sourceHash.split('-', 1)[0]}`
  const all = new Cache(cacheFolder)
  all.has(state)
  // Deletes pictures drawn by other code, except young ones: another build may be drawing into their folder.
  all.forget('share-', { kept: 1, days: 1 })
  const pictures = new Cache(all.pathOf(state))
  const base = createHash('sha256').update(face ?? '')
  let draw: ReturnType<typeof import('./draw.ts').drawer> | undefined
  for (const [at, image] of wanted.entries()) {
    onProgress?.(at, wanted.length)
    const key = base.copy().update(image.file).digest('hex').slice(0, 24)
    const cached = made.get(image.file) ?? pictures.read(`${key}.png`)
    if (cached) made.set(image.file, cached)
    if (cached) continue
    draw ??= (await import('./draw.ts')).drawer(site.theme, face)
    const png = draw(image)
    pictures.write(`${key}.png`, png)
    made.set(image.file, png)
  }
  return made
}

function faceOf(site: Site, publicFolder: string, engine: string | undefined): Buffer | undefined {
  const { file, from } = site.theme.display.face ?? {}
  const own = file === undefined ? undefined : join(publicFolder, file)
  const isPresets = from !== undefined && engine !== undefined && !(own !== undefined && existsSync(own))
  const path = isPresets ? presetFile(engine, from) : own
  return path !== undefined && existsSync(path) ? readFileSync(path) : undefined
}
