// A face that `npm run font` added to a site, as a browser shows it.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newVisitor } from '../browser/browser.ts'
import { delayFaces, ownFace, shiftOf, watchShift } from '../browser/layout-shift.ts'
import { isWhole } from '../how-much.ts'
import { builtPractice, type Served, servedPractice } from '../pages/practice-site.ts'
import { fontIn, interOf, siteWith } from './font-command.ts'

const headings = 'inter-600.woff2'
const pages = ['/', '/services', '/team']
let folder: string
let site: Served

beforeAll(async () => {
  folder = siteWith()
  await fontIn(folder, interOf(600), '--write')
  await fontIn(folder, interOf(400), '--for', 'text', '--write')
  site = await servedPractice(folder, await builtPractice(folder))
})
afterAll(async () => {
  await site.close()
})

/** Loads the faces of Inter under another name: a page that was shown before its optional faces arrived never uses them. */
const loadAs = (page: Page, family: string) =>
  page.evaluate(async (family) => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    for (const rule of rules) {
      if (
        !(rule instanceof CSSFontFaceRule) ||
        rule.style.getPropertyValue('font-family').replaceAll('"', '') !== 'Inter'
      )
        continue
      const weight = rule.style.getPropertyValue('font-weight')
      document.fonts.add(await new FontFace(family, rule.style.getPropertyValue('src'), { weight }).load())
    }
  }, family)

/** Widths of the page's headings and paragraphs in the face and in its fallback, as if on one line. */
const widths = (page: Page, selector: string, property: '--display' | '--body') =>
  page.evaluate(
    ({ selector, property }) => {
      const own = 'loaded'
      const [, standIn = ''] = getComputedStyle(document.documentElement).getPropertyValue(property).split(',')
      const widthIn = (element: Element, family: string) => {
        const copy = document.createElement('span')
        copy.textContent = element.textContent
        copy.style.cssText = `position:absolute;white-space:nowrap;letter-spacing:0;font:${getComputedStyle(element).fontWeight} 30px ${family}`
        document.body.append(copy)
        const { width } = copy.getBoundingClientRect()
        copy.remove()
        return width
      }
      const total = (family: string) =>
        [...document.querySelectorAll(selector)].reduce((sum, element) => sum + widthIn(element, family), 0)
      return { own: total(own), standIn: total(standIn), other: total('monospace') }
    },
    { selector, property },
  )

describe('a face of the site', () => {
  it('sets headings and running text', async () => {
    const page = await (await newVisitor()).newPage()
    await page.goto(`${site.url}/`, { waitUntil: 'networkidle' })
    const shown = await page.evaluate(() => ({
      faces: [...document.fonts]
        .filter(({ family, status }) => status === 'loaded' && !family.includes('stand-in'))
        .map(({ weight }) => weight)
        .sort(),
      heading: getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily.split(',')[0],
      text: getComputedStyle(document.body).fontFamily.split(',')[0],
    }))
    expect(shown).toEqual({ faces: ['400', '600'], heading: 'Inter', text: 'Inter' })
  })

  it('is as wide as its fallback, within two per cent', async () => {
    const page = await (await newVisitor()).newPage()
    await page.goto(`${site.url}/`, { waitUntil: 'networkidle' })
    await loadAs(page, 'loaded')
    for (const [selector, property] of [
      ['h1, h2, h3', '--display'],
      ['main p', '--body'],
    ] as const) {
      const { own, standIn, other } = await widths(page, selector, property)
      expect(own).toBeGreaterThan(1000)
      expect(Math.abs(standIn / own - 1), selector).toBeLessThan(0.02)
      expect(Math.abs(other / own - 1), selector).toBeGreaterThan(0.02)
    }
  })

  for (const width of isWhole ? [360, 768, 1280] : [360])
    it(`moves next to nothing when its file comes late, ${width} wide`, async () => {
      const page = await (await newVisitor({ viewport: { width, height: 823 } })).newPage()
      await watchShift(page)
      await delayFaces(page)
      for (const path of pages) {
        await page.goto(site.url + path, { waitUntil: 'networkidle' })
        await ownFace(page)
        // A tenth of what search engines consider good.
        expect(await shiftOf(page), path).toBeLessThan(0.01)
      }
    })

  it('leaves the page readable in its fallback when it cannot be loaded', async () => {
    rmSync(join(folder, 'public/fonts', headings))
    const page = await (await newVisitor()).newPage()
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto(`${site.url}/`, { waitUntil: 'networkidle' })
    const loaded = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
    expect(loaded).toBeGreaterThan(0)
    expect(await page.locator('h1').isVisible()).toBe(true)
  })
})
