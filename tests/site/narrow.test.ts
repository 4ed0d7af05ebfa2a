// The pages on the narrowest phones.
import { describe, expect, it } from 'vitest'
import { newVisitor } from '../browser/browser.ts'
import { servedOwnSite } from './own-site.ts'

/** Runs in the page. Words of headings, buttons and the site's name that stand on two lines, and a name that is cut off. */
const broken = () => {
  const found: string[] = []
  for (const element of document.querySelectorAll('h1, h2, h3, .logo-name, .button, .bar-menu')) {
    if (element.scrollHeight > element.clientHeight + 1 && element.matches('.logo-name'))
      found.push('the name is cut off')
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const word of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(word[0])
      }
  }
  return found
}

describe.each(['A', 'B'])('the pages of reading %s', (reading) => {
  it('break no word of a heading, a button or the name of the site on the narrowest phone', async () => {
    const site = await servedOwnSite(reading)
    const visitor = await newVisitor({ viewport: { width: 320, height: 800 } })
    try {
      const page = await visitor.newPage()
      const wrong: Record<string, string[]> = {}
      for (const { path } of site.site.routes) {
        await page.goto(site.url + path)
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        const found = await page.evaluate(broken)
        if (found.length > 0) wrong[path] = found
      }
      expect(wrong).toEqual({})
    } finally {
      await visitor.close()
      await site.close()
    }
  })
})
