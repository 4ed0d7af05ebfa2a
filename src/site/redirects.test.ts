import { describe, expect, it } from 'vitest'
import { captured, overPages, patternsLast, redirectAt } from './redirects.ts'

describe('a redirect', () => {
  const redirects = [
    { from: '/old/*', to: '/new/*' },
    { from: '/old/kept', to: '/kept' },
    { from: '/blog/:slug', to: '/news/:slug', permanent: true as const },
    { from: '/:year/:slug', to: '/archive/:year/:slug#top' },
    { from: '/shop/*', to: '/order' },
  ]
  const to = (path: string) => redirectAt(redirects, path)?.to

  it.each([
    ['/old/a', '/new/a'],
    ['/old/a/b', '/new/a/b'],
    ['/old', undefined],
    ['/older/a/b', undefined],
    ['/blog/a', '/news/a'],
    ['/blog', undefined],
    ['/blog/a/b', undefined],
    ['/2024/a', '/archive/2024/a#top'],
    ['/shop/a/b/c', '/order'],
  ])('a redirect leads from %s to %s', (path, target) => expect(to(path)).toBe(target))

  it('a redirect from a path precedes a pattern that matches the path too', () => expect(to('/old/kept')).toBe('/kept'))

  it('a redirect keeps whether it is permanent', () => {
    expect(redirectAt(redirects, '/blog/a')).toEqual({ from: '/blog/a', to: '/news/a', permanent: true })
  })

  it.each(['/old//evil.example', '/old/\\evil.example', '/old/a//b', '/old/'])(
    'a redirect with a pattern does not match %s, which may lead to another site',
    (path) => expect(captured('/old/*', path)).toBeUndefined(),
  )

  it('a redirect from a pattern comes after those from paths, for servers that apply the first match', () => {
    expect(patternsLast(redirects).map(({ from }) => from)).toEqual([
      '/old/kept',
      '/old/*',
      '/blog/:slug',
      '/:year/:slug',
      '/shop/*',
    ])
  })
})

describe('a redirect pattern without a server', () => {
  const pages = ['/', '/news', '/news/a', '/news/b', '/news/b/c']

  it('a redirect pattern without a server becomes one redirect for each page that it leads to', () => {
    expect(overPages({ from: '/blog/:slug', to: '/news/:slug#top', permanent: true }, pages)).toEqual([
      { from: '/blog/a', to: '/news/a#top', permanent: true },
      { from: '/blog/b', to: '/news/b#top', permanent: true },
    ])
    expect(overPages({ from: '/blog/*', to: '/news/*' }, pages).map(({ from }) => from)).toEqual([
      '/blog/a',
      '/blog/b',
      '/blog/b/c',
    ])
  })

  it('a redirect pattern without a server becomes no redirect where its addresses do not follow from the pages', () => {
    expect(overPages({ from: '/blog/*', to: '/news' }, pages)).toEqual([])
    expect(overPages({ from: '/:year/:slug', to: '/news/:slug' }, pages)).toEqual([])
  })
})
