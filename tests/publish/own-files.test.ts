// Files under `public/` that have the names of generated files.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { putFiles } from '../../bench/put-files.ts'
import { loadFile } from '../../src/project/load-file.ts'
import { hostFiles } from '../../src/publish/host-plan.ts'
import { hosts } from '../../src/publish/hosts/hosts.ts'
import { securityHeaderNames } from '../../src/publish/hosts/security-headers.ts'
import { publicFiles } from '../../src/publish/public-files.ts'
import { securityHeadersOf } from '../../src/render/headers.ts'
import { robotsOf, sitemapOf } from '../../src/render/sitemap.ts'
import type { Site } from '../../src/site/model.ts'
import { bakeryWith } from '../manifest/small-bakery.ts'
import { temporaryFolder } from '../temporary-folder.ts'

let folder: string
let site: Site
beforeAll(() => {
  folder = temporaryFolder()
  site = buildWith().site
})

/** Writes the bakery with these files under `public/`; returns its site and the codes of its errors. */
function buildWith(files: Record<string, string> = {}, lines = '') {
  rmSync(join(folder, 'public'), { recursive: true, force: true })
  putFiles(folder, { 'site.yaml': bakeryWith('site', lines), ...publics(files) })
  const { site, problems } = loadFile(join(folder, 'site.yaml'), { root: folder })
  return { site: site as Site, codes: problems.filter(({ severity }) => severity === 'error').map(({ code }) => code) }
}
const publics = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`public/${name}`, text]))

function built(name: string, files: Record<string, string>) {
  buildWith(files)
  const host = hosts[name]
  if (!host) throw new Error(`There is no host "${name}".`)
  const { own, asTheyAre, notes } = publicFiles(join(folder, 'public'), host)
  return { files: hostFiles(host, site, { styleHashes: [], own }), asTheyAre: [...asTheyAre.keys()], notes }
}

it.each(['netlify', 'cloudflare'])(
  'a build adds the headers of public/_headers to the generated ones of %s',
  (name) => {
    const { files, asTheyAre, notes } = built(name, { _headers: '/*\n  X-Robots-Tag: noai\n\n/feed/*\n  X-Feed: 1\n' })
    const headers = files.get('_headers') ?? ''
    for (const header of securityHeaderNames) expect(headers).toContain(`${header}: `)
    expect(headers.match(/^\/\*$/gm)).toHaveLength(1)
    expect(headers).toContain('  X-Robots-Tag: noai\n')
    expect(headers).toContain('/feed/*\n  X-Feed: 1\n')
    expect(asTheyAre).toEqual([])
    expect(notes).toEqual(['public/_headers is added to the generated one: 4 lines.'])
  },
)

it('a rule removes an earlier value of its header where the host would join both values', () => {
  const own = { _headers: '/*\n  cache-control: no-store\n/embed/*\n  referrer-policy: no-referrer\n' }
  const headers = built('cloudflare', own).files.get('_headers')
  expect(headers).toContain('/assets/*\n  ! cache-control\n  cache-control: public')
  expect(headers).toContain('/embed/*\n  ! referrer-policy\n  referrer-policy: no-referrer\n')
  expect(built('netlify', own).files.get('_headers')).not.toContain('!')
})

it.each(['netlify', 'cloudflare'])(
  'the rules of public/_redirects stand after the generated redirects of %s, and before its rule for unknown paths',
  (name) => {
    const old = { ...site, redirects: [{ from: '/old', to: '/' }], unknownPaths: { redirect: '/' } }
    buildWith({ _redirects: '# moved\n/blog/* /news/:splat 301\n' })
    const host = hosts[name]
    const own = publicFiles(join(folder, 'public'), host).own
    const rules = host && hostFiles(host, old, { styleHashes: [], own }).get('_redirects')
    const places = ['/old / 302', '/blog/* /news/:splat 301', '/:any /'].map((rule) => rules?.indexOf(rule) ?? -1)
    expect(places[0]).toBeGreaterThanOrEqual(0)
    expect(places[1]).toBeGreaterThan(places[0] ?? 0)
    if (name === 'netlify') expect(places[2]).toBeGreaterThan(places[1] ?? 0)
  },
)

