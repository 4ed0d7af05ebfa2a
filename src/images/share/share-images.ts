// The pictures of a site's pages, drawn once and cached by what they are drawn from.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { shareImageOf } from '../../render/share-image.ts'
import type { Site } from '../../site/model.ts'

interface Studio {
  /** Where finished pictures are cached, such as `node_modules/.cache/lectern`. */
  cacheFolder: string
  /** Stands for the code that draws. */
  sourceHash: string
  /** Holds the display face. */
  publicFolder: string
}

/** File below the site's root → PNG. Empty where the site wants none. */
export async function shareImages(
  site: Site,
  { cacheFolder, sourceHash, publicFolder }: Studio,
): Promise<Map<string, Buffer>> {
  const wanted = site.routes.flatMap((route) => shareImageOf(site, route) ?? [])
  const made = new Map<string, Buffer>()
  if (wanted.length === 0) return made
  const face = faceOf(site, publicFolder)
  const folder = join(cacheFolder, `share-${sourceHash}`)
  forgetOld(cacheFolder, folder)
  const base = createHash('sha256').update(face ?? '')
  let draw: ReturnType<typeof import('./draw.ts').drawer> | undefined
  for (const image of wanted) {
    const key = base.copy().update(image.file).digest('hex').slice(0, 24)
    const cached = join(folder, `${key}.png`)
    if (!made.has(image.file) && existsSync(cached)) made.set(image.file, readFileSync(cached))
    if (made.has(image.file)) continue
    draw ??= (await import('./draw.ts')).drawer(site.theme, face)
    const png = draw(image)
    // Renamed into place, so that another build never reads half a picture.
    writeFileSync(`${cached}.${process.pid}`, png)
    renameSync(`${cached}.${process.pid}`, cached)
    made.set(image.file, png)
  }
  return made
}

function faceOf(site: Site, publicFolder: string): Buffer | undefined {
  const file = site.theme.display.face?.file
  const path = file === undefined ? undefined : join(publicFolder, file)
  return path !== undefined && existsSync(path) ? readFileSync(path) : undefined
}

const day = 24 * 60 * 60 * 1000

/** Pictures of code that nothing was built with for a day. Another build may be drawing into a younger folder at this moment. */
function forgetOld(cacheFolder: string, folder: string) {
  mkdirSync(folder, { recursive: true })
  const now = Date.now()
  utimesSync(folder, new Date(now), new Date(now))
  for (const name of readdirSync(cacheFolder)) {
    const path = join(cacheFolder, name)
    const usedAt = name.startsWith('share-') ? statSync(path, { throwIfNoEntry: false })?.mtimeMs : undefined
    if (usedAt !== undefined && now - usedAt > day) rmSync(path, { recursive: true, force: true })
  }
}
