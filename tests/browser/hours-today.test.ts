// The line of today in the block `hours`, by the clock of the site.
import type { Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { siteFiles } from '../../src/publish/site-files.ts'
import type { Site } from '../../src/site/model.ts'
import { isWhole } from '../how-much.ts'
import { builtSite, ownBundle } from '../pages/built-site.ts'
import { violationsOf } from './accessibility.ts'
import { newVisitor } from './browser.ts'
import { shiftOf, watchShift } from './layout-shift.ts'
import { type ServedSite, serveBuilt } from './served-site.ts'

const hours = {
  title: 'Hours',
  days: [
    { days: 'Monday to Friday', times: '8 to 18', exactly: ['Mo-Fr 08:00-12:00', 'Mo-Fr 13:00-18:00'] },
    { days: 'Saturday', times: '9 to 12', exactly: ['Sa 09:00-12:00'] },
    { days: 'Sunday', times: 'closed', exactly: ['Su closed'] },
    { days: 'By arrangement', times: 'ring' },
  ],
  holidaysTitle: 'Holidays',
  holidays: [
    { day: '2031-12-24', to: '2031-12-26', name: 'Christmas', times: 'closed' },
    { day: '2031-12-31', times: '8 to 12' },
  ],
}
const wordsOnly = { title: 'Gates', days: [{ days: 'Thursday', times: '16.00 to midnight' }] }

const open: ServedSite[] = []
afterAll(() => Promise.all(open.map((site) => site.close())))

/** Serves `hours` at `/`, and at `/words` lines that name no weekdays. */
async function served(changed: Partial<Site> = {}): Promise<ServedSite> {
  const pages = { '/': hours, '/words': wordsOnly }
  const routes = Object.entries(pages).map(([path, props]) => ({
    path,
    title: props.title,
    description: '',
    unlisted: false,
    blocks: [
      { type: 'page-intro', props: { title: 'The shop' }, source: '/0' },
      { type: 'hours', props, source: '/1' },
    ],
  }))
  const site: Site = { ...(await builtSite('A')).site, redirects: [], routes, timeZone: 'Europe/Zurich', ...changed }
  const at = await serveBuilt({ site, ...siteFiles(site, await ownBundle()) })
  open.push(at)
  return at
}

async function visitAt(moment: string, options: Parameters<typeof newVisitor>[0] = {}): Promise<Page> {
  const page = await (await newVisitor(options)).newPage()
  await page.clock.install({ time: new Date(moment) })
  return page
}

/** First words of the lines that are marked as today. */
const marked = (page: Page) =>
  page
    .locator('[aria-current=date]')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('dt')?.textContent ?? ''))

it('a line of several days is marked on each of them, and a day that is closed has its own line', async () => {
  const { url } = await served()
  const page = await visitAt('2031-06-02T10:00:00Z', { timezoneId: 'Europe/Zurich' })
  const seen: string[] = []
  for (const day of ['02', '06', '07', '08']) {
    await page.clock.setFixedTime(new Date(`2031-06-${day}T10:00:00Z`))
    await page.goto(url)
    seen.push(...(await marked(page)))
  }
  expect(seen).toEqual(['Monday to Friday', 'Monday to Friday', 'Saturday', 'Sunday'])
})

it('today is the day where the site is, for a visitor elsewhere too', async () => {
  const { url } = await served()
  // Saturday, half past midnight in Zurich; Friday afternoon in Los Angeles.
  const page = await visitAt('2031-06-06T22:30:00Z', { timezoneId: 'America/Los_Angeles' })
  await page.goto(url)
  expect(await marked(page)).toEqual(['Saturday'])
})

it('a site without a time zone goes by the visitor’s clock', async () => {
  const { url } = await served({ timeZone: undefined })
  const page = await visitAt('2031-06-06T22:30:00Z', { timezoneId: 'America/Los_Angeles' })
  await page.goto(url)
  expect(await marked(page)).toEqual(['Monday to Friday'])
})

it('a holiday is marked on each of its days, instead of its weekday', async () => {
  const { url } = await served()
  const page = await visitAt('2031-12-25T10:00:00Z')
  await page.goto(url)
  expect(await marked(page)).toEqual([expect.stringContaining('Christmas')])
  await page.clock.setFixedTime(new Date('2031-12-27T10:00:00Z'))
  await page.reload()
  expect(await marked(page)).toEqual(['Saturday'])
})

it('a page that stays open marks the next day when the visitor comes back to it', async () => {
  const { url } = await served()
  const page = await visitAt('2031-06-06T10:00:00Z')
  await page.goto(url)
  await page.clock.setFixedTime(new Date('2031-06-07T10:00:00Z'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await marked(page)).toEqual(['Saturday'])
})

it('lines without weekdays are never marked, and their page has no script', async () => {
  const { url } = await served()
  const page = await visitAt('2031-06-05T10:00:00Z')
  await page.goto(`${url}/words`)
  expect([await marked(page), await page.locator('script[src]').count()]).toEqual([[], 0])
})

it.each(isWhole ? (['light', 'dark'] as const) : (['dark'] as const))(
  'the mark moves nothing and passes the accessibility check (%s)',
  async (colorScheme) => {
    const { url } = await served()
    const page = await visitAt('2031-06-06T10:00:00Z', { colorScheme, viewport: { width: 375, height: 800 } })
    await watchShift(page)
    await page.goto(url)
    const row = page.locator('[aria-current=date]')
    const place = () =>
      page
        .locator('.hours dt, .hours dd')
        .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())))
    const withMark = await place()
    expect([await shiftOf(page), await violationsOf(page)]).toEqual([0, []])
    await row.evaluate((each) => each.removeAttribute('aria-current'))
    expect(await place()).toEqual(withMark)
  },
)

it.each([
  ['en', 'none'],
  ['ar', 'none'],
  ['en', 'active'],
] as const)(
  'today is marked by a bar before the line, inside the window (%s, forced colours %s)',
  async (language, forcedColors) => {
    const { url } = await served({ language })
    const page = await visitAt('2031-06-06T10:00:00Z', { forcedColors, viewport: { width: 320, height: 800 } })
    await page.goto(url)
    const bar = await page.locator('[aria-current=date]').evaluate((row) => {
      const { borderInlineStartWidth, borderInlineStartColor, insetInlineStart } = getComputedStyle(row, '::before')
      const { left, right } = row.getBoundingClientRect()
      const room = getComputedStyle(row).direction === 'rtl' ? innerWidth - right : left
      const ground = getComputedStyle(document.body).backgroundColor
      return {
        width: borderInlineStartWidth,
        isSeen: borderInlineStartColor !== ground,
        isInside: room + parseFloat(insetInlineStart) >= 0,
      }
    })
    expect(bar).toEqual({ width: '3px', isSeen: true, isInside: true })
  },
)