it('the routes of public/vercel.json stand before the files, and its other keys are kept', () => {
  const own = {
    'vercel.json':
      '{ "regions": ["fra1"], "routes": [{ "src": "/blog/(.*)", "status": 301, "headers": { "location": "/news/$1" } }] }',
  }
  const { routes, regions } = JSON.parse(built('vercel', own).files.get('vercel.json') ?? '')
  expect(regions).toEqual(['fra1'])
  const at = (src: string) =>
    routes.findIndex((route: { src?: string; handle?: string }) => (route.src ?? route.handle) === src)
  expect(at('/blog/(.*)')).toBeGreaterThan(0)
  expect(at('/blog/(.*)')).toBeLessThan(at('filesystem'))
})

it('a public file for another host is left out, with a note', () => {
  const { asTheyAre, notes } = built('nginx', { _redirects: '/a/* / 301', 'menu.pdf': '%PDF' })
  expect(asTheyAre).toEqual(['menu.pdf'])
  expect(notes).toEqual(['public/_redirects is left out: nginx does not read it, Cloudflare and Netlify would.'])
})

it('a robots.txt of the owner gets the sitemap once and keeps its rules', () => {
  const own = 'User-agent: *\nDisallow: /\n'
  expect(robotsOf(site, own)).toBe(`User-agent: *\nDisallow: /\n\nSitemap: ${site.url}/sitemap.xml\n`)
  expect(robotsOf(site, robotsOf(site, own))).toBe(robotsOf(site, own))
})

it('addresses of a sitemap of the owner are added once', () => {
  const [first = ''] = /<loc>.*?<\/loc>/.exec(sitemapOf(site)) ?? []
  const own = `<urlset><url>${first}</url><url>\n<loc>${site.url}/menu.pdf</loc><lastmod>2026-01-01</lastmod></url></urlset>`
  const text = sitemapOf(site, own)
  expect(text.split(first)).toHaveLength(2)
  expect(text).toContain(`<loc>${site.url}/menu.pdf</loc><lastmod>2026-01-01</lastmod>`)
})

it.each([
  ['_headers', '/*\n  X-Frame-Options: SAMEORIGIN', 'weaker-header'],
  ['_headers', '/embed/*\n  ! Content-Security-Policy', 'weaker-header'],
  ['_headers', '/*\n  Strict-Transport-Security: max-age=0', 'weaker-header'],
  ['vercel.json', '{ "routes": [{ "src": "/x", "headers": { "X-Frame-Options": "ALLOWALL" } }] }', 'weaker-header'],
  ['vercel.json', '{ "headers": [] }', 'own-file'],
  ['vercel.json', 'regions: fra1', 'own-file'],
  ['wrangler.jsonc', '{}', 'own-file'],
  ['site.nginx.conf', '', 'own-file'],
  ['sitemap.xml', '<sitemapindex></sitemapindex>', 'own-file'],
  ['_headers', '/*\n  Strict-Transport-Security: max-age=63072000; preload\n  Referrer-Policy: no-referrer', undefined],
])('public/%s with %j is reported where it is invalid or weakens a header', (name, text, code) =>
  expect(buildWith({ [name]: text }).codes).toEqual(code === undefined ? [] : [code]),
)

it('a header that the manifest relaxes may be weakened', () =>
  expect(
    buildWith({ _headers: '/*\n  X-Frame-Options: SAMEORIGIN' }, 'relaxedHeaders: [x-frame-options]').codes,
  ).toEqual([]))

it('every security header that the build writes is checked', () =>
  expect([...securityHeaderNames].sort()).toEqual(
    Object.keys(securityHeadersOf({ ...site, url: 'https://a.example' }, [])).sort(),
  ))
