// The pictures of a site's pages, drawn once and kept by what they are drawn from.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shareImageOf } from '../../render/share-image.ts'
import type { Site } from '../../site/model.ts'

interface Studio {
  /** Where finished pictures are kept, such as `node_modules/.cache/lectern`. */
  shelf: string
  /** Stands for the code that draws. */
  sourceHash: string
  /** Holds the display face. */
  publicFolder: string
}

/** File below the site's root → PNG. Empty where the site wants none. */
export async function shareImages(
  site: Site,
  { shelf, sourceHash, publicFolder }: Studio,
): Promise<Map<string, Buffer>> {
  const wanted = site.routes.flatMap((route) => shareImageOf(site, route) ?? [])
  const made = new Map<string, Buffer>()
  if (wanted.length === 0) return made
  const face = faceOf(site, publicFolder)
  const folder = join(shelf, `share-${sourceHash}`)
  keepOnly(shelf, folder)
  const base = createHash('sha256').update(face ?? '')
  let draw: ReturnType<typeof import('./draw.ts').drawer> | undefined
  for (const image of wanted) {
    const key = base.copy().update(image.file).digest('hex').slice(0, 24)
    const kept = join(folder, `${key}.png`)
    if (!made.has(image.file) && existsSync(kept)) made.set(image.file, readFileSync(kept))
    if (made.has(image.file)) continue
    draw ??= (await import('./draw.ts')).drawer(site.theme, face)
    const png = draw(image)
    // Renamed into place, so that another build never reads half a picture.
    writeFileSync(`${kept}.${process.pid}`, png)
    renameSync(`${kept}.${process.pid}`, kept)
    made.set(image.file, png)
  }
  return made
}

function faceOf(site: Site, publicFolder: string): Buffer | undefined {
  const file = site.theme.display.face?.file
  const path = file === undefined ? undefined : join(publicFolder, file)
  return path !== undefined && existsSync(path) ? readFileSync(path) : undefined
}

/** Pictures of older code are never asked for again. */
function keepOnly(shelf: string, folder: string) {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(shelf))
    if (name.startsWith('share-') && join(shelf, name) !== folder)
      rmSync(join(shelf, name), { recursive: true, force: true })
}
