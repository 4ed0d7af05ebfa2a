// The badge routine on the built and served pages of reading B.
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { lookAlikes, ownElements } from './badge-cases.ts'
import { newVisitor } from './browser.ts'
import { type ServedSite, servedSite } from './served-site.ts'

declare global {
  interface Window {
    /** Times of its runs so far, in milliseconds since the page was opened. */
    runs: number[]
  }
}

let site: ServedSite
let page: Page

beforeAll(async () => {
  site = await servedSite('B')
})
afterEach(() => page?.context().close())
afterAll(() => site?.close())

/** Opens a page with a paused clock, and records when the routine runs. */
async function open(path: string): Promise<void> {
  // The cases are inserted with inline styles, which the page's own policy forbids.
  const visitor = await newVisitor({ bypassCSP: true })
  page = await visitor.newPage()
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.addInitScript(() => {
    window.runs = []
    const { querySelectorAll } = Element.prototype
    HTMLBodyElement.prototype.querySelectorAll = function (selector: string) {
      window.runs.push(Date.now() - 1000)
      return querySelectorAll.call(this, selector)
    }
  })
  await page.goto(site.url + path, { waitUntil: 'load' })
}

const runs = () => page.evaluate(() => window.runs)

/** Inserts each case into the body, in an element of its own. */
const put = (cases: Record<string, string>) =>
  page.evaluate((all) => {
    for (const [name, markup] of Object.entries(all)) {
      const place = document.createElement('div')
      place.dataset.case = name
      place.innerHTML = markup
      document.body.append(place)
    }
  }, cases)

/** Names of the cases whose markup is no longer complete. */
const goneOf = (cases: Record<string, string>) =>
  page.evaluate(
    (names) =>
      names.filter((name) => {
        const place = document.querySelector(`[data-case="${CSS.escape(name)}"]`)
        const at = place?.firstElementChild
        return !at || (at.localName === 'div' && !at.attributes.length && !at.childElementCount)
      }),
    Object.keys(cases),
  )

const everyHalfSecond = Array.from({ length: 17 }, (_, at) => at * 500)

it('the routine that removes badges runs 17 times in eight seconds on every page, every half second, and not once more', async () => {
  for (const { path } of site.site.routes) {
    await open(path)
    await page.clock.runFor(60_000)
    expect(await runs(), path).toEqual(everyHalfSecond)
    await page.context().close()
  }
})

it(`the routine that removes badges takes ${Object.keys(lookAlikes).length} look-alikes, whenever they come`, async () => {
  await open('/')
  expect(Object.keys(lookAlikes)).toHaveLength(20)
  for (let at = 500; at <= 8000; at += 500) {
    await put({ late: lookAlikes['a label in the corner'] ?? '' })
    await page.clock.runFor(499)
    expect(await goneOf({ late: '' }), `${at - 1} ms`).toEqual([])
    if (at === 500) await put(lookAlikes)
    await page.clock.runFor(1)
    expect(await goneOf({ late: '' }), `${at} ms`).toEqual(['late'])
    await page.evaluate(() => document.querySelector('[data-case=late]')?.remove())
  }
  expect(await goneOf(lookAlikes)).toEqual(Object.keys(lookAlikes))
})

it(`the routine that removes badges leaves ${Object.keys(ownElements).length} elements of a page's own alone, to the last run`, async () => {
  await open('/')
  const before = await page.locator('body > * *').count()
  await put(ownElements)
  await page.clock.runFor(10_000)
  expect(Object.keys(ownElements)).toHaveLength(20)
  expect(await goneOf(ownElements)).toEqual([])
  await page.evaluate(() => {
    for (const place of document.querySelectorAll('[data-case]')) place.remove()
  })
  expect(await page.locator('body > * *').count()).toBe(before)
})

it('the routine that removes badges never moves the focus', async () => {
  await open('/')
  await put({ remix: '<button type="button" style="position:fixed;top:300px;left:300px">Remix</button>' })
  const remix = page.getByRole('button', { name: 'Remix' })
  await remix.focus()
  await remix.evaluate((badge) => Object.assign(badge.style, { top: '8px', left: '8px' }))
  await page.clock.runFor(500)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Remix')
  await remix.blur()
  await page.clock.runFor(500)
  expect(await remix.count()).toBe(0)
})
