// What Lighthouse says of the pages, as its simulated phone meets them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Auditor, auditor, bestOf, deliberate, fastEnough } from '../../bench/pages/lighthouse-scores.ts'
import type { Route } from '../../src/site/model.ts'
import { isWhole } from '../how-much.ts'
import { servedOwnSite } from './own-site.ts'

let lighthouse: Auditor
beforeAll(async () => {
  lighthouse = await auditor({ isTimed: isWhole })
})
afterAll(() => lighthouse?.close())

/**
 * An audit takes five seconds. In a whole suite each page has one, and its speed is asked for; else as many pages as show every
 * type of block are looked at, and speed, which a busy machine shows wrongly, is left to `npm run bench -- pages`: the home page,
 * then whichever page shows most types that were not seen yet.
 */
function enough([home, ...others]: readonly Route[]): Route[] {
  const chosen = home ? [home] : []
  const seen = new Set(chosen.flatMap(({ blocks }) => blocks.map(({ type }) => type)))
  const news = ({ blocks }: Route) => new Set(blocks.map(({ type }) => type).filter((type) => !seen.has(type))).size
  for (;;) {
    const [next] = others.toSorted((one, other) => news(other) - news(one))
    if (!next || news(next) === 0) return chosen
    chosen.push(next)
    for (const { type } of next.blocks) seen.add(type)
  }
}

describe.each(['A', 'B'])('reading %s', (reading) => {
  it('gets full marks for pages with every block it uses, and for what answers an unknown address', {
    timeout: 600_000,
  }, async () => {
    const { site, url, close } = await servedOwnSite(reading)
    try {
      const pages = [
        ...(isWhole ? site.routes : enough(site.routes)).map(({ path, unlisted }) => ({
          path,
          leftOut: unlisted ? deliberate.unlisted : [],
        })),
        // Where unknown addresses lead to the home page, that one is looked at, and nothing is left out.
        { path: '/no/such/page', leftOut: 'redirect' in site.unknownPaths ? [] : deliberate.missing },
      ]
      for (const { path, leftOut } of pages) {
        const { performance, ...others } = await bestOf(lighthouse, url + path, leftOut)
        expect({ path, ...others }).toEqual({
          path,
          accessibility: 100,
          'best-practices': 100,
          seo: 100,
          wrong: [],
        })
        expect(performance, `speed of ${path}`).toBeGreaterThanOrEqual(fastEnough)
      }
    } finally {
      await close()
    }
  })
})
