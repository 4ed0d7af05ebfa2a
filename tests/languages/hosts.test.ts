// A site with a language on a host of its own, as the build writes it: a folder for each host, walked through by its links.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, it } from 'vitest'
import { filesUnder } from '../../src/files-under.ts'
import nginx, { serveByName } from '../../src/publish/hosts/nginx/serve.ts'
import build from '../../tools/build.ts'
import { root } from '../pages/built-site.ts'
import { printedBy } from '../printed-by.ts'
import { engineContext } from '../repository/engine-context.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { slow } from '../whole-suite.ts'

const main = 'https://www.soundferry.example'
const german = 'https://www.sundfaehre.example'

const folder = temporaryFolder()
const manifest = join(folder, 'site.yaml')
const out = join(folder, 'dist')
const folders = new Map([
  [main, out],
  [german, `${out}-hosts/www.sundfaehre.example`],
])
let output = ''
let all: Map<string, Document>

async function built() {
  const words = ['--manifest', manifest, '--out', out, '--host', 'nginx']
  const printed = await printedBy(() => build(words, root, engineContext()))
  expect(printed.code).toBe(0)
  return printed.out
}

beforeAll(async () => {
  cpSync(join(root, 'tests/fixtures/ferry'), folder, { recursive: true })
  output = await built()
  all = pages()
}, 60_000)

/** The file that answers at an absolute address; undefined where there is none or the host is foreign. */
function fileAt(address: string): string | undefined {
  const { origin, pathname } = new URL(address)
  const folder = folders.get(origin) ?? ''
  const [page, file] = [join(folder, pathname, 'index.html'), join(folder, pathname)]
  return existsSync(page) ? page : existsSync(file) ? file : undefined
}

const documentIn = (file: string) => new JSDOM(readFileSync(file, 'utf8')).window.document
const isRedirect = (page: Document) => page.querySelector('meta[http-equiv="refresh"]') !== null

/** Every page by its absolute address. */
function pages(): Map<string, Document> {
  const found = [...folders].flatMap(([origin, folder]) =>
    filesUnder(folder)
      .filter((name) => name.endsWith('index.html'))
      .map((name): [string, Document] => {
        const path = name.replace(/\/?index\.html$/, '')
        return [`${origin}/${path}`, documentIn(join(folder, name))]
      }),
  )
  return new Map(found.filter(([, page]) => !isRedirect(page)))
}

const alternatesOf = (page: Document | undefined): Record<string, string> =>
  Object.fromEntries(
    [...(page?.querySelectorAll('head > link[rel="alternate"][hreflang]') ?? [])].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href') ?? '',
    ]),
  )

const read = (origin: string, name: string) => readFileSync(join(folders.get(origin) ?? '', name), 'utf8')

