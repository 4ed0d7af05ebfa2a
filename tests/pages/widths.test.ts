// Every example of every block on a built page, in the look of each reading: nothing reaches beyond the window, and words stay
// whole.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { siteImages } from '../../src/images/site-images.ts'
import { withForm } from '../../src/preview/catalogue/example-form.ts'
import { clientBundle } from '../../src/publish/client-bundle.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import { type FileContent, writeSite } from '../../src/publish/write-site.ts'
import type { Block, Route, Site } from '../../src/site/model.ts'
import { hashOfSource } from '../../tools/setup/compile.mjs'
import { servedFolder } from '../../tools/shared/served-folder.ts'
import { violationsOf } from '../browser/accessibility.ts'
import { newVisitor } from '../browser/browser.ts'
import { twoReadingsPublic } from '../fixtures/two-readings.ts'
import { isWhole } from '../how-much.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { builtSite, root } from './built-site.ts'
import { beyondWindow, brokenAt, wordWidths } from './words-and-drawings.ts'

const widths = [320, 375, 768]

const types = readdirSync(join(root, 'src/blocks'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

const some = types.filter((_, at) => isWhole || at % 3 === 0)

/** Types of blocks that share a page: resizing takes the browser as long for one block as for many. */
const perPage = isWhole ? 1 : 6
const groups = Array.from({ length: Math.ceil(some.length / perPage) }, (_, at) =>
  some.slice(at * perPage, (at + 1) * perPage),
)

/** Each with its name in titles of tests. */
const named = groups.map((group) => [group.join(', '), group] as const)

const examplesOf = (type: string): Block[] => {
  const source = readFileSync(join(root, 'src/blocks', type, 'examples.yaml'), 'utf8')
  const examples = Object.values(parse(source) as Record<string, Record<string, unknown>>)
  return examples.map((props) => ({ type, props, source: '' }))
}

/** A page with every example of these types, and one that has a word of forty letters in each of their texts. */
function routesOf(types: string[]): Route[] {
  const blocks = types.flatMap(examplesOf)
  const long = blocks.map((block) => ({ ...block, props: withLongWords(block.props) }))
  const [title = ''] = types
  return [
    { path: `/${title}`, blocks },
    { path: `/${title}/long`, blocks: long },
  ].map((page) => ({ ...page, title, description: '', unlisted: false }))
}

/** Types whose print is tested. */
const printed = ['closing', 'banner', 'tiers', 'request-form']

/** Numbers of testimonials that get a page of their own. */
const quoted = [1, 2, 3, 4, 5]

const testimonials = (count: number): Route => {
  const quotes = Array.from({ length: count }, (_, at) => ({
    text: 'I walk past two other bakeries.',
    by: `Guest ${at}`,
  }))
  const props = { title: 'What people say', quotes }
  const blocks = [{ type: 'testimonials', props, source: '' }]
  return { path: `/quoted/${count}`, title: 'Quoted', description: '', unlisted: false, blocks }
}

/** Figures of as many signs as the schema allows. */
const figures: Route = {
  path: '/figures',
  title: 'Figures',
  description: '',
  unlisted: false,
  blocks: [4, 3].map((count) => ({
    type: 'stat-tiles',
    props: {
      title: 'Figures',
      tiles: Array.from({ length: count }, () => ({ figure: '1.234.567.89', label: 'Loaves' })),
    },
    source: '',
  })),
}

const longWord = 'Rindfleischetikettierungsueberwachungsamt'

/** Only in texts of several words: others name something. */
function withLongWords(value: unknown): Record<string, unknown> {
  const lengthen = (inner: unknown): unknown => {
    if (typeof inner === 'string') return /^\p{L}\S* \S/u.test(inner) ? inner.replace(/^\S+/, longWord) : inner
    if (Array.isArray(inner)) return inner.map(lengthen)
    if (inner && typeof inner === 'object')
      return Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, lengthen(one)]))
    return inner
  }
  return lengthen(value) as Record<string, unknown>
}

