import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { parse } from 'yaml'
import { command } from './shared/command.ts'
import type { CommandContext } from './shared/context.ts'
import { pictureOfPage } from './shared/picture-of-page.ts'

const usage = {
  line: 'npm run gallery',
  about:
    'Takes the pictures of docs/gallery.md: of every example, and of both readings of the site in this repository.',
  options: {},
} as const

export const galleryFolder = 'docs/images/gallery'

/** The picture that shows the first screen of every site, in rows of `columns`. */
export const allSites = { file: 'all.webp', columns: 4, shownWidth: 300, gap: 8 } as const

/** The windows in which each site's home page is photographed. */
const windows = [
  { name: 'wide', width: 1280, height: 900, shownWidth: 800 },
  { name: 'phone', width: 375, height: 812, shownWidth: 300 },
]

export default command(usage, async (_options, root, { engine }: CommandContext) => {
  mkdirSync(join(root, galleryFolder), { recursive: true })
  const firstScreens: Buffer[] = []
  for (const { name, folder, reading } of gallerySites(root))
    for (const { name: window, width, height, shownWidth } of windows) {
      const manifest = join(folder, 'site.yaml')
      const png = await pictureOfPage({
        manifest,
        root: folder,
        engine,
        page: '/',
        reading,
        width,
        height,
        dark: false,
      })
      if (window === 'wide') firstScreens.push(await sharp(png).resize(allSites.shownWidth).png().toBuffer())
      const small = await sharp(png).resize(shownWidth).webp({ quality: 72, effort: 6 }).toBuffer()
      writeFileSync(join(root, galleryFolder, `${name}-${window}.webp`), small)
    }
  writeFileSync(join(root, galleryFolder, allSites.file), await sideBySide(firstScreens))
  return 0
})

async function sideBySide(pictures: readonly Buffer[]): Promise<Buffer> {
  const { columns, shownWidth, gap } = allSites
  const { height } = await sharp(pictures[0]).metadata()
  const rows = Math.ceil(pictures.length / columns)
  const ground = { r: 255, g: 255, b: 255, alpha: 0 }
  const sheet = { width: columns * (shownWidth + gap) - gap, height: rows * (height + gap) - gap }
  return sharp({ create: { ...sheet, channels: 4, background: ground } })
    .composite(
      pictures.map((input, at) => ({
        input,
        left: (at % columns) * (shownWidth + gap),
        top: Math.floor(at / columns) * (height + gap),
      })),
    )
    .webp({ quality: 72, effort: 6 })
    .toBuffer()
}

/** Lists the sites with the names of their pictures: every example, then the readings of this repository's site. */
export function gallerySites(root: string): { name: string; folder: string; reading?: string }[] {
  const examples = join(root, 'examples')
  const names = readdirSync(examples).filter((name) => existsSync(join(examples, name, 'site.yaml')))
  const { readings } = parse(readFileSync(join(root, 'site.yaml'), 'utf8')) as { readings: object }
  const own = Object.keys(readings).map((reading) => ({
    name: `reading-${reading.toLowerCase()}`,
    folder: root,
    reading,
  }))
  return [...names.sort().map((name) => ({ name, folder: join(examples, name) })), ...own]
}
