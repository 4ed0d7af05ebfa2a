// The owner's logo and icon, from the manifest to the visitor's browser.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newVisitor } from '../browser/browser.ts'
import { isWhole } from '../how-much.ts'
import { slow } from '../whole-suite.ts'
import { builtSite } from './built-site.ts'
import {
  builtPractice,
  type Change,
  lineOf,
  practiceWith,
  problemsOf,
  type Served,
  servedPractice,
} from './practice-site.ts'

const wordmark = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 75"><rect width="300" height="75" fill="${colour}"/></svg>`
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#2a6' } })
    .png()
    .toBuffer()

const name = 'name: Hollow Lane Vets'
const brand = (lines: string): Change => [name, `${name}\n  ${lines}`]
const both = 'logo: { file: images/logo.svg, dark: images/logo-dark.svg, alt: Hollow Lane Vets }'

/** A copy of the practice site with image files. */
async function practice(...changes: Change[]): Promise<string> {
  const folder = practiceWith(...changes)
  for (const inner of ['public', 'images']) mkdirSync(join(folder, inner), { recursive: true })
  const put = (file: string, bytes: string | Buffer) => writeFileSync(join(folder, file), bytes)
  put('images/logo.svg', wordmark('#123'))
  put('images/logo-dark.svg', wordmark('#def'))
  put(
    'images/huge.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!--${'x'.repeat(200_000)}--></svg>`,
  )
  put('images/mark.png', await photo(640, 640))
  put('images/narrow.png', await photo(64, 20))
  put('images/letter.png', 'no picture')
  put('images/logo.pdf', '%PDF')
  put('images/icon.ico', 'taken as it is')
  put(
    'images/logo.jpg',
    await sharp(await photo(200, 200))
      .jpeg()
      .toBuffer(),
  )
  return folder
}

const reportsOf = async (lines: string): Promise<string[]> =>
  problemsOf(await practice(brand(lines))).map(({ line, code, severity }) => `${line} ${severity} ${code}`)

describe('the logo and icon in the manifest', () => {
  const at = `${Number(lineOf(name).replace(/^.*:/, '')) + 1}`

  it.each([
    both,
    'logo: { file: images/mark.png, withName: true }',
    'favicon: images/logo.svg',
    'favicon: images/mark.png',
    'favicon: images/icon.ico',
  ])('the manifest may have %s', async (lines) => expect(await reportsOf(lines)).toEqual([]))

  it.each([
    ['logo: { file: images/lgoo.svg, alt: Vets }', 'error missing-file'],
    ['logo: { file: images/logo.svg, dark: images/drak.svg, alt: Vets }', 'error missing-file'],
    ['logo: { file: images/letter.png, alt: Vets }', 'error unfit-picture'],
    ['logo: { file: images/huge.svg, alt: Vets }', 'error heavy-logo'],
    ['logo: { file: images/logo.pdf, alt: Vets }', 'error bad-name'],
    ['logo: images/logo.svg', 'error wrong-kind'],
    ['favicon: images/icon.svg', 'error missing-file'],
    ['favicon: images/logo.jpg', 'error bad-name'],
    ['favicon: images/letter.png', 'error unfit-picture'],
    ['favicon: images/narrow.png', 'warning unfit-icon'],
  ])('in the manifest, %s is an %s on its line', async (lines, what) =>
    expect(await reportsOf(lines)).toEqual([`${at} ${what}`]),
  )
})

const open: Served[] = []
afterAll(async () => {
  for (const one of open) await one.close()
})

async function served(...changes: Change[]) {
  const folder = await practice(...changes)
  const out = await builtPractice(folder)
  const site = await servedPractice(folder, out)
  open.push(site)
  return { out, site }
}

/** Opens a page and delays the logo until `before` is measured. */
async function visit(site: Served, options: BrowserContextOptions = {}, path = '/') {
  const page = await (await newVisitor(options)).newPage()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/logo|mark/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
  const before = await roomOf(page)
  release()
  await page.waitForLoadState('networkidle')
  return { page, before }
}

