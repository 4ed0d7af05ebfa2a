// Every address, requested from each host that runs here without installing packages; `npm run replay` covers the others.
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadFile } from '../../src/project/load-file.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import { bakeryInThree, loadInThree } from '../languages/bakery-in-three.ts'
import { builtSite, ownBundle, root } from '../pages/built-site.ts'
import { hostsHere } from './host-servers.ts'
import { indexFileQuestions } from './questions.ts'
import { ownServer, replay } from './replay.ts'

const patterns = [
  { from: '/old/*', to: '/new/*' },
  { from: '/old/some/page-2.html', to: '/services' },
  { from: '/blog/:slug', to: '/news/:slug', permanent: true as const },
  { from: '/:year/archive/:slug', to: '/archive/:year/:slug' },
  { from: '/shop.v1/*', to: '/services', permanent: true as const },
  { from: '/gone', to: '/services', permanent: true as const },
]

const servers = [ownServer, ...hostsHere()]

describe.each(['A', 'B'])('reading %s', (reading) => {
  it.each(servers)('every address has the same answer, with the same headers, by %s', async (host) => {
    const rows = await replay(host, await builtSite(reading))
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.map(({ path, answer }) => `${path} ${answer}`)).toEqual(
      rows.map(({ path, wanted }) => `${path} ${wanted}`),
    )
    expect(rows.flatMap(({ path, wrong }) => wrong.map((header) => `${path} ${header}`))).toEqual([])
  })
})

it.each(servers)('pattern redirects and permanent redirects have the same answers by %s', async (host) => {
  const { site: whole } = loadFile(join(root, 'tests/fixtures/practice/site.yaml'), { root })
  if (!whole) throw new Error('There is no site.')
  const site = { ...whole, redirects: patterns }
  const rows = await replay(host, { site, ...siteFiles(site, await ownBundle()) })
  expect(rows.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/old/a/b/c', '/blog/page-2.html', '/old', '/gone']),
  )
  expect(rows.map(({ path, answer }) => `${path} ${answer}`)).toEqual(
    rows.map(({ path, wanted }) => `${path} ${wanted}`),
  )
})

it.each(servers)(
  'redirects from the files of pages, and other odd addresses, have the same answers by %s',
  async (host) => {
    const { site } = loadFile(join(root, 'tests/fixtures/practice/site.yaml'), { root })
    if (!site) throw new Error('There is no site.')
    const rows = await replay(host, { site, ...siteFiles(site, await ownBundle()) })
    expect(rows.map(({ path }) => path)).toContain('/index.html')
    expect(rows.map(({ path, answer }) => `${path} ${answer}`)).toEqual(
      rows.map(({ path, wanted }) => `${path} ${wanted}`),
    )
  },
)

it.each(servers)('the file of a page redirects permanently to the page, by %s', async (host) => {
  const { site } = loadFile(join(root, 'tests/fixtures/firm/site.yaml'), { root: join(root, 'tests/fixtures/firm') })
  if (!site) throw new Error('There is no site.')
  const published = { site: { ...site, redirects: [{ from: '/people/index.html', to: '/news' }] } }
  const rows = await replay(host, { ...published, ...siteFiles(published.site, await ownBundle()) }, '', (all) => [
    ...indexFileQuestions(all),
    { path: '/people/index.html', answer: { kind: 'redirect', to: '/news' } },
    { path: '/nowhere/index.html', answer: { kind: 'missing', file: '404.html' } },
    { path: '//elsewhere.example/index.html', answer: { kind: 'missing', file: '404.html' } },
    { path: '/', answer: { kind: 'page', file: 'index.html' } },
  ])
  expect(rows.map(({ path }) => path)).toEqual(expect.arrayContaining(['/index.html', '/news/page/2/index.html']))
  expect(rows.map(({ path, answer }) => `${path} ${answer}`)).toEqual(
    rows.map(({ path, wanted }) => `${path} ${wanted}`),
  )
})

describe.each(['screen: not-found', 'redirect: /order'])(
  'a site in three languages with unknownPaths %s',
  (unknown) => {
    it.each(servers)('an unknown address has an answer in the language of its folder, by %s', async (host) => {
      const text = bakeryInThree().replace('unknownPaths: { screen: error }', `unknownPaths: { ${unknown} }`)
      const { site } = loadInThree(text)
      if (!site) throw new Error('There is no site.')
      const rows = await replay(host, { site, ...siteFiles(site, await ownBundle()) })
      const wanted = unknown.startsWith('screen') ? '404 de/404.html' : '→ /de/bestellen'
      expect(rows).toContainEqual(expect.objectContaining({ path: '/de/nowhere', wanted }))
      expect(rows.map(({ path, answer }) => `${path} ${answer}`)).toEqual(
        rows.map(({ path, wanted }) => `${path} ${wanted}`),
      )
    })
  },
)
