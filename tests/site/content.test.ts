import { beforeAll, describe, expect, it } from 'vitest'
import { type BuiltSite, pageOf, textOf } from '../pages/built-site.ts'
import { ownSite } from './own-site.ts'
import { readingA, readingB } from './promises.ts'

for (const [reading, promises] of Object.entries({ A: readingA, B: readingB })) {
  describe(`reading ${reading}`, () => {
    let built: BuiltSite
    beforeAll(async () => {
      built = await ownSite(reading)
    })

    for (const [path, words] of Object.entries(promises))
      it(`a reading shows the specified texts on ${path}`, () => {
        const text = textOf(pageOf(built, path))
        expect(words.filter((word) => !text.includes(word))).toEqual([])
      })
  })
}

describe('reading A', () => {
  let built: BuiltSite
  beforeAll(async () => {
    built = await ownSite('A')
  })

  it('reading A has the eight sections of its home page in order', () => {
    const home = built.site.routes.find(({ path }) => path === '/')
    expect(home?.blocks.map(({ type }) => type)).toEqual([
      'hero',
      'contrast',
      'engagements',
      'banner',
      'comparison',
      'steps',
      'index-list',
      'closing',
    ])
  })

  it('reading A recommends the middle one of the three engagements', () => {
    const cards = [...pageOf(built, '/').matchAll(/<li class="engagement( [^"]*)?">/g)].map(([tag]) => tag)
    expect(cards.map((tag) => tag.includes('engagement-recommended'))).toEqual([false, true, false])
  })

  it.each([
    ['/', 'Schedule Consultation', '/contact'],
    ['/', 'See nonprofit pricing', '/services#nonprofit-pricing'],
    ['/', 'See all industries', '/industries'],
    ['/services', 'Contact Us', '/contact'],
    ['/services', 'Privacy Policy', '/privacy'],
    ['/services', 'Terms of Service', '/terms'],
  ])('reading A leads from %s by "%s" to %s', (path, words, to) => {
    const links = [...pageOf(built, path).matchAll(/<a href="([^"]*)"[^>]*>([^<]*)/g)]
    expect(links.map(([, href, label]) => `${label} → ${href}`)).toContain(`${words} → ${to}`)
  })

  it('reading A answers an unknown path with the error screen and its message', () => {
    const text = textOf(String(built.files.get('404.html')))
    expect(text).toContain('Unexpected Application Error!')
    expect(text).toContain('404 Not Found')
  })

  it('reading A has Home, Services, Industries and Contact in its bar, in that order', () => {
    expect(built.site.header.links.map(({ label }) => label)).toEqual(['Home', 'Services', 'Industries', 'Contact'])
  })

  it('reading A states the year 2025 in its copyright line', () => {
    expect(built.site.footer.copyright).toContain('2025')
  })
})

describe('reading B', () => {
  let built: BuiltSite
  beforeAll(async () => {
    built = await ownSite('B')
  })

  it('reading B shows no prices of its packages', () => {
    expect(textOf(pageOf(built, '/services'))).not.toMatch(/\$\d/)
  })

  it.each(['privacy/index.html', 'terms/index.html', '404.html'])(
    'reading B leads from %s to the home page with replacement',
    (file) => {
      // A refresh after 0 seconds replaces the history entry.
      expect(String(built.files.get(file))).toContain('http-equiv="refresh" content="0;url=/"')
    },
  )

  it('reading B shows nine figures, eight statements, eight logos, four sectors and three quotes', () => {
    const impact = built.site.routes.find(({ path }) => path === '/impact')
    const sizes = impact?.blocks.map(({ type, props }) => [type, Object.values(props).find(Array.isArray)?.length])
    expect(Object.fromEntries(sizes ?? [])).toMatchObject({
      'stat-tiles': 9,
      achievements: 8,
      'logo-grid': 8,
      sectors: 4,
      testimonials: 3,
    })
  })
})
