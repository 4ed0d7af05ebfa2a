// The styles, scripts, islands and images that a rendered page needs.
import { expect, it } from 'vitest'
import { clientBundle } from '../../src/publish/client-bundle.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import { hashOf } from '../../src/render/policy.ts'
import { type Rendered, renderPage, renderUnknown } from '../../src/render/render-page.tsx'
import { speculationRules } from '../../src/render/speculation.ts'
import type { Block, Route, Site } from '../../src/site/model.ts'
import { blockStyle, errorStyle } from '../../src/ui/style-names.ts'
import { hashOfSource } from '../../tools/setup/compile.mjs'
import { builtSite, root } from '../pages/built-site.ts'

const routeOf = (...blocks: Block[]): Route => ({ path: '/', title: 'T', description: '', unlisted: false, blocks })
const block = (type: string, props: object): Block => ({ type, props: { ...props }, source: type })
const needsOf = ({ needs }: Rendered) =>
  Object.fromEntries(Object.entries(needs).map(([name, some]) => [name, [...some].sort()]))
const signIn = block('sign-in', { title: 'Sign in', then: '/', contact: { label: 'Write', to: '/' } })

async function rendered(route: Route, change: (site: Site) => Site = (site) => site) {
  const { site } = await builtSite('weekday', 'tests/fixtures/bakery.yaml')
  return needsOf(renderPage(change(site), route, {}))
}

it('a page needs the styles of its header and of its blocks, each once', async () => {
  const notice = block('notice', { title: 'Closed', text: 'Today.' })
  const prose = block('prose', { title: 'Terms', text: 'Words.' })
  expect(await rendered(routeOf(notice, prose, { ...notice, source: 'again' }))).toEqual({
    styles: ['block notice', 'block prose', 'header bar-48'],
    scripts: [],
    islands: [],
    images: [],
    transitionNames: [],
    forms: [],
  })
})

it('a page needs its pictures, its islands, and the scripts of the islands', async () => {
  const { site } = await builtSite('weekday', 'tests/fixtures/bakery.yaml')
  const image = { file: '/a.jpg', alt: 'A' }
  const form = block('request-form', { title: 'Write', form: site.forms[0]?.name })
  const { images, islands, scripts, styles } = await rendered(routeOf(block('picture', { image }), form))
  expect({ images, islands }).toEqual({ images: ['/a.jpg'], islands: ['request-form'] })
  expect(scripts).toContain('loader')
  expect(styles).toContain('island request-form')
})

it('a page needs the sign-in island only where the site has sign-in', async () => {
  const here = (site: Site): Site => ({ ...site, backend: { ...site.backend, signIn: true } })
  expect(await rendered(routeOf(signIn), here)).toMatchObject({ islands: ['sign-in'], scripts: ['eager', 'loader'] })
  expect(await rendered(routeOf(signIn))).toMatchObject({ islands: [], scripts: [] })
})

it('a page that fails to render or does not exist needs only the error screen', async () => {
  const { site } = await builtSite('weekday', 'tests/fixtures/bakery.yaml')
  const broken = renderPage(site, routeOf(signIn, block('tiers', { title: 'Broken' })), {})
  expect(broken.error).toBeDefined()
  for (const page of [broken, renderUnknown(site)])
    expect(needsOf(page)).toEqual({
      styles: ['error', 'header bar-48'],
      scripts: [],
      islands: [],
      images: [],
      transitionNames: [],
      forms: [],
    })
})

it('the policy of the server contains each style hash once, and that of a page only its own', async () => {
  const { site } = await builtSite('weekday', 'tests/fixtures/bakery.yaml')
  const bundle = await clientBundle(root, hashOfSource(root))
  const types: Block[] = [
    block('notice', { title: 'Closed', text: 'Today.' }),
    block('prose', { title: 'Terms', text: 'Words.' }),
    block('closing', { title: 'Come', actions: [{ label: 'Home', to: '/' }] }),
    block('checklist', { title: 'Done', items: ['One', 'Two'] }),
  ]
  // One page for each combination of the four blocks.
  const routes = Array.from({ length: 16 }, (_, choice) => ({
    ...routeOf(...types.filter((_, at) => choice & (1 << at))),
    path: `/p${choice}`,
  }))
  const { files, styleHashes } = siteFiles({ ...site, oneSheet: false, routes, redirects: [] }, bundle)
  // The hashes of the blocks, of every page, of the error screen, and of the components that they share.
  const names = [errorStyle, ...types.map(({ type }) => blockStyle(type))]
  const shared = new Set(names.flatMap((name) => bundle.sharedStyles[name] ?? []))
  expect(styleHashes).toHaveLength(types.length + 2 + shared.size)
  const namedBy = (html = '') => html.match(/sha256-[\w+/=]+(?=[^"]*img-src)/g)?.length
  expect(namedBy(files.get('p0/index.html'))).toBeLessThan(namedBy(files.get('p15/index.html')) ?? 0)
})

it('each page of a small site has one sheet, and its policy names no other', async () => {
  const { files, styleHashes } = await builtSite('weekday', 'tests/fixtures/bakery.yaml')
  const hashes = [...files].flatMap(([name, html]) => {
    const isPage = name.endsWith('.html') && !String(html).includes('http-equiv="refresh"')
    if (!isPage) return []
    const sheets = [...String(html).matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => hashOf(css))
    expect(sheets).toHaveLength(1)
    // The other hash is that of the speculation rules.
    const named = String(html).match(/sha256-[\w+/=]+/g)
    expect(named).toEqual([hashOf(speculationRules), ...sheets].map((hash) => hash.slice(1, -1)))
    return sheets
  })
  expect([...new Set(hashes)].sort()).toEqual(styleHashes)
})
