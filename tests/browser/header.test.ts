// The site's header with as many and as long links as a manifest may have, on a built page at every width.
import { createServer } from 'node:http'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listening } from '../../src/backend/listening.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import type { Site, SiteLink } from '../../src/site/model.ts'
import { isWhole } from '../how-much.ts'
import { builtSite, ownBundle } from '../pages/built-site.ts'
import { slow } from '../whole-suite.ts'
import { newVisitor } from './browser.ts'

const words =
  'About Opening-times Team Services Grundstücksverkehrsgenehmigung Press News Prices Strategic Care We Emergencies'
const routes = ['/', '/services', '/landings', '/contact', '/privacy', '/terms', '/login', '/account']

/** Links with names of one to four words, the same for each seed. */
function linksOf(seed: number, count: number): SiteLink[] {
  const list = words.split(' ')
  let state = seed * 7919 + 1
  const next = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * below)
  }
  return Array.from({ length: count }, (_, at) => ({
    label: Array.from({ length: 1 + next(4) }, () => list[next(list.length)]).join(' '),
    to: at < routes.length ? (routes[at] ?? '/') : `/services#${at}`,
  }))
}

const short = [
  ['Home', '/'],
  ['Services', '/services'],
  ['Landings', '/landings'],
  ['Contact', '/contact'],
].map(([label = '', to = '']) => ({ label, to }))
const kinds: Record<string, SiteLink[]> = {
  four: short,
  five: [...short, { label: 'News', to: '/services#news' }],
  eight: linksOf(3, 8).map((link) => ({ ...link, label: link.label.split(' ')[0] ?? '' })),
  ...Object.fromEntries((isWhole ? [1, 2, 4, 5] : [1]).map((seed) => [`seed ${seed}`, linksOf(seed, 12)])),
}

/** Names of the site by kind of links: empty for the manifest's, a longer one for kinds not listed. */
const names: Record<string, string> = { four: '', five: 'Harbour and Island Ferries' }

/** The site's own name and five links, with a button that does not fit beside them on a tablet. */
const withButton = 'button'

/** The same with a button of one word. */
const withShortButton = 'short button'

/** Eleven links on separate lines, and a button. */
const rowsWithButton = 'rows with button'

/** Path of a page with an empty frame. */
const framed = 'framed'

let close: () => Promise<void>
let url: string
const contexts: BrowserContext[] = []

beforeAll(async () => {
  const { site } = await builtSite('A')
  const bundle = await ownBundle()
  const pages = new Map<string, string>()
  for (const [kind, links] of Object.entries(kinds)) {
    const name = names[kind] ?? `${site.name} and Partners`
    const variant: Site = { ...site, name: name || site.name, header: { links } }
    pages.set(`/${encodeURIComponent(kind)}`, String(siteFiles(variant, bundle).files.get('index.html')))
  }
  const action = { label: 'Request Consultation', to: '/contact' }
  const header: Site['header'] = { links: kinds.five ?? [], action }
  const withAction: Site = { ...site, name: 'Lighthouse Intelligence', header }
  pages.set(`/${withButton}`, String(siteFiles(withAction, bundle).files.get('index.html')))
  const withShort: Site = { ...withAction, header: { ...header, action: { label: 'Tickets', to: '/contact' } } }
  pages.set(`/${encodeURIComponent(withShortButton)}`, String(siteFiles(withShort, bundle).files.get('index.html')))
  const crowded: Site = { ...withAction, header: { links: linksOf(1, 11), action } }
  pages.set(`/${encodeURIComponent(rowsWithButton)}`, String(siteFiles(crowded, bundle).files.get('index.html')))
  const server = createServer((request, answer) => {
    const html =
      request.url === `/${framed}` ? '<!doctype html><iframe style="border:0">' : pages.get(request.url ?? '')
    answer.writeHead(html ? 200 : 404, { 'content-type': 'text/html' }).end(html)
  })
  ;({ url, close } = await listening(server))
})
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})
afterAll(() => close())

async function open(kind: string, width: number, height = 700): Promise<Page> {
  const context = await newVisitor({ javaScriptEnabled: true, viewport: { width, height } })
  contexts.push(context)
  const page = await context.newPage()
  await page.goto(`${url}/${encodeURIComponent(kind)}`)
  return page
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' })
const links = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')

/** All parts of the header that are cut off or widen the page. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - window.innerWidth
    const out = [...document.querySelectorAll('header a, header button')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < 0 || right > window.innerWidth + 0.5)
    })
    return [...(wide > 0 ? [`page ${wide} px too wide`] : []), ...out.map((element) => element.textContent)]
  })

/** A page in a frame, whose media queries use the frame's width: resizing a window takes longer. */
async function openFramed(kind: string): Promise<Page> {
  const page = await open(framed, 1920)
  await page.frames()[1]?.goto(`${url}/${encodeURIComponent(kind)}`)
  return page
}

/** Runs in the page. */
function barsAt(widths: number[]) {
  const frame = document.querySelector('iframe')
  const inside = frame?.contentDocument
  if (!frame?.contentWindow || !inside) throw new Error('There is no frame.')
  const { contentWindow } = frame
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  return widths.map((width) => {
    frame.style.width = `${width}px`
    const wide = inside.documentElement.scrollWidth - width
    const out = [...inside.querySelectorAll('header a, header button')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect()
      return own > 0 && (left < 0 || right > width + 0.5)
    })
    return {
      width: contentWindow.innerWidth,
      beyond: [...(wide > 0 ? [`page ${wide} px too wide`] : []), ...out.map((element) => element.textContent)],
      shown: [...inside.querySelectorAll('header nav a')].filter(isShown).length,
      hasButton: [...inside.querySelectorAll('header nav button')].some(isShown),
    }
  })
}

