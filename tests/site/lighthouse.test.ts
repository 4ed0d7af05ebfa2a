// What Lighthouse says of the pages, as its simulated phone meets them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Auditor, bestOf, deliberate, fastEnough, startAuditor } from '../../bench/pages/lighthouse-scores.ts'
import { isWhole } from '../how-much.ts'
import { servedOwnSite } from './own-site.ts'

let lighthouse: Auditor
beforeAll(async () => {
  lighthouse = await startAuditor()
})
afterAll(() => lighthouse?.close())

// An audit takes five seconds, and a busy machine shows the speed wrongly. axe looks at every page in any case (`site-pages.test.ts`).
describe.skipIf(!isWhole).each(['A', 'B'])('reading %s', (reading) => {
  it('a reading gets full Lighthouse scores on every page, and on the page for an unknown address', {
    timeout: 600_000,
  }, async () => {
    const { site, url, close } = await servedOwnSite(reading)
    try {
      const leadsHome = 'redirect' in site.unknownPaths
      const pages = [
        ...site.routes.map(({ path, unlisted }) => ({
          path,
          leftOut: unlisted ? deliberate.unlisted : [],
        })),
        // Where unknown addresses lead to the home page, that one is looked at, and nothing is left out.
        { path: '/no/such/page', leftOut: leadsHome ? [] : deliberate.missing },
      ]
      for (const { path, leftOut } of pages) {
        const { performance, largestPaint: _, shift, ...others } = await bestOf(lighthouse, url + path, leftOut)
        expect({ path, ...others }).toEqual({
          path,
          accessibility: 100,
          'best-practices': 100,
          seo: 100,
          wrong: [],
        })
        // A title that wraps otherwise in its own face moves what follows by a few pixels.
        expect(shift, `layout shift of ${path}`).toBeLessThan(0.005)
        expect(performance, `speed of ${path}`).toBeGreaterThanOrEqual(fastEnough)
      }
    } finally {
      await close()
    }
  })
})
