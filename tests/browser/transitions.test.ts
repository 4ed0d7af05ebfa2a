// Transitions between pages of a site whose theme has them.
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteFiles } from '../../src/publish/site-files.ts'
import type { Site } from '../../src/site/model.ts'
import { builtSite, ownBundle } from '../pages/built-site.ts'
import { newVisitor } from './browser.ts'
import { type ServedSite, serveBuilt } from './served-site.ts'

const image = { file: '/a.svg', alt: 'A house' }
const cards = [
  { title: 'First card of a house', to: '/houses/a_b', image },
  { title: 'Second card of it', to: '/houses/a_b', image },
  { title: 'Another house', to: '/houses/a-b', image },
  { title: 'A plan', to: '/plans/a-b.pdf', image },
  { title: 'A friend', to: 'https://friend.example/a', image },
]
const pages = {
  '/': [
    { type: 'page-intro', title: 'Work' },
    { type: 'cards', title: 'All', cards },
  ],
  '/houses/a_b': [{ type: 'case', title: 'A house', image, done: 'It stands.' }],
  '/houses/a-b': [{ type: 'case', title: 'Another house', image, done: 'It stands too.' }],
}

async function served(transitions: Site['theme']['transitions']): Promise<ServedSite> {
  const routes = Object.entries(pages).map(([path, blocks]) => ({
    path,
    title: path,
    description: '',
    unlisted: false,
    blocks: blocks.map(({ type, ...props }, at) => ({ type, props, source: `/${at}` })),
  }))
  const { site: base } = await builtSite('A')
  const site: Site = { ...base, redirects: [], routes, theme: { ...base.theme, transitions } }
  return serveBuilt({ site, ...siteFiles(site, await ownBundle()) })
}

let growing: ServedSite
let plain: ServedSite
beforeAll(async () => {
  growing = await served('grow')
  plain = await served('none')
})
afterAll(() => Promise.all([growing?.close(), plain?.close()]))

async function visit(reducedMotion: 'reduce' | 'no-preference' = 'no-preference'): Promise<Page> {
  const page = await (await newVisitor({ reducedMotion, viewport: { width: 1280, height: 900 } })).newPage()
  // What the browser animates once the transition is ready, for the test to read; null on a page that came without one.
  await page.addInitScript(() => {
    const revealed = new Promise<string[] | null>((resolve) =>
      addEventListener('pagereveal', async (event) => {
        const { viewTransition } = event as Event & { viewTransition?: { ready: Promise<void> } }
        if (!viewTransition) return resolve(null)
        await viewTransition.ready
        resolve(
          document.getAnimations().flatMap(({ effect }) => {
            const { pseudoElement } = effect as KeyframeEffect
            return pseudoElement?.startsWith('::view-transition-group') ? [pseudoElement] : []
          }),
        )
      }),
    )
    Object.assign(window, { revealed })
  })
  return page
}

const revealed = (page: Page): Promise<string[] | null> =>
  page.evaluate(() => (window as Window & { revealed?: Promise<string[] | null> }).revealed ?? null)

async function follow(page: Page, site: ServedSite, title: string, path: string): Promise<string[] | null> {
  await page.goto(site.url)
  await page.getByRole('link', { name: title }).click()
  await page.waitForURL(`${site.url}${path}`)
  return revealed(page)
}

/** Names of elements that are on both pages; the browser escapes them as CSS does. */
const named = (groups: string[] | null) =>
  (groups ?? []).map((group) => /\((.*)\)$/.exec(group)?.[1]?.replaceAll('\\', '')).sort()

it('the picture and the title of a card grow into those of its page, under the policy of the site', async () => {
  const page = await visit()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  const groups = named(await follow(page, growing, 'First card of a house', '/houses/a_b'))
  expect(groups).toEqual(expect.arrayContaining(['picture/houses/a_b', 'title/houses/a_b']))
  expect(groups.filter((name) => name?.includes('a-b'))).toEqual([])
  // The pictures of the cards are no files.
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
})

it('a second card to the same page and a card to no page have no name, so that none cancels or slows the transition', async () => {
  const page = await visit()
  await page.goto(growing.url)
  expect(
    await page.locator('[data-grows]').evaluateAll((all) => all.map((each) => each.getAttribute('data-grows'))),
  ).toEqual(['picture\\/houses\\/a_b', 'title\\/houses\\/a_b', 'picture\\/houses\\/a-b', 'title\\/houses\\/a-b'])
  const groups = named(await follow(page, growing, 'Second card of it', '/houses/a_b'))
  expect(groups).toContain('root')
})

it('nothing grows for a visitor who has asked for less motion', async () => {
  expect(await follow(await visit('reduce'), growing, 'First card of a house', '/houses/a_b')).toBeNull()
})

it('a theme that does not ask for transitions has none, and no names', async () => {
  const page = await visit()
  expect(await follow(page, plain, 'First card of a house', '/houses/a_b')).toBeNull()
  expect(await page.locator('[data-grown], [data-grows]').count()).toBe(0)
})
