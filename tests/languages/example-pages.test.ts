// The examples in several languages as `npm start` serves them: each page in a browser, by axe and by Lighthouse.
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bestOf, deliberate, fastEnough, startAuditor } from '../../bench/pages/lighthouse-scores.ts'
import { looksInTurn, violationsOf } from '../browser/accessibility.ts'
import { newVisitor } from '../browser/browser.ts'
import { delayFaces, ownFace, shiftOf, watchShift } from '../browser/layout-shift.ts'
import { type StartedSite, startedSite } from '../browser/started-site.ts'
import { isWhole } from '../how-much.ts'

const shots = process.env.SHOTS

describe.skipIf(!isWhole).each([
  ['festival', 3],
  ['practice', 2],
])('the %s, in %d languages,', (name, count) => {
  let started: StartedSite
  let page: Page
  let pages: string[]
  beforeAll(async () => {
    started = await startedSite('--manifest', `examples/${name}/site.yaml`)
    // The screens for unknown addresses answer 404, so they are not visited as pages.
    pages = started.paths.filter((path) => !path.endsWith('404.html') && path !== '/no/such/page')
    page = await (await newVisitor({ bypassCSP: true })).newPage()
  }, 300_000)
  afterAll(() => started?.close())

  it('has no axe violations and no horizontal scrolling on any page', { timeout: 900_000 }, async () => {
    const wrong: string[] = []
    const languages = new Set<string>()
    for (const [turn, path] of pages.entries()) {
      await page.goto(started.url + path)
      languages.add(await page.evaluate(() => document.documentElement.lang))
      for (const [colorScheme, width] of looksInTurn(turn)) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 900 })
        wrong.push(...(await violationsOf(page)).map((violation) => `${path}, ${colorScheme}, ${width}: ${violation}`))
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        if (beyond > 0) wrong.push(`${path}, ${width} wide: ${beyond} px too wide`)
      }
      for (const width of shots ? [375, 1280] : []) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme: 'light' })
        await page.screenshot({ path: `${shots}/${name}${path.replaceAll('/', '-')}-${width}.png`, fullPage: true })
      }
    }
    expect(languages.size).toBe(count)
    expect(wrong).toEqual([])
  })

  it('moves nothing on any page when its faces come late, on a phone', {
    timeout: 900_000,
  }, async () => {
    const visitor = await newVisitor({ bypassCSP: true, viewport: { width: 412, height: 823 } })
    const late = await visitor.newPage()
    await watchShift(late)
    await delayFaces(late)
    const moved: string[] = []
    for (const path of pages) {
      await late.goto(started.url + path, { waitUntil: 'networkidle' })
      await ownFace(late)
      const shift = await shiftOf(late)
      if (shift === undefined || shift > 0.001) moved.push(`${path}: ${shift}`)
    }
    await visitor.close()
    expect(moved).toEqual([])
  })

  it('gets full Lighthouse scores on every page', { timeout: 1_800_000 }, async () => {
    const lighthouse = await startAuditor()
    const wrong: unknown[] = []
    try {
      for (const path of pages) {
        await page.goto(started.url + path)
        const isUnlisted = (await page.locator('meta[name=robots][content*=noindex]').count()) > 0
        const { performance, ...others } = await bestOf(
          lighthouse,
          started.url + path,
          isUnlisted ? deliberate.unlisted : [],
        )
        const isFull = others.accessibility + others['best-practices'] + others.seo === 300
        if (!isFull || performance < fastEnough) wrong.push({ path, performance, ...others })
      }
    } finally {
      await lighthouse.close()
    }
    expect(wrong).toEqual([])
  })
})
