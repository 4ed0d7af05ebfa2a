// Scales a photo to every size and format that pages offer, and caches the files by the photo's bytes.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Cache } from '../cache/cache.mjs'
import { sizeOfDrawing } from '../files/safe-drawing.ts'

/** Part of the cache key: change it with anything that changes the bytes, such as sharp's version. */
const recipe = 'sharp 0.35.5, avif 50 effort 3, webp 75, 2'
const widths = [480, 800, 1200, 1600, 2400]
/** Of a picture's own width. A width above it would be a second file of nearly the same size. */
const minStep = 0.9
const formats = ['avif', 'webp'] as const
const maxPixels = 100_000_000

export interface PictureVariant {
  format: (typeof formats)[number]
  width: number
  hash: string
}

export interface Raster {
  width: number
  height: number
  /** Empty for an animated picture, which is published unchanged. */
  variants: PictureVariant[]
}

const fileOf = ({ width, format }: PictureVariant) => `${width}.${format}`
export const shortHash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex').slice(0, 10)

export interface CachedRaster {
  raster: Raster
  bytesOf: (variant: PictureVariant) => Buffer
}

/** Rejects with sharp's error for bytes that are no picture. `cache` is a folder of its own. */
export async function rasterOf(bytes: Buffer, cache: string): Promise<CachedRaster> {
  const pictures = new Cache(cache)
  const name = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 32)
  const folder = pictures.pathOf(name)
  const cached = pictures.has(name) ? fromCache(folder) : undefined
  if (cached) return cached
  rmSync(folder, { recursive: true, force: true })
  await pictures.folderOf(name, async (making) =>
    writeFileSync(join(making, 'index.json'), JSON.stringify(await make(bytes, making))),
  )
  // Deletes pictures that no build has used for 90 days.
  pictures.forget('', { kept: 0, days: 90 })
  const made = fromCache(folder)
  if (!made) throw new Error(`The pictures cached in ${folder} were changed while they were made.`)
  return made
}

/** Undefined when the folder is missing or incomplete. */
function fromCache(cacheFolder: string): CachedRaster | undefined {
  if (!existsSync(join(cacheFolder, 'index.json'))) return undefined
  const raster = JSON.parse(readFileSync(join(cacheFolder, 'index.json'), 'utf8')) as Raster
  const files = new Map<PictureVariant, Buffer>()
  for (const variant of raster.variants) {
    const path = join(cacheFolder, fileOf(variant))
    const bytes = existsSync(path) ? readFileSync(path) : undefined
    if (!bytes || shortHash(bytes) !== variant.hash) return undefined
    files.set(variant, bytes)
  }
  return { raster, bytesOf: (variant) => files.get(variant) ?? Buffer.alloc(0) }
}

/** Returns the size in pixels, after rotation by EXIF. Throws for bytes that are no picture. */
export async function sizeOfPicture(file: string, bytes: Buffer): Promise<{ width: number; height: number }> {
  const size = /\.svg$/i.test(file) ? sizeOfDrawing(bytes.toString('utf8')) : (await headOf(bytes)).size
  if (!size) throw new Error(`The drawing ${file} does not say how big it is.`)
  return size
}

async function headOf(bytes: Buffer) {
  // Loaded here, so that builds without new pictures do not load sharp.
  const { default: sharp } = await import('sharp')
  const { format, pages = 1, autoOrient, compression } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata()
  // Of HEIC files sharp reads the size alone.
  if (!['jpeg', 'png', 'webp', 'gif', 'heif'].includes(format) || compression === 'hevc')
    throw new Error(`The format ${format} is not taken.`)
  return { sharp, pages, size: { width: autoOrient.width, height: autoOrient.height } }
}

async function make(bytes: Buffer, folder: string): Promise<Raster> {
  const { sharp, pages, size } = await headOf(bytes)
  if (pages > 1) return { ...size, variants: [] }
  const widest = Math.min(size.width, widths.at(-1) ?? size.width)
  const offered = [...widths.filter((width) => width < minStep * widest), widest]
  const variantOf = async (format: PictureVariant['format'], width: number): Promise<PictureVariant> => {
    const image = sharp(bytes, { limitInputPixels: maxPixels }).autoOrient().resize({ width, withoutEnlargement: true })
    // Effort 3 takes a quarter of the time of the default, 4, and the files are 0 to 9 % larger.
    const made = await (format === 'avif'
      ? image.avif({ quality: 50, effort: 3 })
      : image.webp({ quality: 75 })
    ).toBuffer()
    const variant = { format, width, hash: shortHash(made) }
    writeFileSync(join(folder, fileOf(variant)), made)
    return variant
  }
  // At the same time: sharp encodes with one thread on Linux, so that two processors take half as long as one after the other.
  const variants = await Promise.all(formats.flatMap((format) => offered.map((width) => variantOf(format, width))))
  return { ...size, variants }
}
