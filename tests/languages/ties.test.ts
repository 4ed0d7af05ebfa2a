// The links between the pages of a site in three languages, read by an independent parser: hreflang in head and sitemap, and
// the targets of all links.
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, it } from 'vitest'
import { siteFiles } from '../../src/publish/site-files.ts'
import { pageFile as fileAt } from '../../src/site/addresses.ts'
import type { Site } from '../../src/site/model.ts'
import { drawn, seed } from '../how-much.ts'
import { ownBundle } from '../pages/built-site.ts'
import { firmInThree, siteInThree } from './firm-in-three.ts'

const inGerman = '---\ntitle: Neue Sätze ab Januar\nsummary: Was sich ändert.\n---\nFragen Sie [Ada](/people).\n'

let site: Site
let files: Map<string, string | Uint8Array>
const pages = new Map<string, Document>()

beforeAll(async () => {
  const loaded = firmInThree({ 'content/news/2026-11-03-rates-2027.de.md': inGerman })
  if (!loaded.site) throw new Error('The site does not load.')
  site = loaded.site
  files = siteFiles(site, await ownBundle()).files
  for (const { path } of site.routes) {
    const { document } = new JSDOM(String(files.get(fileAt(path)))).window
    pages.set(path, document)
  }
})

type Tied = Record<string, string>

const pathIn = (address: string) => new URL(address).pathname.replace(/(?<=.)\/$/, '')

/** Paths of the translations of a page by language, from its hreflang links. */
const tiedBy = (page: Document): Tied =>
  Object.fromEntries(
    [...page.querySelectorAll('head > link[rel="alternate"][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      pathIn(link.getAttribute('href') ?? ''),
    ]),
  )

const isListed = (page: Document) => page.querySelector('meta[name="robots"][content*="noindex"]') === null

describe('a page of a site in three languages', () => {
  it('has the same hreflang links as each of its translations, with itself and a default among them', () => {
    const tied = [...pages].map(([path, page]) => ({ path, tied: tiedBy(page) }))
    const some = tied.filter(({ tied }) => Object.keys(tied).length > 0)
    expect(some.length).toBeGreaterThan(3)
    for (const { path, tied } of some) {
      expect(Object.values(tied)).toContain(path)
      expect(tied['x-default']).toBe(tied[site.language])
      for (const [language, other] of Object.entries(tied)) {
        const page = pages.get(other)
        if (!page) throw new Error(`${path} names ${other}, which is not there.`)
        expect(tiedBy(page)).toEqual(tied)
        if (language !== 'x-default') expect(page.documentElement.lang).toBe(language)
        expect(isListed(page)).toBe(true)
      }
    }
  })

  it('has one canonical address, its own', () => {
    for (const [path, page] of pages) {
      const found = [...page.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href') ?? '')
      if (isListed(page)) expect(found.map(pathIn)).toEqual([path])
    }
  })

  it('has the same hreflang links in the sitemap as in its head, and only indexable pages are in the sitemap', () => {
    const { document } = new JSDOM(String(files.get('sitemap.xml')), { contentType: 'application/xml' }).window
    const found = new Map(
      [...document.getElementsByTagName('url')].map((url) => [
        pathIn(url.getElementsByTagName('loc')[0]?.textContent ?? ''),
        Object.fromEntries(
          [...url.getElementsByTagName('xhtml:link')].map((link) => [
            link.getAttribute('hreflang'),
            pathIn(link.getAttribute('href') ?? ''),
          ]),
        ),
      ]),
    )
    const listed = [...pages].filter(([, page]) => isListed(page))
    expect([...found.keys()].sort()).toEqual(listed.map(([path]) => path).sort())
    for (const [path, page] of listed) expect(found.get(path)).toEqual(tiedBy(page))
  })

  it('links only to existing pages and files, in its own language unless the link names another', () => {
    let followed = 0
    for (const [path, page] of pages)
      for (const link of page.querySelectorAll('a[href^="/"]')) {
        const to = (link.getAttribute('href') ?? '').replace(/[?#].*$/, '')
        const target = pages.get(to)
        if (!target) {
          expect(`${path}: ${files.has(to.slice(1)) ? 'a file' : to}`).toBe(`${path}: a file`)
          continue
        }
        followed++
        const wanted = link.getAttribute('hreflang') ?? page.documentElement.lang
        expect(`${path} → ${to}: ${target.documentElement.lang}`).toBe(`${path} → ${to}: ${wanted}`)
      }
    expect(followed).toBeGreaterThan(100)
  })
})

describe('a random walk along the links of a random site', () => {
  const names = { '/news': '/aktuell', '/people': '/leute', '/news/contracts': '/vertraege' }
  const entryFiles = ['2026-11-03-rates-2027', 'contracts', 'fair/index'].map((name) => `content/news/${name}`)
  const sites = fc.record({
    named: fc.subarray(Object.keys(names) as (keyof typeof names)[]),
    german: fc.subarray(entryFiles),
    arabic: fc.subarray(entryFiles),
    fallback: fc.constantFrom('source', 'none'),
    isDraft: fc.boolean(),
    turns: fc.array(fc.nat(1000), { minLength: 10, maxLength: 30 }),
  })

  it('meets only links in the chosen language, except to pages that lack it', async () => {
    const bundle = await ownBundle()
    const drawnSite = ({ named, german: de, arabic, fallback, isDraft }: Omit<Drawn, 'turns'>) => {
      const paths = named.map((path) => `${path}: ${names[path]}`).join(', ')
      const lines = `languages:
  en: { name: English }
  de: { name: Deutsch, at: /de, fallback: ${fallback}, paths: { ${paths} } }
  ar: { name: العربية, at: /ar${isDraft ? ', ready: false' : ''} }
`
      const files = [...de.map((file) => `${file}.de.md`), ...arabic.map((file) => `${file}.ar.md`)]
      const { site } = firmInThree(Object.fromEntries(files.map((file) => [file, inGerman])), {
        site: siteInThree(lines),
      })
      if (!site) throw new Error('The site does not load.')
      return { site, files: siteFiles(site, bundle).files }
    }
    type Drawn = typeof sites extends fc.Arbitrary<infer T> ? T : never
    fc.assert(
      fc.property(sites, ({ turns, ...given }) => {
        const { site, files } = drawnSite(given)
        const textOf = (path: string) => String(files.get(fileAt(path)))
        const languageAt = (path: string) => /<html lang="([^"]+)"/.exec(textOf(path))?.[1] ?? ''
        const routes = new Map(site.routes.map((route) => [route.path, route]))
        let path = '/'
        let language = site.language
        for (const turn of turns) {
          const links = linksIn(textOf(path)).filter(({ to }) => routes.has(to))
          const led = links.map(({ to, hreflang: chosen = language }) => {
            const exists = routes.get(to)?.translations?.some((one) => one.language === chosen)
            expect(`${path} → ${to}: ${languageAt(to)}`).toBe(`${path} → ${to}: ${exists ? chosen : site.language}`)
            return to
          })
          path = led[turn % led.length] ?? '/'
          language = languageAt(path)
        }
      }),
      { numRuns: drawn(200), seed: seed(7) },
    )
  })
})

/** Matches links in the text: thousands of parsed pages do not fit in memory. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"?#]*)[^>]*>/g)].map(([whole, to = '']) => ({
    to,
    hreflang: /\shreflang="([^"]+)"/i.exec(whole)?.[1],
  }))
