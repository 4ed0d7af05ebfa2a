// What ties the pages of a site in three languages together, read by an independent parser: hreflang in head and sitemap, and where
// each link leads.
import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, it } from 'vitest'
import { siteFiles } from '../../src/publish/site-files.ts'
import { fileOf as fileAt } from '../../src/site/addresses.ts'
import type { Site } from '../../src/site/model.ts'
import { ownBundle } from '../pages/built-site.ts'
import { firmInThree } from './firm-in-three.ts'

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

/** By language: the path that a page says it has there. */
const tiedBy = (page: Document): Tied =>
  Object.fromEntries(
    [...page.querySelectorAll('head > link[rel="alternate"][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      pathIn(link.getAttribute('href') ?? ''),
    ]),
  )

const isListed = (page: Document) => page.querySelector('meta[name="robots"][content*="noindex"]') === null

describe('a page of a site in three languages', () => {
  it('is named by each page that it names as its translation, itself and the default among them', () => {
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

  it('is tied in the sitemap as in its head, and only pages that search engines may list are there', () => {
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

  it('leads with every link to a page or file that is there, in its own language but for those that name another', () => {
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
