import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium, type Locator } from 'playwright'
import sharp from 'sharp'
import { cacheFolder } from '../src/cache/cache.mjs'
import { catalogue } from '../src/preview/catalogue/catalogue.ts'
import { withForm } from '../src/preview/catalogue/example-form.ts'
import type { Site } from '../src/site/model.ts'
import { findBrowser, howToGetABrowser } from '../tests/browser/find-browser.ts'
import { serveExamples } from './own-blocks/examples-site.ts'
import { pictureOf } from './reference/pages.ts'
import type { Context } from './shared/context.ts'
import { openSite } from './shared/open-site.ts'
import { optionsOf } from './shared/options.ts'
import { withFacesShown } from './shared/picture-of-page.ts'

const usage = {
  line: 'npm run block-pictures',
  about: 'Takes a picture of the first example of every block, for docs/reference, in the look of examples/practice.',
  words: 0,
  options: {},
} as const

export default async function main(argv: string[], root: string, { engine, sourceHash }: Context): Promise<number> {
  if (!optionsOf(argv, usage)) return 0
  const executablePath = findBrowser()
  if (!executablePath) throw new Error(howToGetABrowser)
  const { site } = openSite(root, join(root, 'examples/practice/site.yaml'), undefined)
  const examples = catalogue(undefined).flatMap(({ type, examples: [first] }) =>
    first ? [{ type, name: first.name, path: `/${type}`, props: first.props }] : [],
  )
  const shown = examples.reduce<Site>((so, { props }) => withForm(so, props.form), {
    ...site,
    backend: { ...site.backend, signIn: true },
  })
  const folders = { publicFolder: join(root, 'public'), imagesFolder: join(root, 'images') }
  const cache = cacheFolder(root)
  const served = await serveExamples(shown, examples, { engine, sourceHash, folders, cache })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      deviceScaleFactor: 0.6,
      reducedMotion: 'reduce',
      bypassCSP: true,
    })
    await context.route(
      (url) => !/\.\w+$/.test(url.pathname),
      async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: withFacesShown(await response.text()) })
      },
    )
    const page = await context.newPage()
    for (const { type, path } of examples) {
      // An island that acts without a touch draws its part once its script is there.
      await page.goto(served.url + path, { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      // A line alone would be a picture one pixel high.
      await page.addStyleTag({ content: 'main { flex: none; padding-block: 1.5rem }' })
      const file = join(root, pictureOf(type))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, await smallest(await settled(page.locator('main'))))
    }
    process.stdout.write(`${examples.length} pictures in ${dirname(pictureOf('x'))}.\n`)
  } finally {
    await browser.close()
    await served.close()
  }
  return 0
}

/** As it is drawn once two pictures in a row are the same. */
async function settled(drawn: Locator): Promise<Buffer> {
  for (let before = await drawn.screenshot(); ; ) {
    const now = await drawn.screenshot()
    if (now.equals(before)) return now
    before = now
  }
}

/** In bytes: a page shows thirty of them, and they are part of the package. */
const maxExampleLength = 20_000

/** As WebP, as good as the size allows. */
async function smallest(png: Buffer): Promise<Buffer> {
  for (const quality of [60, 50, 40, 30]) {
    const made = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (made.length <= maxExampleLength || quality === 30) return made
  }
  return png
}
