// The work of a visitor's browser for a page.
import type { BrowserContext, Page } from 'playwright'
import { afterEach, describe, expect, it } from 'vitest'
import { bareBrowser, click, until } from '../../bench/moving/bare-browser.ts'
import { newVisitor } from '../browser/browser.ts'
import { findBrowser } from '../browser/find-browser.ts'
import { delayFaces, ownFace, shiftOf, watchShift } from '../browser/layout-shift.ts'
import { isWhole } from '../how-much.ts'
import { slow } from '../whole-suite.ts'
import { servedReadings } from './own-site.ts'

const siteOf = servedReadings()
const contexts: BrowserContext[] = []

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})

async function visitor(width = 412): Promise<{ context: BrowserContext; page: Page }> {
  const context = await newVisitor({ viewport: { width, height: 823 } })
  contexts.push(context)
  return { context, page: await context.newPage() }
}

const measured = () => {
  const asked = performance.getEntriesByType('resource')
  const isBlocking = (entry: PerformanceEntry & { renderBlockingStatus?: string }) =>
    entry.renderBlockingStatus === 'blocking'
  return {
    beforePaint: asked.filter(isBlocking).map(({ name }) => name),
    foreign: asked.map(({ name }) => name).filter((name) => !name.startsWith(location.origin)),
  }
}

describe.each(isWhole ? ['A', 'B'] : ['B'])('reading %s', (reading) => {
  it('a reading renders every page from its own document, shifts nothing, loads nothing from other hosts and sets no cookie', async () => {
    const { site, url } = siteOf(reading)
    const { context, page } = await visitor()
    await watchShift(page)
    for (const { path } of site.routes) {
      await page.goto(url + path, { waitUntil: 'networkidle' })
      expect({ path, shift: await shiftOf(page), ...(await page.evaluate(measured)) }).toEqual({
        path,
        shift: 0,
        beforePaint: [],
        foreign: [],
      })
    }
    expect(await context.cookies()).toEqual([])
  })

  slow('a reading shifts nothing when the heading face loads after the text, on a phone and on a tablet', async () => {
    const { site, url } = siteOf(reading)
    // All at once, as most of it is waiting.
    const moved = [360, 390, 768].map(async (width) => {
      const { page } = await visitor(width)
      await watchShift(page)
      await delayFaces(page)
      for (const { path } of site.routes) {
        await page.goto(url + path, { waitUntil: 'networkidle' })
        await ownFace(page)
        expect({ width, path, shift: await shiftOf(page) }).toEqual({ width, path, shift: 0 })
      }
    })
    await Promise.all(moved)
  })

  slow('a reading prerenders a page once its link is hovered', async () => {
    const { url } = siteOf(reading)
    let begun = 0
    const browser = await bareBrowser(findBrowser() ?? '')
    try {
      const tab = await browser.newTab()
      await tab.open(`${url}/`)
      await tab.evaluate(
        `document.querySelector('main a[href="/services"]').scrollIntoView({ block: 'center', behavior: 'instant' })`,
      )
      const at = await tab.pointAt('main a[href="/services"]')
      // Chromium begins after a fifth of a second; how long drawing takes is the machine's affair.
      await new Promise((resolve) => setTimeout(resolve, 2000))
      await click(tab, at)
      await until(() => tab.evaluate<boolean>(`location.pathname.startsWith('/services')`))
      begun = await tab.evaluate<number>(`performance.getEntriesByType('navigation')[0].activationStart`)
    } finally {
      await browser.close()
    }
    expect(begun).toBeGreaterThan(0)
  })
})
