// What a page weighs on the wire, for every page of both readings.
import { describe, expect, it } from 'vitest'
import { islandsIn, islandWeight, onTheWire, scriptsIn } from '../../bench/pages/page-weight.ts'
import { type BuiltSite, pageOf } from '../pages/built-site.ts'
import { ownSite } from './own-site.ts'

const kilobytes = (bytes: number) => bytes * 1024

/** Pages of text alone. */
const plain = ['/terms', '/privacy', '/404']

const data = ['application/json', 'application/ld+json', 'speculationrules']

function pagesOf(built: BuiltSite): [path: string, html: string][] {
  const routes = built.site.routes.map(({ path }): [string, string] => [path, pageOf(built, path)])
  return 'redirect' in built.site.unknownPaths ? routes : [...routes, ['/404', String(built.files.get('404.html'))]]
}

describe.each(['A', 'B'])('reading %s', (reading) => {
  it('a reading has pages within 14 KB with their styles, and within 7 KB where they are text alone', async () => {
    const heavy = pagesOf(await ownSite(reading)).flatMap(([path, html]) => {
      const maxBytes = kilobytes(plain.includes(path) ? 7 : 14)
      return onTheWire(html) > maxBytes ? [`${path}: ${onTheWire(html)} bytes`] : []
    })
    expect(heavy).toEqual([])
  })

  it('a reading has at most 1.5 KB of script on a page, of which the loader is 0.8 KB', async () => {
    const built = await ownSite(reading)
    const weights = pagesOf(built).flatMap(([path, html]) => {
      const sources = scriptsIn(html).flatMap(({ source }) => source ?? [])
      const weigh = (names: string[]) =>
        names.reduce((sum, name) => sum + onTheWire(String(built.files.get(name.slice(1)))), 0)
      const loader = weigh(sources.filter((name) => name.includes('/loader.')))
      return weigh(sources) > kilobytes(1.5) || loader > kilobytes(0.8) ? [`${path}: ${weigh(sources)}`] : []
    })
    expect(weights).toEqual([])
  })

  it('a reading has no script but the behaviours it declares, and the loader where there is an island', async () => {
    const built = await ownSite(reading)
    for (const [path, html] of pagesOf(built)) {
      const scripts = scriptsIn(html)
      const inline = scripts.filter(({ source, type }) => source === undefined && !data.includes(type ?? ''))
      expect(inline, `inline scripts of ${path}`).toEqual([])
      const named = scripts.flatMap(({ source }) => (source === undefined ? [] : [source.replace(/\.\w+\.js$/, '')]))
      const behaviours = built.site.behaviours.map(({ type }) => `/assets/${type}`)
      const loader = html.includes('data-island=') ? ['/assets/loader'] : []
      expect(named.sort(), `scripts of ${path}`).toEqual([...behaviours, ...loader].sort())
    }
  })

  it('a reading loads no framework before a form is touched and at most 68 KB after', async () => {
    const built = await ownSite(reading)
    const html = pageOf(built, '/contact')
    const framework = /react|preact|hydrate/i
    for (const { source } of scriptsIn(html))
      if (source) expect(String(built.files.get(source.slice(1)))).not.toMatch(framework)
    const islands = islandsIn(html)
    expect(islands).not.toEqual([])
    for (const island of islands) expect(islandWeight(built.files, island)).toBeLessThanOrEqual(kilobytes(68))
  })

  it('a reading loads nothing from other hosts', async () => {
    const built = await ownSite(reading)
    for (const [path, html] of pagesOf(built)) {
      const loaded = [
        ...html.matchAll(
          /<(?:script|img|iframe|source|video|audio|object|embed)\b[^>]*\b(?:src|srcset|data)="([^"]*)"/g,
        ),
      ]
      const styles = [...html.matchAll(/url\(["']?([^"')]+)/g)]
      const foreign = [...loaded, ...styles]
        .map(([, address = '']) => address)
        .filter((address) => !/^[/#]|^data:/.test(address))
      expect(foreign, path).toEqual([])
      expect(html).not.toMatch(/<link\b[^>]*rel="(stylesheet|preload|preconnect|dns-prefetch)"/)
    }
  })
})
