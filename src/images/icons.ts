// The icon of a site, as tabs, home screens and lists of apps request it: from the owner's picture, or else from the drawing of
// the look.

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
  /** File below the site's root → its bytes. */
  files: Map<string, Buffer>
}

export type Iconed = Pick<Site, 'name' | 'language' | 'theme'>

/** The owner's picture: SVG or PNG, or ICO, which is published as it is. */
export interface GivenIcon {
  file: string
  bytes: Buffer
}

/** In pixels: tabs, tabs on a fine screen, taskbars. */
const tabs = [16, 32, 48]
const home = 180
const apps = [192, 512]

/** Part of what cached icons are found by: change it with anything that changes the bytes, sharp's version too. */
const recipe = 'sharp 0.35.5, 1'

const touch: IconLink = { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }
const manifest: IconLink = { rel: 'manifest', href: '/site.webmanifest' }
const drawing: IconLink = { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }

/** Throws a Fault for a given file that is no icon. `cache` is a folder of its own. Browsers find `favicon.ico` without a link. */
export async function iconsOf(site: Iconed, given: GivenIcon | undefined, cache: string): Promise<Icons> {
  const files = new Map<string, Buffer>()
  if (given && /\.ico$/i.test(given.file)) {
    const link: IconLink = { rel: 'icon', href: '/favicon.ico', type: 'image/x-icon' }
    return { links: [link], files: files.set('favicon.ico', given.bytes) }
  }
  const svg = given ? svgOf(given) : Buffer.from(faviconOf(site))
  const source = given?.bytes ?? Buffer.from(await outlined(site, String(svg)))
  const { ground } = site.theme.light
  const pngs = await cachedPngs(source, ground, given?.file, cache)
  const bytesOf = (size: number) => pngs.get(size) ?? Buffer.alloc(0)
  const put = (size: number) => {
    const name = `assets/icon/${size}.${shortHash(bytesOf(size))}.png`
    files.set(name, bytesOf(size))
    return `/${name}`
  }
  files.set('favicon.ico', icoOf(tabs.map((size) => ({ size, png: bytesOf(size) }))))
  files.set('apple-touch-icon.png', bytesOf(home))
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
        icons: apps.map((size) => ({ src: put(size), sizes: `${size}x${size}`, type: 'image/png' })),
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

/** A letter looks the same whatever faces the machine has: its outline takes its place. */
async function outlined({ name }: Iconed, svg: string): Promise<string> {
  const [, text] = /(<text [^>]*>.*<\/text>)/s.exec(svg) ?? []
  if (text === undefined) return svg
  const { letteringIn } = await import('./share/lettering.ts')
  const { outline, width } = letteringIn(undefined)([...name][0] ?? '', 64)
  const fill = /fill="([^"]+)"/.exec(text)?.[1] ?? '#000'
  return svg.replace(text, `<path transform="translate(${50 - width / 2} 73)" fill="${fill}" d="${outline()}"/>`)
}

/** Size in pixels → PNG. That for home screens stands on the ground: phones have no transparency there. */
async function cachedPngs(source: Buffer, ground: string, file: string | undefined, cache: string) {
  const key = createHash('sha256').update(recipe).update(ground).update(source).digest('hex').slice(0, 32)
  const icons = new Cache(cache)
  const name = `icon-${key}.json`
  const cached = icons.read(name)
  if (cached) {
    const pngs = JSON.parse(cached.toString('utf8')) as [number, string][]
    return new Map(pngs.map(([size, png]) => [size, Buffer.from(png, 'base64')]))
  }
  const made = await pngsOf(source, ground, file)
  icons.write(name, JSON.stringify(made.map(([size, png]) => [size, png.toString('base64')])))
  return new Map(made)
}

async function pngsOf(source: Buffer, ground: string, file = 'of the look'): Promise<[number, Buffer][]> {
  const { default: sharp } = await import('sharp')
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  // Drawings are drawn larger than they say and then made smaller.
  const isDrawing = file === 'of the look' || /\.svg$/i.test(file)
  const shrunk = (size: number) =>
    sharp(source, isDrawing ? { density: 300 } : {}).resize({
      width: size,
      height: size,
      fit: 'contain',
      background: clear,
    })
  const framed = async (size: number) => {
    const input = await shrunk(size - 2 * Math.round(size / 9))
      .png()
      .toBuffer()
    return sharp({ create: { width: size, height: size, channels: 3, background: ground } }).composite([{ input }])
  }
  try {
    return await Promise.all(
      [...tabs, home, ...apps].map(async (size): Promise<[number, Buffer]> => {
        const image = size === home ? await framed(size) : shrunk(size)
        return [size, await image.png({ compressionLevel: 9, palette: true }).toBuffer()]
      }),
    )
  } catch (cause) {
    const hint = 'Save it anew as SVG or PNG.'
    throw new Fault('not-an-image', `The icon ${file} is not a picture that can be shown.`, hint, { cause })
  }
}
