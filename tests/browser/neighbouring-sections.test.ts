// Neighbouring parts of a page that have a background are told apart.
import { expect, it } from 'vitest'
import { siteFiles } from '../../src/publish/site-files.ts'
import type { Block, Site } from '../../src/site/model.ts'
import { examplesOf } from '../pages/block-examples.ts'
import { builtSite, ownBundle } from '../pages/built-site.ts'
import { newVisitor } from './browser.ts'

const example = (type: string, options: Block['props'] = {}): Block => {
  const [first] = examplesOf(type)
  if (!first) throw new Error(`There is no example of ${type}.`)
  return { ...first.block, props: { ...first.block.props, ...options } }
}

async function openedPage(blocks: readonly Block[], footer: Partial<Site['footer']> = {}) {
  const { site } = await builtSite('A')
  const route = { path: '/', title: 'Sections', description: '', unlisted: false, blocks: [...blocks] }
  const shown = { ...site, routes: [route], redirects: [], footer: { ...site.footer, ...footer } }
  const { files } = siteFiles(shown, await ownBundle())
  const page = await (await newVisitor()).newPage()
  await page.setContent(String(files.get('index.html')))
  return page
}

it.each(['raised', 'ground'])('a newsletter line in the footer is told from a section above it: %s', async (tone) => {
  const { site } = await builtSite('A')
  const form = site.forms[0]?.name ?? ''
  const newsletter = { form, title: 'A letter each month' }
  const page = await openedPage([example('hero'), example('steps', { tone })], { newsletter })
  const backgrounds = await page
    .locator('html, main > :last-child, .foot-newsletter, .foot')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor))
  expect(backgrounds).toHaveLength(4)
  const [ground, section, foot, line] = backgrounds
  const clear = 'rgba(0, 0, 0, 0)'
  expect(line === clear ? foot : line).not.toBe(section === clear ? ground : section)
})

it.each(['raised', 'band', 'accent'])(
  'an opening is told from neighbours with its background by rules above and below it: %s',
  async (tone) => {
    const { pillars: _, ...opening } = example('hero').props
    const page = await openedPage([
      example('announcement', { tone }),
      { ...example('hero'), props: { ...opening, tone } },
      example('steps', { tone }),
    ])
    const widths = await page
      .locator('.hero-stage, main > :last-child')
      .evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).borderTopWidth)))
    expect(widths).toHaveLength(2)
    expect(Math.min(...widths)).toBeGreaterThan(0)
  },
)

it.each([375, 1280])(
  'a picture that begins in the section above covers nothing of it in a window of %d px',
  async (width) => {
    const overlap = { ...example('media').props, tone: 'band', overlap: true }
    const page = await openedPage([example('hero'), example('steps'), { ...example('media'), props: overlap }])
    await page.setViewportSize({ width, height: 800 })
    const { edge, picture, above } = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return {
        edge: box('.media-overlap').top,
        picture: box('.media-overlap .media-picture').top,
        above: box('main > :nth-child(2) > .wrap').bottom,
      }
    })
    expect(picture).toBeLessThan(edge - 40)
    expect(picture).toBeGreaterThan(above + 16)
  },
)