/** Boxes of the logo and of the elements after it, in whole pixels. */
const roomOf = (page: Page) =>
  page.evaluate(() =>
    ['header img', 'header nav', 'main', 'main h1'].map((selector) => {
      const { x = 0, y = 0, width = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
      return [x, y, width, height].map(Math.round)
    }),
  )

const inHeader = (page: Page) =>
  page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('header img')
    return {
      src: image?.currentSrc.replace(/^.*\/|\.[0-9a-f]{10}|-\d+(?=\.)/g, ''),
      isThere: image?.complete === true && image.naturalWidth > 0,
      words: document.querySelector('header .logo-name')?.textContent,
      wide: document.documentElement.scrollWidth - innerWidth,
    }
  })

describe('a logo', () => {
  let site: Served
  beforeAll(async () => {
    site = (await served(brand(both))).site
  })

  it.each([['dark', 'logo-dark.svg'], ...(isWhole ? ([['light', 'logo.svg']] as const) : [])] as const)(
    'a logo in the header of the %s scheme shifts nothing when it loads',
    async (colorScheme, src) => {
      for (const width of [320, 768, 1280]) {
        const { page, before } = await visit(site, { colorScheme, viewport: { width, height: 800 } })
        expect(await inHeader(page)).toEqual({ src, isThere: true, words: undefined, wide: 0 })
        expect(await roomOf(page)).toEqual(before)
        expect(before[0]?.[3]).toBeGreaterThan(30)
        // Aligned with the content below it.
        expect(before[0]?.[0]).toBe(before[3]?.[0])
      }
    },
  )

  it('a logo links to the home page with its alternative text, and is in the footer', async () => {
    const { page } = await visit(site, {}, '/services')
    const link = page.getByRole('banner').getByRole('link', { name: /^Hollow Lane Vets: / })
    await link.click()
    await page.waitForURL(`${site.url}/`)
    expect(await page.getByRole('contentinfo').getByRole('img', { name: 'Hollow Lane Vets' }).count()).toBe(1)
  })

  it('a logo is on the 404 page too', async () => {
    expect((await site.get('/nowhere')).body).toMatch(/<img src="\/assets\/img\/logo\.[0-9a-f]{10}\.svg"/)
  })

  slow('a logo with the name beside it is read out once', async () => {
    const { site: other } = await served(brand('logo: { file: images/mark.png, withName: true }'))
    const { page, before } = await visit(other)
    expect(await inHeader(page)).toMatchObject({ isThere: true, words: 'Hollow Lane Vets' })
    expect(await roomOf(page)).toEqual(before)
    expect(await page.getByRole('banner').getByRole('img').count()).toBe(0)
  })

  it('a logo is in the JSON-LD', async () => {
    expect((await site.get('/')).body).toMatch(/"logo":"https:\/\/[^"]+\/assets\/img\/logo\.[0-9a-f]{10}\.svg"/)
  })
})

