import { dirname, join } from 'node:path'
import type { Locator } from 'playwright'
import sharp from 'sharp'
import { launchBrowser } from '../bench/launch-browser.ts'
import { cacheFolder, writeWhole } from '../src/cache/cache.mjs'
import { blockCatalogue } from '../src/preview/catalogue/catalogue.ts'
import { withForm } from '../src/preview/catalogue/example-form.ts'
import type { Site } from '../src/site/model.ts'
import { serveExamples } from './own-blocks/examples-site.ts'
import { blockPicturePath } from './reference/pages.ts'
import { command } from './shared/command.ts'
import type { CommandContext } from './shared/context.ts'
import { openSiteOfCommand } from './shared/open-site.ts'
import { withFacesShown } from './shared/picture-of-page.ts'

const usage = {
  line: 'npm run block-pictures',
  about: 'Takes a picture of the first example of every block, for docs/reference, in the look of examples/practice.',
  options: {},
} as const

export default command(usage, async (_options, root, { engine, sourceHash }: CommandContext) => {
  const { site } = openSiteOfCommand(root, join(root, 'examples/practice/site.yaml'), undefined)
  const examples = blockCatalogue(undefined).flatMap(({ type, examples: [first] }) =>
    first ? [{ type, name: first.name, path: `/${type}`, props: first.props }] : [],
  )
  const shown = examples.reduce<Site>((site, { props }) => withForm(site, props.form), {
    ...site,
    backend: { ...site.backend, signIn: true },
  })
  const folders = { publicFolder: join(root, 'public'), imagesFolder: join(root, 'images') }
  const cache = cacheFolder(root)
  const served = await serveExamples(shown, examples, { engine, sourceHash, folders, cache })
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      deviceScaleFactor: 0.6,
      reducedMotion: 'reduce',
      bypassCSP: true,
    })
    // The block `hours` marks today.
    await context.clock.setFixedTime(new Date('2026-05-14T10:00:00Z'))
    await context.route(
      (url) => !/\.\w+$/.test(url.pathname),
      async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: withFacesShown(await response.text()) })
      },
    )
    const page = await context.newPage()
    for (const { type, path } of examples) {
      // Waits for scripts: islands that start by themselves change what they draw.
      await page.goto(served.url + path, { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      // Room around the block, because a block such as a rule would make a picture one pixel high.
      await page.addStyleTag({ content: 'main { flex: none; padding-block: 1.5rem }' })
      writeWhole(join(root, blockPicturePath(type)), await compressed(await settled(page.locator('main'))))
    }
    process.stdout.write(`${examples.length} pictures in ${dirname(blockPicturePath('x'))}.\n`)
  } finally {
    await browser.close()
    await served.close()
  }
  return 0
})

/** Takes screenshots until two in a row are equal, and returns the last. */
async function settled(drawn: Locator): Promise<Buffer> {
  for (let before = await drawn.screenshot(); ; ) {
    const now = await drawn.screenshot()
    if (now.equals(before)) return now
    before = now
  }
}

/** Bytes of a picture: a page of the reference shows thirty, and they are part of the package. */
const maxExampleLength = 20_000

/** Converts to WebP, at the best quality that fits the limit. */
async function compressed(png: Buffer): Promise<Buffer> {
  for (const quality of [60, 50, 40, 30]) {
    const made = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (made.length <= maxExampleLength || quality === 30) return made
  }
  return png
}
