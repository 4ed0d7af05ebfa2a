import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bakerySite } from '../../../tests/fixtures/bakery.ts'
import { Page } from '../../render/page.tsx'

/** Heading levels in `main`: the page's, then those of a list with one entry. */
const levels = (list: object): string[] => {
  const blocks = [
    { type: 'page-intro', props: { title: 'News' }, source: '/0' },
    { type: 'entries', props: { of: 'news', items: [{ title: 'Rye is back' }], ...list }, source: '/1' },
  ]
  const route = { path: '/', title: '', description: '', unlisted: false, blocks }
  const main =
    /<main[^>]*>(.*)<\/main>/s.exec(renderToStaticMarkup(<Page site={bakerySite} route={route} />))?.[1] ?? ''
  return [...main.matchAll(/<(h\d)/g)].map(([, level = '']) => level)
}

it('an entry’s heading is one level below its list’s title, or below the page’s if the list has none', () => {
  expect(levels({ title: 'This week' })).toEqual(['h1', 'h2', 'h3'])
  expect(levels({})).toEqual(['h1', 'h2'])
})
