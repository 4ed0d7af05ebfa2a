// Prepares every picture that a site shows: its markup data, and the files to publish.
import { createHash } from 'node:crypto'
import { basename, extname } from 'node:path'
import { isSafeDrawing, sizeOfDrawing } from '../files/safe-drawing.ts'
import type { SiteFolders } from '../files/site-folders.ts'
import { Fault } from '../problems/fault.ts'
import type { IconLink, ImageSource, Images } from '../site/images.ts'
import type { Site } from '../site/model.ts'
import type { Iconed } from './icons.ts'
import { type CachedRaster, type PictureVariant, rasterOf, shortHash } from './raster.ts'
import { readImage } from './read-image.ts'
import { type UsedImage, usedImages } from './used-images.ts'

export interface SiteImages {
  images: Images
  /** Undefined when the site has no theme or name to make icons from. */
  icons: IconLink[] | undefined
  /** Path below the site's root → bytes. */
  files: Map<string, Buffer>
  /**
   * Files under `public/`, without their first slash, that are not published: pages show pictures made from them and nothing links
   * to them. This also keeps the camera's metadata private.
   */
  withheld: Set<string>
}

interface PictureOutput {
  folders: SiteFolders
  cache: string
  files: Map<string, Buffer>
}

type PicturedSite = Pick<Site, 'routes'> & Partial<Pick<Site, 'logo' | 'favicon' | 'theme' | 'name' | 'language'>>

/**
 * Throws a Fault that names the file for a picture that cannot be shown. `cache` is a folder for pictures. `onProgress` is called before
 * each picture.
 */
export async function siteImages(
  site: PicturedSite,
  folders: SiteFolders,
  cache: string,
  onProgress?: (done: number, all: number) => void,
): Promise<SiteImages> {
  const images: Record<string, ImageSource> = {}
  const making: PictureOutput = { folders, cache, files: new Map() }
  const everyUse = usedImages(site)
  for (const used of everyUse) refuseAltOfDecoration(used)
  const used = [...new Set(everyUse.map(({ file }) => file))]
  for (const [at, file] of used.entries()) {
    onProgress?.(at, used.length)
    const bytes = readImage(folders, file)
    images[file] = /\.svg$/i.test(file) ? drawing(file, bytes, making) : await photo(file, bytes, making)
  }
  const { favicon } = site
  const given = favicon === undefined ? undefined : { file: favicon, bytes: readImage(folders, favicon) }
  // Imported here because it loads the font reader, which takes longer than most builds.
  const icons = isIconed(site) ? await (await import('./icons.ts')).iconsOf(site, given, cache) : undefined
  for (const [file, bytes] of icons?.files ?? []) making.files.set(file, bytes)
  const unshown = Object.keys(images).filter((file) => file.startsWith('/') && images[file]?.src !== file)
  const elsewhere = unshown.length === 0 ? '' : textsOutsidePictures(site)
  const withheld = unshown.filter((file) => !elsewhere.includes(file)).map((file) => file.slice(1))
  return { images, icons: icons?.links, files: making.files, withheld: new Set(withheld) }
}

const isIconed = (site: Partial<Iconed>): site is Iconed => site.theme !== undefined && site.name !== undefined

/** All texts of the site except the files of pictures: a link may lead to a file. */
const textsOutsidePictures = (site: Pick<Site, 'routes'>): string =>
  JSON.stringify(site, (key, value: unknown) => (key === 'file' ? undefined : value))

function refuseAltOfDecoration({ file, alt, decorative }: UsedImage) {
  if (decorative === true && alt !== undefined)
    throw new Fault(
      'alt-of-decoration',
      `The picture ${file} is decorative and has a text.`,
      'Leave out "alt" or "decorative".',
    )
}

function drawing(file: string, bytes: Buffer, making: PictureOutput): ImageSource {
  const text = bytes.toString('utf8')
  const size = sizeOfDrawing(text)
  if (!size) throw notAnImage(file, 'An SVG needs a width and a height, or a viewBox, on its first element.')
  if (!isSafeDrawing(text))
    throw new Fault(
      'unsafe-drawing',
      `The picture ${file} holds a script or leads elsewhere.`,
      'Save it as plain SVG, with nothing but shapes in it.',
    )
  return { ...size, src: publishUnchanged(file, bytes, making), variants: [] }
}

async function photo(file: string, bytes: Buffer, making: PictureOutput): Promise<ImageSource> {
  const { raster, bytesOf } = await rasterOf(bytes, making.cache).catch((cause): CachedRaster => {
    throw notAnImage(file, 'Save it again as JPEG, PNG, WebP or AVIF, of 100 million pixels at most.', cause)
  })
  const { width, height } = raster
  // One hash for all sizes and formats: a page that repeats it ten times compresses well.
  const hash = shortHash(raster.variants.map((variant) => variant.hash).join())
  const addressOf = (variant: PictureVariant) => {
    const address = `assets/img/${nameOf(file)}-${variant.width}.${hash}.${variant.format}`
    making.files.set(address, bytesOf(variant))
    return `/${address}`
  }
  const ofFormat = (format: PictureVariant['format']) => raster.variants.filter((variant) => variant.format === format)
  const srcSetOf = (format: PictureVariant['format']) =>
    ofFormat(format)
      .map((variant) => `${addressOf(variant)} ${variant.width}w`)
      .join(', ')
  const middle = ofFormat('webp').findLast((variant) => variant.width <= 1200)
  if (!middle) return { width, height, src: publishUnchanged(file, bytes, making), variants: [] }
  return {
    width,
    height,
    src: addressOf(middle),
    variants: [
      { type: 'image/avif', srcSet: srcSetOf('avif') },
      { type: 'image/webp', srcSet: srcSetOf('webp') },
    ],
  }
}

const nameOf = (file: string) => basename(file, extname(file))

/** Returns the file's own address when it lies under `public/`; otherwise publishes it under a hashed name. */
function publishUnchanged(file: string, bytes: Buffer, { files }: PictureOutput): string {
  if (file.startsWith('/')) return file
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  const address = `assets/img/${nameOf(file)}.${hash}${extname(file).toLowerCase()}`
  files.set(address, bytes)
  return `/${address}`
}

const notAnImage = (file: string, hint: string, cause?: unknown) =>
  new Fault('not-an-image', `The file ${file} is not a picture that can be shown.`, hint, { cause })
