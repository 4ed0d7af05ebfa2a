import { beforeAll, describe, expect, it } from 'vitest'
import { type BuiltSite, pageOf, textOf } from '../pages/built-site.ts'
import { ownSite } from './own-site.ts'

const count = (html: string, tag: RegExp) => [...html.matchAll(tag)].length

describe.each(['A', 'B'])('every page of reading %s', (reading) => {
  let built: BuiltSite
  let pages: [string, string][]
  beforeAll(async () => {
    built = await ownSite(reading)
    pages = built.site.routes.map(({ path }) => [path, pageOf(built, path)])
  })

  it('every page has one h1, and its landmarks once each', () => {
    for (const [path, html] of pages)
      expect([
        path,
        count(html, /<h1[ >]/g),
        count(html, /<main[ >]/g),
        count(html, /<header[ >]/g),
        count(html, /<footer[ >]/g),
      ]).toEqual([path, 1, 1, 1, 1])
  })

  it('every page has its language, title, description, canonical address and share metadata', () => {
    for (const [path, html] of pages) {
      const route = built.site.routes.find((each) => each.path === path)
      expect(html).toContain('<html lang="en">')
      expect(html).toMatch(/<title>[^<]{3,}<\/title>/)
      expect(textOf(html.replace(/.*<meta name="description" content="([^"]*)".*/s, '$1'))).toBe(route?.description)
      expect(html).toContain(`<link rel="canonical" href="https://www.example.com${path}">`)
      for (const name of ['title', 'description', 'url', 'type', 'site_name'])
        expect(html).toContain(`<meta property="og:${name}"`)
    }
  })

  it('every page has a distinct title', () => {
    const titles = pages.map(([, html]) => /<title>([^<]*)/.exec(html)?.[1])
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('every page starts with a link to its content', () => {
    for (const [, html] of pages) expect(html).toMatch(/<body><a href="#content" class="skip">Skip to content<\/a>/)
  })

  it('every page is marked in the navigation where it is listed there', () => {
    const shown = new Set(built.site.header.links.map(({ to }) => to))
    for (const [path, html] of pages)
      expect([path, count(html, /aria-current="page"/g)]).toEqual([path, shown.has(path) ? 1 : 0])
  })

  it('every page links only to existing addresses', () => {
    const known = new Set([
      ...built.site.routes.map(({ path }) => path),
      ...built.site.redirects.map(({ from }) => from),
    ])
    const dead = pages.flatMap(([path, html]) =>
      [...html.matchAll(/<a href="([^"]*)"/g)]
        .map(([, href = '']) => href)
        .filter((href) => {
          const [to = '', anchor] = href.split('#')
          if (/^(mailto|tel|https):/.test(href)) return false
          const target = to === '' ? path : to
          return !known.has(target) || (anchor !== undefined && !pageOf(built, target).includes(`id="${anchor}"`))
        })
        .map((href) => `${path} → ${href}`),
    )
    expect(dead).toEqual([])
  })

  it('every page has no inline script, no event handler and no style attribute', () => {
    for (const [, html] of pages) {
      const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
      const inline = scripts.filter(
        (attributes) => !/ src="| type="(application\/(ld\+)?json|speculationrules)"/.test(attributes),
      )
      expect(inline).toEqual([])
      expect(html).not.toMatch(/<[^>]+ on[a-z]+="/)
      expect(html).not.toMatch(/<[^>]+ style="/)
    }
  })

  it('every page loads nothing from other hosts', () => {
    for (const [, html] of pages)
      expect(html).not.toMatch(/<(script|img|link rel="(stylesheet|preload|icon)")[^>]*(src|href)="(https?:)?\/\//)
  })

  it('every page has no unfilled placeholder in braces', () => {
    for (const [path, html] of pages) expect([path, /\{(facts|site)\./.exec(textOf(html))]).toEqual([path, null])
  })
})

it('a reading lists its pages for search engines, except unlisted ones', async () => {
  const built = await ownSite('A')
  const sitemap = String(built.files.get('sitemap.xml'))
  expect([...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual(
    ['/', '/services', '/industries', '/contact', '/privacy', '/terms'].map((path) => `https://www.example.com${path}`),
  )
  expect(String(built.files.get('robots.txt'))).toContain('Sitemap: https://www.example.com/sitemap.xml')
  expect(pageOf(built, '/login')).toContain('<meta name="robots" content="noindex">')
})

it('a reading sends scripts only to pages with something interactive', async () => {
  const built = await ownSite('A')
  const scripted = built.site.routes
    .map(({ path }) => path)
    .filter((path) => / src="\/assets\//.test(pageOf(built, path)))
  expect(scripted.filter((path) => !['/contact', '/login', '/account'].includes(path))).toEqual([])
  expect(scripted).toContain('/contact')
})
