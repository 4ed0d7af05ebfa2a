// What the window's width changes besides the arrangement: the size of text, and the phone's menu.
import type { Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { siteFiles } from '../../src/publish/site-files.ts'
import type { Site } from '../../src/site/model.ts'
import { builtSite, ownBundle } from '../pages/built-site.ts'
import { newVisitor } from './browser.ts'

const languages = [
  { tag: 'en', name: 'English', home: '/' },
  { tag: 'ar', name: 'العربية', home: '/ar' },
]

let page: Page

beforeAll(async () => {
  const { site } = await builtSite('A')
  const text = { ...site.theme.text, size: '1rem' }
  const shown: Site = { ...site, languages, language: 'en', theme: { ...site.theme, text } }
  const html = String(siteFiles(shown, await ownBundle()).files.get('index.html'))
  page = await (await newVisitor()).newPage()
  await page.setContent(html)
})

it('text has the size of the theme up to 1600 pixels, and grows with wider windows by an eighth at most', async () => {
  const sizes: Record<number, number> = {}
  for (const width of [320, 1280, 1600, 1700, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    sizes[width] = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  }
  expect(sizes).toEqual({ 320: 16, 1280: 16, 1600: 16, 1700: 17, 1920: 18, 2560: 18 })
})

it('the phone’s menu shows a language of the other direction in line with the other links', async () => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.locator('.bar-menu').click()
  const starts = await page.evaluate(() =>
    [...document.querySelectorAll('.bar-links a:not(.bar-action-row > a)')].map((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      return Math.round(range.getBoundingClientRect().left)
    }),
  )
  expect(starts.length).toBeGreaterThan(2)
  expect(new Set(starts).size).toBe(1)
})
