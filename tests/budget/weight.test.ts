// What a page weighs on the wire, for every page of both readings.
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type BuiltSite, builtSite, pageOf } from '../site/built-site.ts'

const wire = (text: string | Buffer) => brotliCompressSync(text).length
const kilobytes = (bytes: number) => bytes * 1024

/** Pages of text alone. */
const plain = ['/terms', '/privacy', '/404']

const scriptsIn = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => ({
    source: /\bsrc="([^"]*)"/.exec(attributes)?.[1],
    type: /\btype="([^"]*)"/.exec(attributes)?.[1],
  }))

const data = ['application/json', 'application/ld+json', 'speculationrules']

function pagesOf(built: BuiltSite): [path: string, html: string][] {
  const routes = built.site.routes.map(({ path }): [string, string] => [path, pageOf(built, path)])
  return 'redirect' in built.site.unknownPaths ? routes : [...routes, ['/404', String(built.files.get('404.html'))]]
}

/** The script of an island with everything it imports before it can run, dynamic imports apart. */
function islandWeight({ files }: Pick<BuiltSite, 'files'>, source: string, seen = new Set<string>()): number {
  if (seen.has(source)) return 0
  seen.add(source)
  const code = String(files.get(source.replace(/^\//, '')))
  const imports = [...code.matchAll(/(?:import|from)\s*["'`]\.\/([^"'`]+)["'`]/g)]
  return imports.reduce((sum, [, name = '']) => sum + islandWeight({ files }, `assets/${name}`, seen), wire(code))
}

describe.each(['A', 'B'])('reading %s', (reading) => {
  it('brings a page with its styles within 14 KB, and within 7 KB where it is text alone', async () => {
    const heavy = pagesOf(await builtSite(reading)).flatMap(([path, html]) => {
      const most = kilobytes(plain.includes(path) ? 7 : 14)
      return wire(html) > most ? [`${path}: ${wire(html)} bytes`] : []
    })
    expect(heavy).toEqual([])
  })

  it('brings no script but the behaviours it declares, and the loader where there is an island', async () => {
    const built = await builtSite(reading)
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

  it('brings no framework before a form is touched and at most 61 KB after', async () => {
    const built = await builtSite(reading)
    const html = pageOf(built, '/contact')
    const framework = /react|preact|hydrate/i
    for (const { source } of scriptsIn(html))
      if (source) expect(String(built.files.get(source.slice(1)))).not.toMatch(framework)
    const island = /data-island-src="([^"]*)"/.exec(html)?.[1]
    expect(island).toBeDefined()
    expect(islandWeight(built, island ?? '')).toBeLessThanOrEqual(kilobytes(61))
  })

  it('asks nobody else for anything', async () => {
    const built = await builtSite(reading)
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
