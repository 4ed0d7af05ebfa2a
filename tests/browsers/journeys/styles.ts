import { describe, expect, inject, it } from 'vitest'
import type { Site } from '../../../src/site/model.ts'
import { type Declared, declarationsOf } from '../declarations.ts'
import { readings, siteOf, siteOfExamples } from '../site-of.ts'
import type { Visiting } from '../visitor.ts'

/** What an engine may lack, since pages lose nothing a reader would miss. */
const refinements = [
  // Lines of text end a little less evenly.
  'text-wrap',
  // Browsers of phones alone make text larger by themselves.
  'text-size-adjust',
  // Words are divided a little more often.
  'hyphenate-limit-chars',
  // An engine that forces no colours has none to keep.
  'forced-color-adjust',
]

/** The sheets of every page of a site, inlined and linked. */
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
    it('say nothing that the engine does not know', async () => {
      const { line, open, run } = await visit(reading)
      // The site as it is shipped has not every block.
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
