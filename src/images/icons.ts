// Makes a site's icons for tabs, home screens and app lists, from the owner's picture or from the drawing of the theme.
import { createHash } from 'node:crypto'
import { Cache } from '../cache/cache.mjs'
import { isSafeDrawing } from '../files/safe-drawing.ts'
import { Fault } from '../problems/fault.ts'
import { faviconOf } from '../render/favicon.ts'
import type { IconLink } from '../site/images.ts'
import type { Site } from '../site/model.ts'
import { icoOf } from './ico.ts'
import { shortHash } from './raster.ts'

export interface Icons {
  links: IconLink[]
  /** Path below the site's root → bytes. */
  files: Map<string, Buffer>
}

export type Iconed = Pick<Site, 'name' | 'language' | 'theme'>

/** The owner's picture: SVG or PNG; an ICO is published unchanged. */
export interface GivenIcon {
  file: string
  bytes: Buffer
}

/** Sizes in pixels for tabs, tabs on high-density screens, and taskbars. */
const tabSizes = [16, 32, 48]
const homeScreenSize = 180
const appSizes = [192, 512]

/** Part of the cache key: change it with anything that changes the bytes, such as sharp's version. */
const recipe = 'sharp 0.35.5, 2'

const touch: IconLink = { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }
const manifest: IconLink = { rel: 'manifest', href: '/site.webmanifest' }
const drawing: IconLink = { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }

/** Throws a Fault for a file that is no icon. `cache` is a folder for icons and pictures. Browsers find `favicon.ico` without a link. */
export async function iconsOf(site: Iconed, given: GivenIcon | undefined, cache: string): Promise<Icons> {
  const files = new Map<string, Buffer>()
  if (given && /\.ico$/i.test(given.file)) {
    const link: IconLink = { rel: 'icon', href: '/favicon.ico', type: 'image/x-icon' }
    return { links: [link], files: files.set('favicon.ico', given.bytes) }
  }
  const source = given?.bytes ?? Buffer.from(faviconOf(site))
  const svg = given ? svgOf(given) : source
  const { ground } = site.theme.light
  const pngs = await cachedPngs(source, ground, cache, async () =>
    pngsOf(given ? source : await outlined(site.name, source), ground, given?.file),
  )
  const bytesOf = (size: number) => pngs.get(size) ?? Buffer.alloc(0)
  const put = (size: number) => {
    const name = `assets/icon/${size}.${shortHash(bytesOf(size))}.png`
    files.set(name, bytesOf(size))
    return `/${name}`
  }
  files.set('favicon.ico', icoOf(tabSizes.map((size) => ({ size, png: bytesOf(size) }))))
  files.set('apple-touch-icon.png', bytesOf(homeScreenSize))
  files.set(
    'site.webmanifest',
    Buffer.from(
      JSON.stringify({
        name: site.name,
        lang: site.language,
        start_url: '/',
        display: 'browser',
        theme_color: ground,
        background_color: ground,
        icons: appSizes.map((size) => ({ src: put(size), sizes: `${size}x${size}`, type: 'image/png' })),
      }),
    ),
  )
  if (svg) files.set('favicon.svg', svg)
  const icon: IconLink = svg ? drawing : { rel: 'icon', href: put(48), type: 'image/png', sizes: '48x48' }
  return { links: [icon, touch, manifest], files }
}

function svgOf({ file, bytes }: GivenIcon): Buffer | undefined {
  if (!/\.svg$/i.test(file)) return undefined
  if (isSafeDrawing(bytes.toString('utf8'))) return bytes
  throw new Fault('unsafe-drawing', `The icon ${file} holds a script or leads elsewhere.`, 'Save it as plain SVG.')
}

/** Returns the drawing with its letter as an outline, so that it looks the same whatever faces the machine has. */
async function outlined(name: string, drawing: Buffer): Promise<Buffer> {
  const svg = drawing.toString('utf8')
  const [, text] = /(<text [^>]*>.*<\/text>)/s.exec(svg) ?? []
  if (text === undefined) return drawing
  const { letteringIn } = await import('./share/lettering.ts')
  const { outline, width } = letteringIn(undefined)([...name][0] ?? '', 64)
  const fill = /fill="([^"]+)"/.exec(text)?.[1] ?? '#000'
  const path = `<path transform="translate(${50 - width / 2} 73)" fill="${fill}" d="${outline()}"/>`
  return Buffer.from(svg.replace(text, path))
}

/** Returns PNGs by size. `make` makes those of a source and background that the cache lacks. */
async function cachedPngs(source: Buffer, ground: string, cache: string, make: () => Promise<[number, Buffer][]>) {
  const key = createHash('sha256').update(recipe).update(ground).update(source).digest('hex').slice(0, 32)
  const icons = new Cache(cache)
  const name = `icon-${key}.json`
  const cached = icons.read(name)
  if (cached) {
    const pngs = JSON.parse(cached.toString('utf8')) as [number, string][]
    return new Map(pngs.map(([size, png]) => [size, Buffer.from(png, 'base64')]))
  }
  const made = await make()
  icons.write(name, JSON.stringify(made.map(([size, png]) => [size, png.toString('base64')])))
  return new Map(made)
}

/** The one for home screens has a background, because phones show no transparency there. */
async function pngsOf(source: Buffer, ground: string, file = 'of the look'): Promise<[number, Buffer][]> {
  const { default: sharp } = await import('sharp')
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  // Renders drawings larger than their own size and scales them down.
  const isDrawing = file === 'of the look' || /\.svg$/i.test(file)
  const resized = (size: number) =>
    sharp(source, isDrawing ? { density: 300 } : {}).resize({
      width: size,
      height: size,
      fit: 'contain',
      background: clear,
    })
  const framed = async (size: number) => {
    const input = await resized(size - 2 * Math.round(size / 9))
      .png()
      .toBuffer()
    return sharp({ create: { width: size, height: size, channels: 3, background: ground } }).composite([{ input }])
  }
  try {
    return await Promise.all(
      [...tabSizes, homeScreenSize, ...appSizes].map(async (size): Promise<[number, Buffer]> => {
        const image = size === homeScreenSize ? await framed(size) : resized(size)
        return [size, await image.png({ compressionLevel: 9, palette: true }).toBuffer()]
      }),
    )
  } catch (cause) {
    const hint = 'Save it anew as SVG or PNG.'
    throw new Fault('not-an-image', `The icon ${file} is not a picture that can be shown.`, hint, { cause })
  }
}
