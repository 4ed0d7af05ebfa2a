// Every picture a site shows, made ready: what its pages say of it, and the files they name.
import { basename, extname } from 'node:path'
import { Fault } from '../problems/fault.ts'
import type { ImageSource, Images } from '../site/images.ts'
import type { Site } from '../site/model.ts'
import { type Kept, rasterOf, type Variant } from './raster.ts'
import { readImage } from './read-image.ts'
import { isSafeDrawing, sizeOfDrawing } from './safe-drawing.ts'
import { usedImages } from './used-images.ts'

export interface SiteImages {
  images: Images
  /** File below the site's root → its bytes. */
  files: Map<string, Buffer>
}

/** Throws a Fault, with the name of the file, for a picture that cannot be shown. `cache` is a folder of its own. */
export async function siteImages(site: Pick<Site, 'routes'>, publicFolder: string, cache: string): Promise<SiteImages> {
  const images: Record<string, ImageSource> = {}
  const files = new Map<string, Buffer>()
  for (const { file, alt, decorative } of usedImages(site)) {
    if (decorative === true && alt !== undefined)
      throw new Fault(
        'alt-of-decoration',
        `The picture ${file} is decorative and has a text.`,
        'Leave out "alt" or "decorative".',
      )
    if (Object.hasOwn(images, file)) continue
    const bytes = readImage(publicFolder, file)
    images[file] = /\.svg$/i.test(file) ? drawing(file, bytes) : await photo(file, bytes, cache, files)
  }
  return { images, files }
}

function drawing(file: string, bytes: Buffer): ImageSource {
  const text = bytes.toString('utf8')
  const size = sizeOfDrawing(text)
  if (!size) throw notAnImage(file, 'An SVG needs a width and a height, or a viewBox, on its first element.')
  if (!isSafeDrawing(text))
    throw new Fault(
      'unsafe-drawing',
      `The picture ${file} holds a script or leads elsewhere.`,
      'Save it as plain SVG, with nothing but shapes in it.',
    )
  return { ...size, src: file, variants: [] }
}

async function photo(file: string, bytes: Buffer, cache: string, files: Map<string, Buffer>): Promise<ImageSource> {
  const { raster, bytesOf } = await rasterOf(bytes, cache).catch((cause): Kept => {
    throw notAnImage(file, 'Save it again as JPEG, PNG, WebP or AVIF, of 100 million pixels at most.', cause)
  })
  const name = basename(file, extname(file))
  const addressOf = (variant: Variant) => {
    const address = `assets/img/${name}-${variant.width}.${variant.hash}.${variant.format}`
    files.set(address, bytesOf(variant))
    return `/${address}`
  }
  const ofFormat = (format: Variant['format']) => raster.variants.filter((variant) => variant.format === format)
  const srcSetOf = (format: Variant['format']) =>
    ofFormat(format)
      .map((variant) => `${addressOf(variant)} ${variant.width}w`)
      .join(', ')
  const middle = ofFormat('webp').findLast(({ width }) => width <= 1200)
  if (!middle) return { width: raster.width, height: raster.height, src: file, variants: [] }
  return {
    width: raster.width,
    height: raster.height,
    src: addressOf(middle),
    variants: [
      { type: 'image/avif', srcSet: srcSetOf('avif') },
      { type: 'image/webp', srcSet: srcSetOf('webp') },
    ],
  }
}

const notAnImage = (file: string, hint: string, cause?: unknown) =>
  new Fault('not-an-image', `The file ${file} is not a picture that can be shown.`, hint, { cause })