describe('a language on a host of its own', () => {
  it('is built into a folder beside the site, which contains the pages of the language and no others', () => {
    const found = [...all].map(([address, page]) => `${page.documentElement.lang} ${address}`)
    expect(found.filter((page) => page.startsWith('de')).sort()).toEqual(
      ['/', '/aktuell', '/aktuell/regatta', '/aktuell/winter', '/imprint', '/kontakt', '/preise', '/tickets'].map(
        (path) => `de ${german}${path}`,
      ),
    )
    expect(found.filter((page) => page.includes(german))).toHaveLength(8)
    expect(output).toMatch(/^www\.sundfaehre\.example: 8 pages .*dist-hosts\/www\.sundfaehre\.example$/m)
  })

  it('has its own address in canonical, og:url and structured data, and every address named there exists', () => {
    for (const [address, page] of all) {
      const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href')
      expect(canonical).toBe(address)
      expect(page.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe(address)
      const graph = page.querySelector('script[type="application/ld+json"]')?.textContent
      for (const [named] of graph?.matchAll(/https:\/\/www\.s[a-z]+\.example[^"#]*(?=")/g) ?? [])
        expect(`${address} ${named}: ${fileAt(named)}`).toContain('.html')
      const picture = page.querySelector('meta[property="og:image"]')?.getAttribute('content')
      if (picture) expect(fileAt(picture)).toMatch(/\.png$/)
    }
  })

  it('lists its translations by hreflang in both directions, in the head and in the sitemap of its host', () => {
    for (const [address, page] of all) {
      const tied = alternatesOf(page)
      const { origin } = new URL(address)
      const entry = read(origin, 'sitemap.xml')
        .split('\n')
        .find((line) => line.includes(`<loc>${address}</loc>`))
      const inSitemap = [...(entry?.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g) ?? [])]
      expect(Object.fromEntries(inSitemap.map(([, tag = '', to = '']) => [tag, to]))).toEqual(tied)
      if (Object.keys(tied).length === 0) continue
      expect(Object.values(tied)).toContain(address)
      expect(tied['x-default']).toBe(tied.en)
      for (const other of Object.values(tied)) expect(alternatesOf(all.get(other))).toEqual(tied)
    }
    expect(alternatesOf(all.get(`${german}/preise`)).en).toBe(`${main}/fares`)
  })

  it('links only to existing pages and files, in its own language unless the page lacks it or the link names another', () => {
    const crossed = new Set<string>()
    for (const [address, page] of all)
      for (const link of page.querySelectorAll('a[href]')) {
        const { href, origin } = new URL(link.getAttribute('href') ?? '', address)
        if (!folders.has(origin)) continue
        const file = fileAt(href)
        expect(`${address} → ${href}: ${file === undefined ? 'dead' : 'there'}`).toContain('there')
        const isRelative = link.getAttribute('href')?.startsWith('/')
        if (!link.getAttribute('href')?.startsWith('#')) expect(isRelative).toBe(origin === new URL(address).origin)
        const target = all.get(href.replace(/#.*$/, ''))
        if (!target || link.hasAttribute('hreflang')) continue
        const way = `${page.documentElement.lang} → ${target.documentElement.lang}`
        if (page.documentElement.lang !== target.documentElement.lang) crossed.add(`${way} ${new URL(href).pathname}`)
      }
    expect([...crossed].sort()).toEqual([
      'de → en /crew',
      'de → pl /pl/tickets',
      'en → de /tickets',
      'pl → de /tickets',
    ])
  })

  it('links to the feed of its own language', () => {
    const feedOf = (address: string) =>
      [...(all.get(address)?.querySelectorAll('footer a') ?? [])]
        .map((link) => link.getAttribute('href'))
        .find((to) => to?.endsWith('feed.xml'))
    expect([feedOf(`${main}/fares`), feedOf(`${main}/pl/ceny`), feedOf(`${german}/preise`)]).toEqual([
      '/news/feed.xml',
      '/pl/news/feed.xml',
      '/aktuell/feed.xml',
    ])
  })

  it('links the language switcher to the same page on the other host', () => {
    const switched = (address: string) =>
      [...(all.get(address)?.querySelectorAll('header a[hreflang]') ?? [])].map((link) => link.getAttribute('href'))
    expect(switched(`${main}/fares`)).toEqual([`${german}/preise`, '/pl/ceny'])
    expect(switched(`${german}/preise`)).toEqual([`${main}/fares`, `${main}/pl/ceny`])
    expect(switched(`${main}/crew`)).toEqual([`${german}/`, '/pl/crew'])
  })

  it('has feeds, a search index, a screen for unknown addresses and a web manifest of its own', () => {
    expect(read(german, 'aktuell/feed.xml')).toContain(`<link>${german}/aktuell/winter</link>`)
    expect(read(german, 'aktuell/feed.xml')).toContain(`href=&quot;${main}/crew&quot;`)
    expect(read(german, 'aktuell/atom.xml')).toContain(`<link rel="self" href="${german}/aktuell/atom.xml"/>`)
    expect(JSON.parse(read(german, 'aktuell/feed.json')).items[0].url).toBe(`${german}/aktuell/winter`)
    const { pageFiles } = JSON.parse(read(german, 'search-index.json'))
    expect(read(german, pageFiles[0])).toContain('"/preise"')
    expect(documentIn(join(folders.get(german) ?? '', '404.html')).documentElement.lang).toBe('de')
    expect(JSON.parse(read(german, 'site.webmanifest'))).toMatchObject({ lang: 'de', start_url: '/' })
    expect(read(german, 'robots.txt')).toContain(`Sitemap: ${german}/sitemap.xml`)
    expect(read(main, 'robots.txt')).toContain(`Sitemap: ${main}/sitemap.xml`)
  })
})

it.skipIf(!nginx.program?.find())(
  'nginx serves the folder of each host under its name, with its redirects',
  async () => {
    const server = await serveByName([...folders.values()], join(folder, 'nginx'))
    const get = (address: string) =>
      new Promise<{ status?: number; location?: string; policy: string; body: string }>((resolve, reject) => {
        const { host, pathname } = new URL(address)
        request({ port: server.port, host: '127.0.0.1', path: pathname, headers: { host } }, (answer) => {
          let body = ''
          answer.on('data', (part) => {
            body += part
          })
          const { location, 'content-security-policy': policy } = answer.headers
          answer.on('end', () => resolve({ status: answer.statusCode, location, policy: String(policy), body }))
        })
          .on('error', reject)
          .end()
      })
    try {
      for (const [address, page] of all) {
        const { status, body, policy } = await get(address)
        expect([address, status]).toEqual([address, 200])
        expect(body).toContain(`lang="${page.documentElement.lang}"`)
        // The policy of each server contains the style hashes of its own pages.
        const own = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? ''
        for (const [hash] of own.matchAll(/'sha256-[^']+'/g)) expect(policy).toContain(hash)
      }
      expect(await get(`${german}/prices`)).toMatchObject({ status: 302, location: '/preise' })
      expect(await get(`${german}/fares`)).toMatchObject({ status: 404 })
      expect((await get(`${german}/fares`)).body).toContain('lang="de"')
      expect(await get(`${main}/blog/winter`)).toMatchObject({ status: 302, location: '/news/winter' })
    } finally {
      await server.close()
    }
  },
  30_000,
)

describe('a second build of a site with two hosts', () => {
  it('changes nothing while every file exists, and writes a missing one again', async () => {
    expect(await built()).toContain('nothing has changed')
    rmSync(join(folders.get(german) ?? '', 'index.html'))
    expect(await built()).toMatch(/1 files? written/)
    expect(existsSync(join(folders.get(german) ?? '', 'index.html'))).toBe(true)
  })

  it('changes the build mark where only a page of the other host has changed', async () => {
    const mark = () => read(main, 'lectern-build.json')
    const before = mark()
    const texts = join(folder, 'texts/de.yaml')
    writeFileSync(texts, readFileSync(texts, 'utf8').replace('fahren frei', 'fahren gratis'))
    await built()
    expect(mark()).not.toBe(before)
    expect(read(german, 'index.html').includes('gratis')).toBe(true)
  })

  slow('keeps a list with an untranslated entry, and links that entry in the first language', async () => {
    rmSync(join(folder, 'content/news/regatta.de.md'))
    await built()
    const list = read(german, 'aktuell/index.html')
    expect(list).toContain(`href="${main}/news/regatta"`)
    expect(list).toMatch(/lang="en"[^>]*>Regatta</)
    expect(existsSync(join(folders.get(german) ?? '', 'aktuell/winter/index.html'))).toBe(true)
    expect(existsSync(join(folders.get(german) ?? '', 'aktuell/regatta'))).toBe(false)
  })

  it('redirects the folder named after the language to its host, once the folder has no files', async () => {
    rmSync(join(folder, 'public/de'), { recursive: true })
    for (const file of [manifest, join(folder, 'texts/de.yaml')])
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('/de/tickets.pdf', '/timetable.pdf'))
    await built()
    const rules = read(main, 'site.nginx.conf')
    expect(rules).toContain(`location = "/de" { return 301 "${german}/"; }`)
    expect(rules).toMatch(/\^\/de\/.* return 301 "https:\/\/www\.sundfaehre\.example\/\$1"/)
    expect(read(german, 'site.nginx.conf')).not.toContain('"/de"')
  })

  it('removes the host folder of a language that has moved into a folder of the site', async () => {
    const text = readFileSync(manifest, 'utf8')
    writeFileSync(manifest, text.replace(`"${german}"`, '/de'))
    await built()
    expect(existsSync(`${out}-hosts`)).toBe(false)
    expect(existsSync(join(out, 'de/preise/index.html'))).toBe(true)
  })
})
