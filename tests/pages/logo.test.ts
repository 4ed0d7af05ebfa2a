// The owner's logo and icon in a browser.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newVisitor } from '../browser/browser.ts'
import { builtPractice, faults, practiceWith, type Served, servedPractice } from './practice-site.ts'

const wide = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 100"><rect width="900" height="100" fill="${colour}"/></svg>`
const inSite = (lines: string): [string, string] => ['  language: en\n', `  language: en\n${lines}`]

let folder: string
let out: string
let served: Served
beforeAll(async () => {
  folder = practiceWith(
    inSite('  logo: { file: /brand/logo.svg, dark: /brand/night.svg }\n  favicon: /brand/icon.png\n'),
  )
  mkdirSync(join(folder, 'public/brand'), { recursive: true })
  writeFileSync(join(folder, 'public/brand/logo.svg'), wide('#173b30'))
  writeFileSync(join(folder, 'public/brand/night.svg'), wide('#f2f7ef'))
  writeFileSync(
    join(folder, 'public/brand/icon.png'),
    readFileSync(new URL('../../editors/vscode/icon.png', import.meta.url)),
  )
  out = await builtPractice(folder)
  served = await servedPractice(folder, out)
})
afterAll(async () => {
  await served?.close()
})

it.each([
  ['light', '/brand/logo.svg'],
  ['dark', '/brand/night.svg'],
] as const)(
  'a logo replaces the name by %s, fits every window, and has the name as its text',
  async (colorScheme, src) => {
    const context = await newVisitor({ colorScheme })
    const page = await context.newPage()
    await page.goto(`${served.url}/services`)
    const link = page.getByRole('banner').getByRole('link', { name: 'Hollow Lane Vets: Home' })
    expect(await link.textContent()).toBe('')
    const image = link.getByRole('img', { name: 'Hollow Lane Vets', includeHidden: true })
    await expect.poll(() => image.evaluate((one) => new URL((one as HTMLImageElement).currentSrc).pathname)).toBe(src)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      const box = await image.boundingBox()
      expect(box?.height).toBeGreaterThan(30)
      expect(box?.width).toBeLessThanOrEqual(Math.min(12 * 17.1, width * 0.56))
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    await context.close()
  },
)

it('a logo and an icon are announced to browsers and search engines, and none is generated', () => {
  const html = readFileSync(join(out, 'index.html'), 'utf8')
  expect(html).toMatch(/<link rel="icon" href="\/assets\/icon\/[^"]+\.png" type="image\/png" sizes="48x48">/)
  expect(html).toContain('"logo":"https://www.hollowlane.vet/brand/logo.svg"')
  expect(existsSync(join(out, 'favicon.svg'))).toBe(false)
  expect(existsSync(join(out, 'brand/icon.png'))).toBe(true)
})

it('a missing logo file is reported at its line', () => {
  expect(faults(inSite('  logo: { file: /no-logo.svg }\n  favicon: /no-icon.ico\n')).sort()).toEqual([
    'site.yaml:11 missing-file',
    'site.yaml:12 missing-file',
  ])
})