describe('an icon', () => {
  const linksIn = (html: string) =>
    [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]*>/g)].map(([tag]) => tag)
  const hrefOf = (tag = '') => /href="\/([^"]+)"/.exec(tag)?.[1] ?? ''

  it('an icon in SVG is published unchanged, with a PNG for home screens made from it', async () => {
    const { out } = await served(brand('favicon: images/logo.svg'))
    const [icon, touch, ...more] = linksIn(readFileSync(join(out, 'index.html'), 'utf8'))
    expect([icon, more]).toEqual(['<link rel="icon" href="/favicon.svg" type="image/svg+xml">', []])
    expect(readFileSync(join(out, 'favicon.svg'), 'utf8')).toBe(wordmark('#123'))
    expect(touch).toBe('<link rel="apple-touch-icon" href="/apple-touch-icon.png">')
    const made = sharp(readFileSync(join(out, hrefOf(touch))))
    expect(await made.metadata()).toMatchObject({ format: 'png', width: 180, height: 180, hasAlpha: false })
    // The drawing in the middle, the theme's background around it.
    const middle = await made.extract({ left: 80, top: 80, width: 20, height: 20 }).toBuffer()
    const { dominant } = await sharp(middle).stats()
    expect(Math.max(dominant.r, dominant.g, dominant.b)).toBeLessThan(80)
  })

  it('an icon in PNG is offered in the sizes that browsers load', async () => {
    const { out } = await served(brand('favicon: images/mark.png'))
    const links = linksIn(readFileSync(join(out, 'services/index.html'), 'utf8'))
    expect(links.map((tag) => /sizes="([^"]+)"/.exec(tag)?.[1])).toEqual(['48x48', undefined])
    for (const [at, width] of [48, 180].entries())
      expect(await sharp(readFileSync(join(out, hrefOf(links[at])))).metadata()).toMatchObject({ width, height: width })
  })

  it('an icon is generated where the site has none, for tabs, home screens and lists of apps', async () => {
    const { out, site } = await served()
    const html = readFileSync(join(out, 'index.html'), 'utf8')
    expect(html).toContain('<link rel="manifest" href="/site.webmanifest">')
    expect(html).toMatch(/manifest-src &#39;self&#39;/)
    expect(linksIn(html)).toHaveLength(2)
    const { icons, ...said } = JSON.parse((await site.get('/site.webmanifest')).body)
    expect(said).toMatchObject({ name: 'Hollow Lane Vets', start_url: '/', display: 'browser' })
    for (const [at, size] of [192, 512].entries()) {
      expect(icons[at]).toMatchObject({ sizes: `${size}x${size}`, type: 'image/png' })
      const { dominant } = await sharp(readFileSync(join(out, icons[at].src))).stats()
      expect(await sharp(readFileSync(join(out, icons[at].src))).metadata()).toMatchObject({
        width: size,
        height: size,
      })
      // The theme's colour, not an empty image.
      expect(dominant).not.toEqual({ r: 0, g: 0, b: 0 })
    }
    // An ICO with three PNGs at the offsets of its directory.
    const ico = readFileSync(join(out, 'favicon.ico'))
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3])
    for (const [at, width] of [16, 32, 48].entries()) {
      const [length, offset] = [ico.readUInt32LE(6 + 16 * at + 8), ico.readUInt32LE(6 + 16 * at + 12)]
      const png = sharp(ico.subarray(offset, offset + length))
      expect(await png.metadata()).toMatchObject({ format: 'png', width, height: width })
    }
  })

  slow('an icon in the folder public replaces the generated one', async () => {
    const folder = await practice()
    for (const name of ['favicon.ico', 'apple-touch-icon.png', 'site.webmanifest'])
      writeFileSync(join(folder, 'public', name), `own ${name}`)
    const out = await builtPractice(folder)
    for (const name of ['favicon.ico', 'apple-touch-icon.png', 'site.webmanifest'])
      expect(readFileSync(join(out, name), 'utf8')).toBe(`own ${name}`)
  })
})

slow('an icon in ICO is published unchanged', async () => {
  const { out } = await served(brand('favicon: images/icon.ico'))
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain(
    '<link rel="icon" href="/favicon.ico" type="image/x-icon">',
  )
  expect(readFileSync(join(out, 'favicon.ico'), 'utf8')).toBe('taken as it is')
})

it('pages of a site without logo and icon have no markup for them, and the name once in header and footer', async () => {
  const { site, files } = await builtSite('A')
  for (const [file, text] of files)
    if (file.endsWith('.html')) {
      expect(text, file).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="theme-color"')
      expect(text, file).not.toMatch(/given-logo|apple-touch-icon/)
      for (const part of ['header', 'footer'])
        if (text.includes(`<${part} `))
          expect(text.split(`<${part} `)[1]?.split(`</${part}>`)[0]?.split(`>${site.name}<`), file).toHaveLength(2)
    }
})
