import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookAlikes, ownElements } from './badge-cases.ts'
import { newVisitor } from './browser.ts'
import { loneScript } from './form-build.ts'

let script: string
let page: Page

const bodyOf = (cases: Record<string, string>) =>
  Object.entries(cases)
    .map(([name, markup]) => `<div data-case="${name}">${markup}</div>`)
    .join('')

/** A page that runs the routine as a reading asks for it, with a clock that stands still. */
async function open(body: string): Promise<void> {
  const visitor = await newVisitor()
  page = await visitor.newPage()
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.route('**/*', (route) => {
    if (route.request().url().endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: script })
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'" },
      body:
        '<!doctype html><title>Page</title><body><main id="content"><h1>Page</h1></main>' +
        `${body}<script async src="/badges.js" data-badges-every="500" data-badges-for="8000"></script>`,
    })
  })
  await page.goto('http://badges.test/')
}

/** Names of the cases whose markup is no longer whole. */
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

const addBadge = () =>
  page.evaluate(() => {
    const badge = document.createElement('div')
    badge.id = 'late'
    badge.textContent = 'Beta'
    Object.assign(badge.style, { position: 'fixed', top: '8px', left: '8px' })
    document.body.append(badge)
  })
const isThere = () => page.evaluate(() => document.getElementById('late') !== null)

beforeAll(async () => {
  script = await loneScript('remove-badges')
})
afterAll(() => page?.context().close())

describe('the routine that removes badges', () => {
  it(`takes ${Object.keys(lookAlikes).length} look-alikes at once`, async () => {
    await open(bodyOf(lookAlikes))
    expect(Object.keys(lookAlikes)).toHaveLength(20)
    expect(await goneOf(lookAlikes)).toEqual(Object.keys(lookAlikes))
  })

  it(`leaves ${Object.keys(ownElements).length} elements of the page's own alone, to the last run`, async () => {
    await open(bodyOf(ownElements))
    await page.clock.runFor(10_000)
    expect(Object.keys(ownElements)).toHaveLength(20)
    expect(await goneOf(ownElements)).toEqual([])
    expect(await page.locator('main h1').count()).toBe(1)
  })

  it('runs every half second for eight seconds, and not once more', async () => {
    await open('')
    for (let at = 500; at <= 8000; at += 500) {
      await addBadge()
      await page.clock.runFor(499)
      expect(await isThere(), `${at - 1} ms`).toBe(true)
      await page.clock.runFor(1)
      expect(await isThere(), `${at} ms`).toBe(false)
    }
    await addBadge()
    await page.clock.runFor(60_000)
    expect(await isThere()).toBe(true)
  })

  it('never takes the focus from whoever has it', async () => {
    await open(`<button type="button" id="late" style="position:fixed;top:300px;left:300px">Remix</button>`)
    await page.locator('#late').focus()
    await page.locator('#late').evaluate((badge) => Object.assign(badge.style, { top: '8px', left: '8px' }))
    await page.clock.runFor(500)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('late')
    await page.locator('#late').blur()
    await page.clock.runFor(500)
    expect(await isThere()).toBe(false)
  })
})
