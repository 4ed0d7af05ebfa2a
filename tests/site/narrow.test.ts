// The pages on windows of every width, from the narrowest phone.
import { describe, expect, it } from 'vitest'
import { newVisitor } from '../browser/browser.ts'
import { isWhole } from '../how-much.ts'
import { brokenAt, hardToRead, wordWidths } from '../pages/words-and-drawings.ts'
import { slow } from '../whole-suite.ts'
import { servedReadings } from './own-site.ts'

const siteOf = servedReadings()

describe.each(isWhole ? ['A', 'B'] : ['A'])('the pages of reading %s', (reading) => {
  it('pages break no word at any width', { timeout: isWhole ? 300_000 : 60_000 }, async () => {
    const { site, url } = siteOf(reading)
    const page = await (await newVisitor()).newPage()
    const wrong: Record<string, Record<string, string[]>> = {}
    for (const { path } of site.routes) {
      await page.goto(url + path)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const broken = await brokenAt(page, wordWidths)
      if (Object.keys(broken).length > 0) wrong[path] = broken
    }
    expect(wrong).toEqual({})
  })

  slow(
    'pages keep every line readable over drawings, light and dark',
    {
      timeout: 120_000,
    },
    async () => {
      const { site, url } = siteOf(reading)
      const visitor = await newVisitor()
      const [page, judged] = [await visitor.newPage(), await visitor.newPage()]
      const wrong: Record<string, string[]> = {}
      let looked = 0
      for (const { path } of site.routes) {
        await page.goto(url + path)
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        for (const width of isWhole ? [375, 768, 900, 1024, 1100, 1200, 1280, 1440] : [1024])
          for (const colorScheme of isWhole || reading === 'A' ? (['light', 'dark'] as const) : (['light'] as const)) {
            await page.setViewportSize({ width, height: 900 })
            await page.emulateMedia({ colorScheme })
            const { drawings, hard } = await hardToRead(page, judged)
            looked += drawings
            if (hard.length > 0) wrong[`${path} at ${width}, ${colorScheme}`] = hard
          }
      }
      expect(looked).toBeGreaterThan(10)
      expect(wrong).toEqual({})
    },
  )
})
