// The block `search` in a browser.
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { pageKeys } from '../../src/publish/page-keys.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import { violationsOf } from '../browser/accessibility.ts'
import { newVisitor } from '../browser/browser.ts'
import { type ServedSite, serveBuilt } from '../browser/served-site.ts'
import { bakeryWith } from '../manifest/small-bakery.ts'
import { ownBundle } from '../pages/built-site.ts'

const manifest = bakeryWith(
  'routes',
  `/willow:
  title: Willow < rush & more
  description: What grows on the bank.
  blocks: [{ type: page-intro, title: Willow, text: Cut in winter. }]
/search:
  title: Search
  description: Find a basket.
  blocks: [{ type: search, title: What are you looking for? }]`,
)

describe('the page of a search', () => {
  let served: ServedSite
  let page: Page
  const asked: string[] = []
  beforeAll(async () => {
    const { site, problems } = load(manifest, 'site.yaml')
    if (!site) throw new Error(problems.map(({ line, message }) => `${line}: ${message}`).join('\n'))
    served = await serveBuilt({ site, ...siteFiles(site, await ownBundle()) })
    page = await (await newVisitor()).newPage()
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  })
  afterAll(async () => {
    await page?.context().close()
    await served?.close()
  })
  beforeEach(async () => {
    await page.goto(`${served.url}/search`)
    asked.length = 0
  })

  const input = () => page.getByRole('searchbox')
  const found = () => page.locator('.search-found a').allTextContents()

  it('a search finds pages while typing, escapes their titles, and fetches nothing before the first input', async () => {
    expect(asked.filter((path) => path.endsWith('.json'))).toEqual([])
    await input().pressSequentially('winter')
    await page.locator('.search-found a').waitFor()
    expect(await found()).toEqual(['Willow < rush & more'])
    expect(await page.getByRole('status').textContent()).toBe('Pages found: 1')
    expect(await page.locator('.search-pages').isHidden()).toBe(true)
    expect(new URL(page.url()).search).toBe('?q=winter')
  })

  it('arrow keys move through the results, from the field to a page', async () => {
    await input().fill('willow')
    await page.locator('.search-found a').first().waitFor()
    await input().press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/willow')
  })

  it('a URL with a query shows its results, and a search without results says so above the list of all pages', async () => {
    await page.goto(`${served.url}/search?q=rush`)
    await page.locator('.search-found a').waitFor()
    await input().fill('zebra')
    await page.getByText('No page has the words zebra').waitFor()
    expect(await page.locator('.search-pages a').count()).toBe(3)
  })

  it('a search whose index fails to load says so, keeps the query, and answers once it loads', async () => {
    await page.route('**/search-index.json', (route) => route.abort())
    await input().fill('winter')
    await page.getByText('cannot be reached').waitFor()
    expect(await page.locator('.search-pages').isVisible()).toBe(true)
    await page.unroute('**/search-index.json')
    await input().press('Enter')
    await page.locator('.search-found a').waitFor()
  })

  it('without script a search shows the list of all pages', async () => {
    const plain = await (await newVisitor({ javaScriptEnabled: false })).newPage()
    await plain.goto(`${served.url}/search?q=winter`)
    expect(await plain.locator('.search-pages a').allTextContents()).toEqual([
      'Mill Lane Bakery',
      'Order bread',
      'Willow < rush & more',
    ])
    await plain.context().close()
  })

  it('search results pass the accessibility check', async () => {
    await input().fill('willow')
    await page.locator('.search-found a').first().waitFor()
    expect(await violationsOf(page)).toEqual([])
  })
})

it.each([
  ['on the page', manifest],
  [
    'in columns',
    manifest.replace(
      '{ type: search, title: What are you looking for? }',
      '{ type: page-intro, title: Search }, { type: columns, blocks: [{ type: search, title: Find }, { type: prose, title: Baskets, text: All of willow. }] }',
    ),
  ],
])('a search %s is made again when a page in its list is renamed, or kept from search engines', (_, text) => {
  const keyOf = (written: string) => {
    const { site, problems } = load(written, 'site.yaml')
    if (!site) throw new Error(problems.map(({ line, message }) => `${line}: ${message}`).join('\n'))
    return pageKeys(site, '').get('search/index.html')
  }
  const title = /^( *)title: Willow.*$/m
  const keys = [text, text.replace(title, '$1title: Rushes'), text.replace(title, '$&\n$1unlisted: true')].map(keyOf)
  expect(new Set(keys).size).toBe(3)
  expect(keyOf(text)).toBe(keys[0])
})
