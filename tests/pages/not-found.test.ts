// Unknown paths on a site without `unknownPaths` in its manifest.
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violationsOf } from '../browser/accessibility.ts'
import { newVisitor } from '../browser/browser.ts'
import { shiftOf, watchShift } from '../browser/layout-shift.ts'
import { builtPractice, practiceWith, type Served, servedPractice } from './practice-site.ts'
import { beyondWindow, brokenAt, wordWidths } from './words-and-drawings.ts'

const silent: [string, string] = ['    unknownPaths: { screen: error }\n', '']

describe('an address without a page', () => {
  let served: Served
  let folder: string
  let page: Page
  beforeAll(async () => {
    folder = practiceWith(silent, ['\nfacts:\n', '\ntexts: { notFoundText: Perhaps it is asleep. }\nfacts:\n'])
    served = await servedPractice(folder, await builtPractice(folder, '--reading', 'daily'))
    page = await (await newVisitor()).newPage()
  })
  afterAll(async () => {
    await page?.context().close()
    await served?.close()
  })

  const near = () =>
    page.locator('[data-among] a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

  it('an unknown path answers 404 with a page in the site’s own words, without technical terms', async () => {
    const { status, body } = await served.get('/no-such-page')
    expect(status).toBe(404)
    expect(body).toContain('Perhaps it is asleep.')
    expect(body).not.toMatch(/Unexpected|Error!/)
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).not.toMatch(/canonical|og:url/)
  })

  it('an unknown path lists the main pages and a mail address, also without script', async () => {
    const { body } = await served.get('/no-such-page')
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    for (const path of ['/', '/services', '/register']) expect(main).toContain(`<a href="${path}">`)
    expect(main).toMatch(/<a href="mailto:[^"]+@[^"]+">/)
    expect(main).toMatch(/<div class="not-found-near" hidden=""/)
  })

  it('an unknown path lists the pages with the most similar addresses, within the policy', async () => {
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    await page.goto(`${served.url}/old/Registre.html`)
    expect(await near()).toEqual(['/register'])
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
    await page.locator('[data-among] a').click()
    expect(new URL(page.url()).pathname).toBe('/register')
  })

  it('an unknown path shifts nothing after the first paint', async () => {
    await page.setViewportSize({ width: 375, height: 800 })
    await watchShift(page)
    // Slow enough that a page would be painted before its script, if it did not wait for it.
    await page.route('**/assets/nearest-pages.*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.goto(`${served.url}/servces`, { waitUntil: 'load' })
    expect(await near()).not.toEqual([])
    expect(await shiftOf(page)).toBe(0)
    await page.unroute('**/assets/nearest-pages.*')
  })

  it('an unknown path lists no similar pages if there are none', async () => {
    await page.goto(`${served.url}/wp-login`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('[data-among]').isHidden()).toBe(true)
  })
  it('an unknown path shows a page that passes the accessibility check, light and dark, narrow and wide', async () => {
    await page.goto(`${served.url}/old/Registre.html`)
    for (const [colorScheme, width] of [
      ['light', 320],
      ['dark', 1280],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      expect(await violationsOf(page)).toEqual([])
    }
    const headings = page.getByRole('main').getByRole('heading')
    expect(await headings.evaluateAll((all) => all.map(({ localName }) => localName))).toEqual(['h1', 'h2', 'h2'])
  })

  it('an unknown path shows a page without broken words or overflow', async () => {
    await page.goto(`${served.url}/old/Registre.html`)
    expect(await brokenAt(page, wordWidths)).toEqual({})
    for (const width of [320, 375, 768]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(beyondWindow), `${width} px`).toEqual([])
    }
  })

  it('an unknown path shows a page without dead links', async () => {
    await page.goto(`${served.url}/old/Registre.html`)
    const paths = await page
      .locator('a[href^="/"]')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => new URL(href).pathname))
    expect(paths.length).toBeGreaterThan(6)
    for (const path of new Set(paths)) expect(await served.get(path), path).toMatchObject({ status: 200 })
  })
})
