import { describe, expect, inject, it } from 'vitest'
import type { Site } from '../../../src/site/model.ts'
import { type Declared, declarationsOf } from '../declarations.ts'
import { readings, siteOf, siteOfExamples } from '../site-of.ts'
import type { Visiting } from '../visitor.ts'

/** Features that an engine may lack, as readers would not miss them. */
const refinements = [
  // Line ends are a little less even.
  'text-wrap',
  // Only phone browsers enlarge text by themselves.
  'text-size-adjust',
  // Words are hyphenated a little more often.
  'hyphenate-limit-chars',
  // Has no effect in an engine without forced colours.
  'forced-color-adjust',
]

/** The style sheets of every page of a site, inline and linked. */
async function sheetsOf(url: string, { routes }: Site): Promise<string> {
  const sheets = new Set<string>()
  for (const { path } of routes) {
    const html = await (await fetch(url + path)).text()
    for (const [, sheet = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) sheets.add(sheet)
    for (const [, address = ''] of html.matchAll(/<link[^>]*href="([^"]*\.css)"/g))
      sheets.add(await (await fetch(new URL(address, url))).text())
  }
  return [...sheets].join('\n')
}

/** Runs in the page. */
function unsupported(declared: Declared[]): Declared[] {
  return declared.filter(({ property, value, isLate, others, conditions }) => {
    if (!conditions.every((condition) => CSS.supports(condition))) return false
    if (CSS.supports(property, value)) return false
    return isLate || !others.some((other) => CSS.supports(other.property, other.value))
  })
}

export const styles = (visit: Visiting) =>
  describe.each(readings)('the styles of reading %s', (reading) => {
    it('use only what the engine supports', async () => {
      const { line, open, run } = await visit(reading)
      // The shipped site does not have every block.
      const examples = inject('served')[`${reading} examples`]?.url ?? ''
      const sheets = [await sheetsOf(line.url, siteOf(reading)), await sheetsOf(examples, siteOfExamples(reading))]
      const declared = declarationsOf(sheets.join('\n'))
      expect(declared.length).toBeGreaterThan(200)
      await open('/')
      const wrong = (await run(unsupported, declared)).filter(({ property }) => !refinements.includes(property))
      expect(wrong.map(({ selector, property, value }) => `${selector} { ${property}: ${value} }`)).toEqual([])
    })

    it('underline the links of the footer', async () => {
      const { open, run } = await visit(reading)
      await open('/')
      const links = await run(() =>
        [...document.querySelectorAll('footer a[href^="mailto:"], footer .foot-links a')].map((link) => ({
          text: link.textContent,
          line: getComputedStyle(link).textDecorationLine,
        })),
      )
      expect(links.length).toBeGreaterThan(0)
      expect(links.filter(({ line }) => line !== 'underline')).toEqual([])
    })
  })
