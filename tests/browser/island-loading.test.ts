// When a page loads its island's code, and what happens to a press that comes before.
import type { BrowserContextOptions, Page } from 'playwright'
import { afterEach, describe, expect, it } from 'vitest'
import { slow } from '../whole-suite.ts'
import { newVisitor } from './browser.ts'
import { at, built, formBeforeEach, server } from './form-before-each.ts'
import { answers, expectQuiet, fill, focused, hydrate, reloadUnhydrated, submitButton, valuesOf } from './form-visit.ts'

formBeforeEach()

const isHydrated = (page: Page) =>
  page
    .locator('[data-island-root]')
    .evaluate((root) => Object.keys(root).some((key) => key.startsWith('__reactContainer')))

describe('what the island needs', () => {
  let page: Page
  let fetched: string[]
  afterEach(() => page.context().close())

  /** A visitor whose browser reports this connection, or none. */
  async function open(connection: object | undefined, options: BrowserContextOptions = {}): Promise<void> {
    const visitor = await newVisitor(options)
    await visitor.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      connection,
    )
    page = await visitor.newPage()
    fetched = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto(`${server.url}/contact`, { waitUntil: 'networkidle' })
  }
  const scripts = () => fetched.filter((path) => path.startsWith('/assets/')).sort()
  const all = () => [built.loader, ...built.island].sort()
  const small = { viewport: { width: 640, height: 150 } }

  it('the code of an island is loaded once the form is in view, and none of it runs until the form is touched', async () => {
    await open(undefined)
    expect(scripts()).toEqual(all())
    expect(await isHydrated(page)).toBe(false)
    await hydrate(page)
    expect(await isHydrated(page)).toBe(true)
    expect(scripts()).toEqual(all())
  })

  it('the code of an island is not loaded while the form is far out of view, and loaded as it comes near', async () => {
    await open({ saveData: false, effectiveType: '3g' }, small)
    expect(scripts()).toEqual([built.loader])
    await page.locator('form').scrollIntoViewIfNeeded()
    await expect.poll(scripts).toEqual(all())
    expect(await isHydrated(page)).toBe(false)
  })

  slow('the code of an island is loaded in idle time over a good connection', async () => {
    await open({ saveData: false, effectiveType: '4g' }, small)
    await expect.poll(scripts).toEqual(all())
    expect(await isHydrated(page)).toBe(false)
  })

  slow('the code of an island is never fetched before a touch for a visitor who saves data', async () => {
    await open({ saveData: true, effectiveType: '4g' })
    expect(await page.locator('form').boundingBox()).not.toBe(null)
    expect(scripts()).toEqual([built.loader])
    await hydrate(page)
    expect(scripts()).toEqual(all())
  })
})

it('a form that is hydrated keeps every element of the page, so that no press on one is lost', async () => {
  const { page } = at
  const release = await reloadUnhydrated(at, server, built)
  const seen = await page.evaluateHandle(() => {
    const changed: string[] = []
    new MutationObserver((records) => {
      for (const { type, target } of records) changed.push(`${type} in ${target.nodeName}`)
    }).observe(document.querySelector('[data-island-root]') ?? document, {
      characterData: true,
      childList: true,
      subtree: true,
    })
    return changed
  })
  await page.locator('form').hover()
  release()
  await page.locator('[data-island-hydrated]').waitFor()
  expect(await seen.jsonValue()).toEqual([])
  expectQuiet(at, 0)
})

it('a form that is hydrated counts a press that began before hydration and ended after', async () => {
  const { page } = at
  const release = await reloadUnhydrated(at, server, built)
  await fill(page)
  await submitButton(page).hover()
  await page.mouse.down()
  release()
  await page.locator('[data-island-hydrated]').waitFor()
  await page.mouse.up()
  await page.locator('#crossing-received').waitFor()
  expect(server.calls.map(({ body }) => JSON.parse(body))).toEqual([answers])
})

it('a form that is hydrated keeps what was typed in each field on a page that a translator has changed', async () => {
  const { page } = at
  const release = await reloadUnhydrated(at, server, built)
  await fill(page)
  await page.locator('[name=organization]').focus()
  await page.evaluate(() => {
    for (const label of document.querySelectorAll('form label span, form button')) {
      const translated = document.createElement('font')
      translated.append(...label.childNodes)
      label.append(translated)
    }
  })
  release()
  await page.locator('[data-island-hydrated]').waitFor()
  expect(await valuesOf(page)).toEqual(answers)
  expect(await focused(page)).toBe('organization')
  await submitButton(page).click()
  await page.locator('#crossing-received').waitFor()
  expect(server.calls.map(({ body }) => JSON.parse(body))).toEqual([answers])
  expectQuiet(at, 0)
})

slow('a form that is hydrated sends an earlier press once on a page that a translator has changed', async () => {
  const { page } = at
  const release = await reloadUnhydrated(at, server, built)
  await fill(page)
  await page.locator('form label span').evaluateAll((labels) => {
    for (const label of labels) label.replaceChildren(document.createElement('font'))
  })
  await submitButton(page).click()
  release()
  await page.locator('#crossing-received').waitFor()
  expect(server.calls.map(({ body }) => JSON.parse(body))).toEqual([answers])
})
