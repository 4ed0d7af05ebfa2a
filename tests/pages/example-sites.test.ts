// The built sites under `examples`: page weight and scripts.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { onTheWire, scriptsIn } from '../../bench/pages/page-weight.ts'
import { presetFile } from '../../src/presets/preset-files.ts'
import { loadFile } from '../../src/project/load-file.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import type { Site } from '../../src/site/model.ts'
import { ownBundle, root } from './built-site.ts'

const folder = join(root, 'examples')
const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'site.yaml')))

const loaded = (file: string): Site => {
  const { site } = loadFile(join(root, file), { root: join(root, file, '..') })
  if (!site) throw new Error(`${file} does not load.`)
  return site
}

const sites = new Map<string, Site>()
const pages = new Map<string, string>()
beforeAll(async () => {
  for (const name of names) {
    const site = loaded(`examples/${name}/site.yaml`)
    sites.set(name, site)
    for (const [file, text] of siteFiles(site, await ownBundle()).files)
      if (file.endsWith('.html')) pages.set(`${name}/${file}`, String(text))
  }
})

it('a page of an example comes with its styles within 14 KB', () => {
  expect(names.length).toBeGreaterThan(4)
  expect(pages.size).toBeGreaterThan(30)
  expect([...pages].filter(([, html]) => onTheWire(html) > 14 * 1024).map(([file]) => file)).toEqual([])
})

it('an example has at most two faces, of 25 KB each', () => {
  for (const [name, { theme }] of sites) {
    const faces = [theme.display.face, theme.text.face].flatMap((face) => face ?? [])
    expect(faces.length, name).toBeGreaterThan(0)
    for (const { from, file } of faces) {
      const path = from === undefined ? join(folder, name, 'public', file) : presetFile(root, from)
      expect(statSync(path).size, `${file} of ${name}`).toBeLessThanOrEqual(25 * 1024)
    }
  }
})

it('a page of an example runs no script but those of its forms, of a search, of opening hours, and of an unknown address', () => {
  const data = ['application/json', 'application/ld+json', 'speculationrules']
  const strange = [...pages].flatMap(([file, html]) =>
    scriptsIn(html).flatMap(({ source, type }) => {
      const isData = source === undefined && data.includes(type ?? '')
      const isOfForm = /^\/assets\/(?:loader|conditions)\./.test(source ?? '') && html.includes('data-island=')
      // The page of an unknown address lists the nearest ones.
      const isNearest = /^\/assets\/nearest-pages\./.test(source ?? '') && file.endsWith('404.html')
      const isSearch = /^\/assets\/search\./.test(source ?? '') && html.includes('data-search=')
      const isToday = /^\/assets\/today\./.test(source ?? '') && html.includes('data-weekdays=')
      return isData || isOfForm || isSearch || isToday || isNearest ? [] : [`${file}: ${source ?? 'inline'}`]
    }),
  )
  expect(strange).toEqual([])
})
