// The site's own icon: what browsers, and phones that keep a page on their home screen, are offered of it.
import { createHash } from 'node:crypto'
import { isSafeDrawing } from '../files/safe-drawing.ts'
import { Fault } from '../problems/fault.ts'
import type { IconLink } from '../site/images.ts'

export interface Icons {
  links: IconLink[]
  files: Map<string, Buffer>
}

/** In pixels: a tab on a fine screen, a list of apps, a home screen. */
const tab = 48
const list = 192
const home = 180

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 10)

/** `file` is SVG or PNG, or ICO, which is taken as it is. `ground` is what phones show it on, which have no transparency. Throws a Fault for what is neither. */
export async function iconsOf(file: string, bytes: Buffer, ground = '#ffffff'): Promise<Icons> {
  const { default: sharp } = await import('sharp')
  if (/\.ico$/i.test(file)) {
    const name = `assets/icon/${hashOf(bytes)}.ico`
    return { links: [{ rel: 'icon', href: `/${name}`, type: 'image/x-icon' }], files: new Map([[name, bytes]]) }
  }
  const isDrawing = /\.svg$/i.test(file)
  if (isDrawing && !isSafeDrawing(bytes.toString('utf8')))
    throw new Fault('unsafe-drawing', `The icon ${file} holds a script or leads elsewhere.`, 'Save it as plain SVG.')
  const files = new Map<string, Buffer>()
  const png = async (size: number, background?: string) => {
    // Drawings are drawn larger than they say and then made smaller.
    const image = sharp(bytes, isDrawing ? { density: 300 } : {}).resize({
      width: background ? size - 2 * Math.round(size / 9) : size,
      height: background ? size - 2 * Math.round(size / 9) : size,
      fit: 'contain',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    const framed = background
      ? sharp({ create: { width: size, height: size, channels: 3, background } }).composite([
          { input: await image.png().toBuffer() },
        ])
      : image
    const made = await framed.png({ compressionLevel: 9, palette: true }).toBuffer()
    const name = `assets/icon/${size}.${hashOf(made)}.png`
    files.set(name, made)
    return `/${name}`
  }
  try {
    const touch: IconLink = { rel: 'apple-touch-icon', href: await png(home, ground) }
    if (isDrawing) {
      files.set('favicon.svg', bytes)
      return { links: [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }, touch], files }
    }
    const sized = async (size: number): Promise<IconLink> => ({
      rel: 'icon',
      href: await png(size),
      type: 'image/png',
      sizes: `${size}x${size}`,
    })
    return { links: [await sized(tab), await sized(list), touch], files }
  } catch (cause) {
    throw new Fault(
      'not-an-image',
      `The icon ${file} is not a picture that can be shown.`,
      'Save it anew as SVG or PNG.',
      {
        cause,
      },
    )
  }
}
