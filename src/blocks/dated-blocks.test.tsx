// Blocks that depend on the build date hide what is past, in the markup and in the data for search engines alike.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bakerySite } from '../../tests/fixtures/bakery.ts'
import { pageKeys } from '../publish/page-keys.ts'
import { Page } from '../render/page.tsx'
import type { Site } from '../site/model.ts'
import { blockThings } from './json-ld.ts'
import { isDatedBlock } from './schemas.ts'

const on = (today: string): Site => ({ ...bakerySite, today, language: 'en-GB' })

/** Text content of `main`. */
function htmlOn(today: string, ...blocks: { type: string; [field: string]: unknown }[]): string {
  const placed = blocks.map(({ type, ...props }, at) => ({
    type,
    props,
    source: `/${at}`,
    ...(type === 'announcement' && { prelude: true as const }),
  }))
  const route = { path: '/', title: '', description: '', unlisted: false, blocks: placed }
  const html = renderToStaticMarkup(<Page site={on(today)} route={route} />)
  return /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
}

const events = (more: object = {}) => ({
  type: 'events',
  title: 'Evenings',
  none: 'New dates come in spring.',
  events: [
    { day: '2026-06-20', to: '2026-06-22', title: 'Open mill' },
    { day: '2026-05-14', starts: '19:30', title: 'Songs', price: '£12' },
    { day: '2026-05-14', starts: '09:00', title: 'Breakfast' },
  ],
  ...more,
})
const titles = (html: string) => [...html.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, title]) => title)

it('events are sorted by date and time, and disappear after their last day', () => {
  const opening = { type: 'page-intro', title: 'Dates' }
  const on = (today: string, more = {}) => titles(htmlOn(today, opening, events(more)))
  expect(on('2026-05-14')).toEqual(['Breakfast', 'Songs', 'Open mill'])
  expect(on('2026-06-22')).toEqual(['Open mill'])
  expect(on('2026-06-23', { past: 'only' })).toEqual(['Open mill', 'Songs', 'Breakfast'])
})

it('events of one day show its date once and say it each time', () => {
  const days = [...htmlOn('2026-05-14', events()).matchAll(/<time dateTime="([^"]*)"(?: class="([^"]*)")?/g)]
  expect(days.map(([, day, shownTo]) => [day, shownTo])).toEqual([
    ['2026-05-14', undefined],
    ['2026-05-14', 'sr-only'],
    ['2026-06-20', undefined],
  ])
})

it('events show their empty text if none is left', () => {
  const html = htmlOn('2026-06-23', events())
  expect([titles(html), html.includes('New dates come in spring.')]).toEqual([[], true])
})

it('search engines get the events that are shown, with time, price and place', () => {
  const things = blockThings.events?.(events({ events: events().events.slice(1, 2) }), on('2026-05-14'))
  expect(things).toEqual([
    {
      '@type': 'Event',
      name: 'Songs',
      startDate: '2026-05-14T19:30',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: bakerySite.name },
      offers: { '@type': 'Offer', price: 12, priceCurrency: 'GBP' },
    },
  ])
  expect(blockThings.events?.(events(), on('2026-07-01'))).toEqual([])
})

it('an announcement shows from its first to its last day, and leaves the h1 to the block after it', () => {
  const announcement = { type: 'announcement', text: 'Closed on Friday.', from: '2026-05-10', until: '2026-05-15' }
  const days = ['2026-05-09', '2026-05-10', '2026-05-15', '2026-05-16']
  const intro = { type: 'page-intro', title: 'Bread' }
  const pages = days.map((today) => htmlOn(today, announcement, intro))
  expect(pages.map((html) => html.includes('Closed on Friday.'))).toEqual([false, true, true, false])
  expect(pages.every((html) => /<h1[^>]*>Bread/.test(html))).toBe(true)
})

it('holidays disappear once they are past', () => {
  const holidays = [{ day: '2026-12-25', to: '2026-12-26', name: 'Christmas', times: 'closed' }]
  const hours = { type: 'hours', title: 'Hours', days: [{ days: 'Every day', times: '8 to 18' }], holidays }
  expect(htmlOn('2026-12-26', hours)).toContain('Fri 25 December – Sat 26 December')
  expect(htmlOn('2026-12-27', hours)).not.toContain('Christmas')
})

it('every block that reads the day of the build is marked as dated', () => {
  const reading = Object.entries(
    import.meta.glob<string>('./*/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' }),
  )
    // The page of an article is rendered again on its day alone.
    .filter(([path]) => path !== './article/json-ld.ts')
    .flatMap(([path, text]) => (/\btoday\b/.test(text) ? [path.split('/')[1] ?? ''] : []))
  expect(reading.length).toBeGreaterThan(0)
  expect([...new Set(reading)].filter((type) => !isDatedBlock(type))).toEqual([])
})

it('an article has a date of publication for search engines once its day has come', () => {
  const article = { title: 'Open mill', day: '2026-06-20' }
  const published = (today: string) => blockThings.article?.(article, on(today)).map((thing) => thing.datePublished)
  expect([published('2026-06-19'), published('2026-06-20')]).toEqual([[undefined], ['2026-06-20']])
})

it('the page of an article is rendered again once the day of the article has come', () => {
  const block = { type: 'article', props: { title: 'Open mill', day: '2026-06-20' }, source: '/0' }
  const route = { path: '/mill', title: '', description: '', unlisted: false, blocks: [block] }
  const keyOn = (today: string) => pageKeys({ ...on(today), routes: [route] }, '').get('mill/index.html')
  expect(keyOn('2026-06-18')).toBe(keyOn('2026-06-19'))
  expect(keyOn('2026-06-20')).not.toBe(keyOn('2026-06-19'))
  expect(keyOn('2026-06-21')).toBe(keyOn('2026-06-20'))
})
