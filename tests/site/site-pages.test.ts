// The finished pages in a real browser, as visitors meet them.
import type { BrowserContext, Page } from 'playwright'
import { afterEach, describe, expect, it } from 'vitest'
import { looksInTurn, violationsOf } from '../browser/accessibility.ts'
import { newVisitor } from '../browser/browser.ts'
import { slow } from '../whole-suite.ts'
import { servedReadings } from './own-site.ts'

const siteOf = servedReadings()
const contexts: BrowserContext[] = []

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})

type Visit = Parameters<typeof newVisitor>[0]

async function visit(options: Visit = {}): Promise<Page> {
  // axe is put into the page by the test; the page's own policy is tried elsewhere.
  const context = await newVisitor({ bypassCSP: true, ...options })
  contexts.push(context)
  return context.newPage()
}

describe.each(['A', 'B'])('reading %s', (reading) => {
  /** What both readings have from the engine is tested on the first, and on each in a whole suite. */
  const ofEngine = reading === 'A' ? it : slow

  it('a reading has no accessibility violation and no horizontal scrolling, light and dark, 320 and 1280 wide', async () => {
    const { site, url } = siteOf(reading)
    const page = await visit()
    const wrong: string[] = []
    for (const [turn, { path }] of site.routes.entries()) {
      await page.goto(url + path)
      for (const [colorScheme, width] of looksInTurn(turn)) {
        const look = `${path}, ${colorScheme}, ${width} wide`
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 900 })
        wrong.push(...(await violationsOf(page)).map((violation) => `${look}: ${violation}`))
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        if (beyond > 0) wrong.push(`${look}: ${beyond} px too wide`)
      }
    }
    expect(wrong).toEqual([])
  })

  ofEngine('a reading can be read and navigated without JavaScript', async () => {
    const { site, url } = siteOf(reading)
    const page = await visit({ javaScriptEnabled: false })
    await page.goto(url)
    for (const { label, to } of site.header.links) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }).click()
      expect(new URL(page.url()).pathname.replace(/(.)\/$/, '$1')).toBe(to)
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    }
  })

  ofEngine(
    'a reading has its skip link at the first Tab, and Enter on it moves the focus into the content',
    async () => {
      const page = await visit()
      await page.goto(siteOf(reading).url)
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
      await page.keyboard.press('Enter')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    },
  )

  ofEngine(
    'a reading keeps its bar visible on wide screens, and stacks its links as a list behind its menu on small ones',
    async () => {
      const page = await visit({ viewport: { width: 1280, height: 800 } })
      await page.goto(siteOf(reading).url)
      await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
      expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)

      await page.setViewportSize({ width: 375, height: 800 })
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button').click()
      const links = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all()
      const boxes = await Promise.all(links.map((link) => link.boundingBox()))
      // The last line is the button that has no room in the bar.
      const { links: lines, action } = siteOf(reading).site.header
      expect(boxes).toHaveLength(lines.length + (action ? 1 : 0))
      const tops = boxes.map((box) => box?.y ?? 0)
      expect(tops).toEqual([...tops].sort((a, b) => a - b))
      expect(new Set(tops).size).toBe(links.length)
    },
  )

  it('a reading has a rhythm: no two distances between open sections in a row are alike, and no two bands touch', async () => {
    const page = await visit({ viewport: { width: 1280, height: 800 } })
    for (const { path } of siteOf(reading).site.routes) {
      await page.goto(siteOf(reading).url + path)
      const { alike, melted } = await page.evaluate(() => {
        const pairs = [...document.querySelectorAll('main > .section + .section')].map((next) => [
          next.previousElementSibling as Element,
          next,
        ])
        const paddingOf = (element: Element | undefined, side: 'paddingTop' | 'paddingBottom') =>
          Number.parseFloat(element ? getComputedStyle(element)[side] : '0')
        const gaps = pairs.map(([one, next]) =>
          one?.classList.contains('open') && next?.classList.contains('open')
            ? paddingOf(one, 'paddingBottom') + paddingOf(next, 'paddingTop')
            : undefined,
        )
        const melting = pairs.filter(([one, next]) =>
          ['band', 'raised', 'accented'].some(
            (tone) => one?.classList.contains(tone) && next?.classList.contains(tone),
          ),
        )
        return {
          alike: gaps.filter((gap, at) => gap !== undefined && gap === gaps[at + 1]),
          melted: melting.filter(([, next]) => next && getComputedStyle(next).borderTopWidth === '0px').length,
        }
      })
      expect({ path, alike, melted }).toEqual({ path, alike: [], melted: 0 })
    }
  })

  ofEngine('a reading hides no focused link behind its bar', async () => {
    const page = await visit({ viewport: { width: 1280, height: 500 } })
    await page.goto(`${siteOf(reading).url}/services`)
    const links = await page.getByRole('main').getByRole('link').count()
    for (let at = 0; at < links + 8; at++) {
      await page.keyboard.press('Tab')
      const covered = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body || focused.closest('header')) return false
        const { left, top, width, height } = focused.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('header') != null
      })
      expect(covered).toBe(false)
    }
  })
})

it('an address without a page answers 404 with the error screen in reading A', async () => {
  const page = await visit()
  const answer = await page.goto(`${siteOf('A').url}/no/such/page`)
  expect(answer?.status()).toBe(404)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Unexpected Application Error!')
  expect(await page.getByRole('main').textContent()).toContain('404 Not Found')
})

it.each(['/privacy', '/terms', '/no/such/page'])(
  'an address without a page redirects %s to the home page in reading B, with no history entry to go back to',
  async (path) => {
    const { url } = siteOf('B')
    const page = await visit()
    await page.goto(`${url}/services`)
    await page.goto(url + path)
    expect(new URL(page.url()).pathname).toBe('/')
    await page.goBack()
    expect(new URL(page.url()).pathname).toMatch(/^\/services\/?$/)
  },
)

it('an anchor scrolls to the nonprofit prices below the bar', async () => {
  const page = await visit({ viewport: { width: 1280, height: 800 } })
  await page.goto(siteOf('A').url)
  await page.getByRole('link', { name: 'See nonprofit pricing' }).click()
  await page.waitForURL('**/services#nonprofit-pricing')
  const top = await page.locator('#nonprofit-pricing').evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(200)
})