describe.each(isWhole ? ['A', 'B'] : ['A'])('in the look of reading %s', (reading) => {
  let page: Page
  let url: string
  let close: () => Promise<void>
  beforeAll(async () => {
    const { site } = await builtSite(reading)
    const folders = { publicFolder: join(root, twoReadingsPublic), imagesFolder: join(root, 'images') }
    const paper = printed.map((type): Route => ({ ...figures, path: `/printed/${type}`, blocks: examplesOf(type) }))
    const routes = [...groups.flatMap(routesOf), ...paper, ...quoted.map(testimonials), figures]
    const known = routes
      .flatMap(({ blocks }) => blocks)
      .reduce<Site>((so, { props }) => withForm(so, props.form), { ...site, routes })
    const shown = { ...known, redirects: [], backend: { ...site.backend, signIn: true } }
    const pictures = await siteImages(shown, folders, join(root, 'node_modules/.cache/lectern/images'))
    const { files } = siteFiles(shown, await clientBundle(root, hashOfSource(root)), undefined, {
      images: pictures.images,
    })
    const folder = temporaryFolder()
    await writeSite(folder, new Map<string, FileContent>([...files, ...pictures.files]), folders.publicFolder)
    const served = await servedFolder({ folder, redirects: [], unknownPaths: { screen: 'error' } })
    url = served.url
    const visitor = await newVisitor({ reducedMotion: 'reduce' })
    page = await visitor.newPage()
    close = async () => {
      await visitor.close()
      await served.close()
    }
  })
  afterAll(() => close?.())

  it.each(named)(
    'nothing of %s reaches beyond a window of 320, 375 or 768 px',
    { timeout: 60_000 },
    async (_, group) => {
      const wrong: Record<string, string[]> = {}
      // Left out otherwise: the examples as they are.
      for (const { path, blocks } of routesOf(group).slice(isWhole ? 0 : 1)) {
        await page.goto(url + path)
        expect(blocks.length).toBeGreaterThan(0)
        expect(await page.locator('main > *').count()).toBe(blocks.length)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          const found = await page.evaluate(beyondWindow)
          if (found.length > 0) wrong[`${path} at ${width}`] = found
        }
      }
      expect(wrong).toEqual({})
    },
  )

  it.each(named)('no word of %s is broken at any width', { timeout: 60_000 }, async (_, group) => {
    await page.goto(`${url}/${group[0]}`)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    expect(await brokenAt(page, wordWidths)).toEqual({})
  })

  it('testimonials leave no column of their first row empty, however many they are', async () => {
    const wrong: string[] = []
    for (const count of quoted) {
      await page.goto(`${url}/quoted/${count}`)
      for (const width of [1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const free = await page.evaluate(() => {
          const list = document.querySelector('.quotes')
          const items = [...(list?.children ?? [])].map((item) => item.getBoundingClientRect())
          const right = Math.max(...items.filter(({ top }) => top === items[0]?.top).map((item) => item.right))
          return Math.round((list?.getBoundingClientRect().right ?? 0) - right)
        })
        if (free !== 0) wrong.push(`${count} at ${width}: ${free} px are empty`)
      }
    }
    expect(wrong).toEqual([])
  })
  it('figures of twelve signs stay within their tiles, and the tiles within the window', async () => {
    await page.goto(`${url}/figures`)
    const wrong: Record<string, unknown> = {}
    for (const width of [320, 375, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const found = await page.evaluate(beyondWindow)
      const outside = await page.locator('.figure').evaluateAll((all) =>
        all.flatMap((figure) => {
          const tile = figure.parentElement?.getBoundingClientRect()
          const range = document.createRange()
          range.selectNodeContents(figure)
          const { left, right } = range.getBoundingClientRect()
          return tile && left >= tile.left && right <= tile.right ? [] : [`${left} to ${right}`]
        }),
      )
      if (found.length + outside.length > 0) wrong[width] = [...found, ...outside]
    }
    expect(await page.locator('.figure').count()).toBe(7)
    expect(wrong).toEqual({})
  })

  it('pages on paper can be read, from a dark screen too, have the name and the address, and neither an empty form nor links nor a closing band', async () => {
    await page.setViewportSize({ width: 800, height: 1000 })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    try {
      for (const type of printed) {
        await page.goto(`${url}/printed/${type}`)
        expect(
          (await violationsOf(page)).filter((one) => one.startsWith('color-contrast')),
          type,
        ).toEqual([])
        for (const shown of ['.logo-link', '.foot-name', 'footer [href^="mailto:"]'])
          expect(await page.locator(shown).isVisible(), `${shown} of ${type}`).toBe(true)
        for (const hidden of ['nav', 'footer ul', '.bar-action', 'form', '[id$=-form-title]', '.closing'])
          expect(
            await page.locator(hidden).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length),
            `${hidden} of ${type}`,
          ).toBe(0)
      }
    } finally {
      await page.emulateMedia({ media: null, colorScheme: null })
    }
  })

  it('a page break on paper divides neither an item nor a title from what it heads', async () => {
    const breaksOf = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => [
          ...new Set(all.map((one) => `${getComputedStyle(one).breakInside} ${getComputedStyle(one).breakAfter}`)),
        ])
    await page.emulateMedia({ media: 'print' })
    try {
      await page.goto(`${url}/printed/tiers`)
      expect(await breaksOf('main :is(h1, h2, h3, .section-head)')).toEqual(['avoid avoid'])
      expect(await breaksOf('main :is(li, .tier)')).toEqual(['avoid auto'])
    } finally {
      await page.emulateMedia({ media: null })
    }
  })
})