describe.each(Object.keys(kinds).filter((kind) => isWhole || !['five', 'eight'].includes(kind)))(
  'a header with links of kind "%s"',
  (kind) => {
    it('a header overflows at no width from 320 to 1920, and shows all its links or the button of their menu', async () => {
      const page = await openFramed(kind)
      const edges = [767, 768, 1023, 1024, 1279, 1280]
      const widths = [...Array.from({ length: 41 }, (_, at) => 320 + at * 40), ...edges]
      const bars = await page.evaluate(barsAt, widths)
      expect(bars.map(({ width }) => width)).toEqual(widths)
      const wrong = bars.flatMap(({ width, beyond, shown, hasButton }) =>
        shown === (hasButton ? 0 : kinds[kind]?.length)
          ? beyond.map((what) => `${width}: ${what}`)
          : `${width}: ${shown} links`,
      )
      expect(wrong).toEqual([])
    })

    it('a header shows every link within the window once its menu is open, and takes a tenth of a phone’s screen until then', async () => {
      for (const width of [320, 375]) {
        const page = await open(kind, width)
        const bar = await page.getByRole('banner').boundingBox()
        expect(bar?.height).toBeLessThanOrEqual(75)
        const before = await page.getByRole('main').boundingBox()
        await menu(page).click()
        await expect.poll(() => links(page).count()).toBe(kinds[kind]?.length)
        expect(await beyond(page)).toEqual([])
        expect(await page.getByRole('main').boundingBox()).toEqual(before)
      }
    })
  },
)

slow('a header with a long name and five links shows them all on a tablet, on one line with the name', async () => {
  const page = await open('five', 768)
  expect(await page.getByRole('banner').getAttribute('class')).toContain('bar-tight')
  const lines = await page
    .locator('header a')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => Math.round(top + bottom)),
    )
  expect(lines).toHaveLength(6)
  expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(6)
})

it('a header whose button does not fit on a tablet shows it as the last of the links, and as a button from 1024 pixels on', async () => {
  for (const [width, asButton] of [
    [768, false],
    [1024, true],
    [1280, true],
  ] as const) {
    const page = await open(withShortButton, width)
    expect(await links(page).count()).toBe(asButton ? 5 : 6)
    expect(await menu(page).isVisible()).toBe(false)
    expect(await page.locator('.bar-row > .bar-action').isVisible()).toBe(asButton)
    expect(await beyond(page)).toEqual([])
  }
})

it('a header whose button does not fit among the links on a tablet has it beside their menu there', async () => {
  for (const [width, hasMenu] of [
    [768, true],
    [1024, false],
  ] as const) {
    const page = await open(withButton, width)
    expect(await menu(page).isVisible()).toBe(hasMenu)
    expect(await links(page).count()).toBe(hasMenu ? 0 : 5)
    expect(await page.locator('.bar-row > .bar-action').isVisible()).toBe(true)
    expect(await beyond(page)).toEqual([])
  }
})

it('the name of the site is not cut beside links of twice the size', async () => {
  const page = await open(rowsWithButton, 1024)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  expect(await page.locator('.logo-name').evaluate((at) => at.scrollHeight - at.clientHeight)).toBe(0)
})

it('a header whose links take separate lines has them below the name, and the button at the end beside both', async () => {
  const page = await open(rowsWithButton, 1280)
  const boxOf = (selector: string) =>
    page.locator(`.bar-rows ${selector}`).evaluate((one) => one.getBoundingClientRect().toJSON())
  const [name, nav, button] = [await boxOf('.logo-link'), await boxOf('nav'), await boxOf('.bar-row > .bar-action')]
  expect(nav.left).toBe(name.left)
  expect(nav.top).toBeGreaterThanOrEqual(name.bottom)
  expect(button.left).toBeGreaterThan(nav.right)
  expect([button.top > name.top, button.bottom < nav.bottom]).toEqual([true, true])
  expect(await beyond(page)).toEqual([])
})

it('the menu opens by Enter, moves on to its links by Tab, closes by Escape and returns the focus', async () => {
  const page = await open('four', 375)
  await menu(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => links(page).count()).toBe(4)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Home')
  await page.keyboard.press('Escape')
  await expect.poll(() => links(page).count()).toBe(0)
  expect(await menu(page).evaluate((button) => document.activeElement === button)).toBe(true)
})

it('the menu exposes whether it is open, and closes by its button and by a press elsewhere', async () => {
  const page = await open('four', 375)
  // Read from the accessibility tree: a popover's button has no attribute for it.
  const tree = await page.context().newCDPSession(page)
  const isOpen = async () => {
    const { nodes } = await tree.send('Accessibility.getFullAXTree')
    const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu')
    return button?.properties?.find(({ name }) => name === 'expanded')?.value.value
  }
  expect(await isOpen()).toBe(false)
  await menu(page).click()
  await expect.poll(isOpen).toBe(true)
  await menu(page).click()
  await expect.poll(isOpen).toBe(false)
  await menu(page).click()
  await page.mouse.click(180, 650)
  await expect.poll(isOpen).toBe(false)
})

slow('the menu marks the current page, after the skip link and the name', async () => {
  const page = await open('four', 1280)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#content')
  expect(await page.locator('header [aria-current="page"]').allTextContents()).toEqual(['Home'])
})

it('the menu works without script', async () => {
  const context = await newVisitor({ javaScriptEnabled: false, viewport: { width: 375, height: 700 } })
  contexts.push(context)
  const page = await context.newPage()
  await page.goto(`${url}/four`)
  await menu(page).click()
  await expect.poll(() => links(page).count()).toBe(4)
})
