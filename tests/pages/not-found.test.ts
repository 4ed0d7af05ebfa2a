// An address without a page, on a site whose manifest says nothing of it.
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violationsOf } from '../browser/accessibility.ts'
import { newVisitor } from '../browser/browser.ts'
import { builtPractice, forgetPractices, practiceWith, type Served, servedPractice } from './practice-site.ts'
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
    forgetPractices()
  })

  const near = () =>
    page.locator('[data-among] a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

  it('an address without a page answers 404 with a page of the site, in the words of its manifest, without a word of errors', async () => {
    const { status, body } = await served.get('/no-such-page')
    expect(status).toBe(404)
    expect(body).toContain('Perhaps it is asleep.')
    expect(body).not.toMatch(/Unexpected|Error!/)
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).not.toMatch(/canonical|og:url/)
  })

  it('an address without a page names the main pages and a way to write, without script too', async () => {
    const { body } = await served.get('/no-such-page')
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    for (const path of ['/', '/services', '/register']) expect(main).toContain(`<a href="${path}">`)
    expect(main).toMatch(/<a href="mailto:[^"]+@[^"]+">/)
    expect(main).toMatch(/<div class="not-found-near" hidden=""/)
  })

  it('an address without a page names the pages whose addresses are nearest, under the policy of the page', async () => {
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    await page.goto(`${served.url}/old/Registre.html`)
    expect(await near()).toEqual(['/register'])
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
    await page.locator('[data-among] a').click()
    expect(new URL(page.url()).pathname).toBe('/register')
  })

  it('an address without a page moves nothing once it is painted, though it names pages', async () => {
    await page.setViewportSize({ width: 375, height: 800 })
    // Slow enough that a page which does not wait for its script is painted without it.
    await page.route('**/assets/nearest-pages.*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.goto(`${served.url}/servces`, { waitUntil: 'load' })
    expect(await near()).not.toEqual([])
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 300)
        }),
    )
    await page.unroute('**/assets/nearest-pages.*')
    expect(shift).toBe(0)
  })

  it('an address without a page names none where none is near', async () => {
    await page.goto(`${served.url}/wp-login`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('[data-among]').isHidden()).toBe(true)
  })
  it('an address without a page answers with a page that passes the accessibility check, light and dark, narrow and wide', async () => {
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

  it('an address without a page answers with a page of which no word is broken and nothing reaches beyond the window', async () => {
    await page.goto(`${served.url}/old/Registre.html`)
    expect(await brokenAt(page, wordWidths)).toEqual({})
    for (const width of [320, 375, 768]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(beyondWindow), `${width} px`).toEqual([])
    }
  })

  it('an address without a page answers with a page whose every link leads somewhere', async () => {
    await page.goto(`${served.url}/old/Registre.html`)
    const paths = await page
      .locator('a[href^="/"]')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => new URL(href).pathname))
    expect(paths.length).toBeGreaterThan(6)
    for (const path of new Set(paths)) expect(await served.get(path), path).toMatchObject({ status: 200 })
  })
})
