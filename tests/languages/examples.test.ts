// The festival example in three languages, one of them right to left.
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadFile } from '../../src/project/load-file.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import { ownBundle, root } from '../pages/built-site.ts'

const { site, problems } = loadFile(join(root, 'examples/festival/site.yaml'), { root })
let files: ReadonlyMap<string, string | Uint8Array>
const page = (name: string) => String(files.get(name))

beforeAll(async () => {
  if (site) files = siteFiles(site, await ownBundle()).files
})

describe('the festival', () => {
  it('has every text in German and Arabic', () => {
    expect(problems).toEqual([])
    expect(site?.routes.flatMap(({ untranslated = [] }) => untranslated)).toEqual([])
    expect([...files.keys()]).toEqual(expect.arrayContaining(['de/programm/index.html', 'ar/barnamaj/index.html']))
  })

  it('links every page to pages in its own language, except in the language switcher', () => {
    for (const [name, text] of files) {
      const [, language = ''] = /^(de|ar)\//.exec(name) ?? []
      if (!name.endsWith('index.html')) continue
      const links = [...String(text).matchAll(/<a\b(?![^>]*hreflang)[^>]*href="(\/[^"]*)"/gi)].map(([, to = '']) => to)
      const led = new Set(
        links.filter((to) => !/\.\w+$/.test(to)).map((to) => /^\/(de|ar)(?=\/|$|#)/.exec(to)?.[1] ?? ''),
      )
      expect([...led], name).toEqual([language])
    }
  })

  it('has the same hreflang links on all translations of a page, with one default and one canonical address', () => {
    const tied = new Map<string, Map<string, string>>()
    for (const [name, text] of files) {
      if (!name.endsWith('index.html')) continue
      const { document } = new JSDOM(String(text)).window
      const canonical = [...document.querySelectorAll('head > link[rel=canonical]')].map((link) =>
        link.getAttribute('href'),
      )
      const links = [...document.querySelectorAll('head > link[rel=alternate][hreflang]')]
      const by = links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as const)
      if (by.length === 0) continue
      expect(canonical, name).toEqual([new Map(by).get(document.documentElement.lang)])
      expect(by.map(([tag]) => tag).sort(), name).toEqual(['ar', 'de', 'en-GB', 'x-default'])
      tied.set(canonical[0] ?? '', new Map(by))
    }
    expect(tied.size).toBeGreaterThan(14)
    for (const [address, others] of tied)
      for (const other of others.values())
        expect(Object.fromEntries(tied.get(other) ?? []), `${address} and ${other}`).toEqual(Object.fromEntries(others))
  })

  it('reads from right to left in Arabic, without letter spacing and with taller lines', () => {
    const arabic = page('ar/index.html')
    expect(arabic).toContain('<html lang="ar" dir="rtl">')
    expect(arabic).toMatch(/--display-leading:1\.3\b.*--display-tracking:0;--label-tracking:0;--display-weight:700/)
    expect(arabic).toContain('"Anton","Anton stand-in 1","Anton stand-in 2",system-ui,')
    expect(page('de/index.html')).not.toContain('--label-tracking:0')
  })

  it('does not thicken Latin letters, whose face has one weight, where Arabic headings are bold', () => {
    const rule = '--display-weight:700;font-synthesis-weight:none'
    expect([page('ar/index.html').includes(rule), page('de/index.html').includes(rule)]).toEqual([true, false])
  })

  it('isolates telephone numbers and prices in Arabic', () => {
    for (const file of ['ar/makan/index.html', 'ar/404.html'])
      expect(page(file)).toContain('<bdi dir="ltr">01632 960 040</bdi>')
    expect(page('ar/index.html')).toContain('<bdi dir="ltr">£20</bdi>')
  })

  it('keeps the size of a file beside its unit in Arabic', () => {
    expect(page('ar/barnamaj/index.html')).toContain('<bdi>CSV</bdi>, <bdi>151\u00a0بايت</bdi>')
  })

  it('has no bdi elements inside SVG drawings', () => {
    for (const [drawing] of page('ar/makan/index.html').matchAll(/<svg[\s\S]*?<\/svg>/g))
      expect(drawing).not.toContain('<bdi')
  })
})
