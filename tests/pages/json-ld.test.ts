// The JSON-LD of pages, parsed as a search engine does and compared with schema.org.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { offersIn } from '../../src/blocks/offer.ts'
import { loadFile } from '../../src/project/load-file.ts'
import { jsonLdOf } from '../../src/render/json-ld.ts'
import { localKinds, otherKinds, placeKinds } from '../../src/schema/manifest/business-kinds.ts'
import type { Block, Route, Site } from '../../src/site/model.ts'
import { builtSite, pageOf, root } from './built-site.ts'

type Thing = Record<string, unknown> & { '@type': string }

const requiredProperties: Record<string, string[]> = {
  Organization: ['@id', 'name', 'url', 'email'],
  WebSite: ['@id', 'url', 'name', 'publisher'],
  WebPage: ['@id', 'url', 'name', 'description', 'inLanguage', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'description', 'provider', 'url'],
}

/** The types of schema.org with their parents and own properties. */
const definitions = readFileSync(join(root, 'node_modules/schema-dts/dist/schema.d.ts'), 'utf8')
const ownProperties = new Map<string, { kindOf: string[]; own: string[] }>()
for (const [, name = '', above = '', body = ''] of definitions.matchAll(
  /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n(.*?)^\}/gms,
))
  ownProperties.set(name, {
    kindOf: above.split(',').map((one) => one.trim()),
    own: [...body.matchAll(/^ {4}"(\w+)"\??:/gm)].map(([, property = '']) => property),
  })

function propertiesOf(name: string): Set<string> {
  const { kindOf = [], own = [] } = ownProperties.get(name) ?? {}
  return new Set([...own, ...kindOf.flatMap((one) => [...propertiesOf(one)])])
}

/** Types and properties that schema.org does not define. */
function unknownIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownIn)
  if (typeof value !== 'object' || value === null || !('@type' in value)) return []
  const { '@type': type, '@id': _, ...said } = value as Thing
  const types = [type].flat()
  const known = new Set(types.flatMap((one) => [...propertiesOf(`${one}Leaf`)]))
  return [
    ...types.filter((one) => !ownProperties.has(`${one}Leaf`)),
    ...Object.keys(said).flatMap((key) => (known.has(key) ? [] : [`${types}.${key}`])),
    ...Object.values(said).flatMap(unknownIn),
  ]
}

/** Parses a document’s JSON-LD graph with jsdom, without running scripts. */
function graphOf(html: string): Thing[] {
  const blocks = new JSDOM(html).window.document.querySelectorAll('script[type="application/ld+json"]')
  return [...blocks].flatMap(({ textContent }) => {
    const data = JSON.parse(textContent ?? '') as { '@context': string; '@graph': Thing[] }
    expect(data['@context']).toBe('https://schema.org')
    return data['@graph']
  })
}

const typed = (graph: Thing[], type: string) => graph.filter((thing) => thing['@type'] === type)

describe.each(['A', 'B'])('reading %s', (reading) => {
  it('JSON-LD of a reading has the publisher and the page on each listed page, with all required properties', async () => {
    const built = await builtSite(reading)
    for (const route of built.site.routes) {
      const graph = graphOf(pageOf(built, route.path))
      expect(typed(graph, 'Organization'), route.path).toHaveLength(route.unlisted ? 0 : 1)
      expect(typed(graph, 'WebPage'), route.path).toHaveLength(route.unlisted ? 0 : 1)
      for (const thing of graph)
        expect(Object.keys(thing)).toEqual(expect.arrayContaining(requiredProperties[thing['@type']] ?? []))
      expect(graph.filter((thing) => requiredProperties[thing['@type']] === undefined)).toEqual([])
    }
  })

  it('JSON-LD of a reading uses only types and properties of schema.org', async () => {
    const built = await builtSite(reading)
    for (const { path } of built.site.routes) expect(unknownIn(graphOf(pageOf(built, path))), path).toEqual([])
  })

  it('JSON-LD of a reading has breadcrumbs on each inner page, whose addresses exist', async () => {
    const built = await builtSite(reading)
    const pages = new Set(built.site.routes.map(({ path }) => `${built.site.url}${path}`))
    for (const { path, unlisted } of built.site.routes) {
      const [trail] = typed(graphOf(pageOf(built, path)), 'BreadcrumbList')
      expect(trail !== undefined, path).toBe(path !== '/' && !unlisted)
      const steps = (trail?.itemListElement ?? []) as { position: number; item: string }[]
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1))
      expect(steps.filter(({ item }) => !pages.has(item))).toEqual([])
    }
  })

  it('JSON-LD of a reading names as services exactly what the services page offers', async () => {
    const built = await builtSite(reading)
    const route = built.site.routes.find(({ path }) => path === '/services')
    const offered = (route?.blocks ?? []).flatMap(({ type, props, placeholder }) =>
      ['tiers', 'packages'].includes(type) && !placeholder ? ((props[type] ?? []) as { title: string }[]) : [],
    )
    const named = typed(graphOf(pageOf(built, '/services')), 'Service').map(({ name }) => name)
    expect(named).toEqual(offered.map(({ title }) => title))
    expect(named.length).toBeGreaterThan(0)
  })
})

describe('a page', () => {
  const offered = (title: string, placeholder = false): Block => ({
    type: 'packages',
    source: '',
    placeholder,
    props: { title: '', packages: [{ title, summary: 'What it is.' }] },
  })
  const page = (path: string, given: Partial<Route>): Route => ({
    path,
    title: path,
    description: '',
    unlisted: false,
    blocks: [],
    ...given,
  })
  const graphWith = async (given: Partial<Route>, others: Route[] = []) => {
    const { site } = await builtSite('A')
    const route = page('/a/b/c', given)
    const whole: Site = { ...site, routes: [page('/', {}), route, ...others] }
    const html = `<!doctype html><head>${jsonLdOf(whole, route)}</head><body></body>`
    return { graph: graphOf(html), document: new JSDOM(html).window.document }
  }

  it('JSON-LD of a page escapes hostile text', async () => {
    const hostile = '</script><script>alert(1)</script><!-- <script> "\\u2028 & \u2028'
    const { graph, document } = await graphWith({ title: hostile, blocks: [offered(hostile)] })
    expect(document.querySelectorAll('script')).toHaveLength(1)
    expect(document.body.childNodes).toHaveLength(0)
    expect(typed(graph, 'WebPage')[0]?.name).toBe(hostile)
    expect(typed(graph, 'Service')[0]?.name).toBe(hostile)
  })

  it('JSON-LD of a page leaves out placeholders', async () => {
    const { graph } = await graphWith({ blocks: [offered('Real'), offered('Stand-in', true)] })
    expect(typed(graph, 'Service').map(({ name }) => name)).toEqual(['Real'])
  })

  it('JSON-LD is left out of unlisted pages', async () => {
    expect((await graphWith({ unlisted: true })).graph).toEqual([])
  })

  it('JSON-LD breadcrumbs skip path levels without a page', async () => {
    const { graph } = await graphWith({ title: 'C' }, [page('/a', { title: 'A' })])
    const steps = (typed(graph, 'BreadcrumbList')[0]?.itemListElement ?? []) as { name: string }[]
    expect(steps.map(({ name }) => name)).toEqual([(await builtSite('A')).site.name, 'A', 'C'])
  })
})

describe('a business', () => {
  const practice = () => {
    const folder = join(root, 'examples/practice')
    const { site } = loadFile(join(folder, 'site.yaml'), { root: folder })
    const [home] = site?.routes ?? []
    if (!site || !home) throw new Error('The practice does not load.')
    return { site, home }
  }
  const said = (site: Site, route: Route) => graphOf(`<head>${jsonLdOf(site, route)}</head>`)

  it('a business in JSON-LD has its type, phone number, address and hours in schema.org terms', () => {
    const { site, home } = practice()
    const graph = said(site, home)
    expect(unknownIn(graph)).toEqual([])
    expect(graph[0]).toMatchObject({
      '@type': ['LocalBusiness', 'VeterinaryCare'],
      telephone: '01632 960 001',
      address: { '@type': 'PostalAddress', streetAddress: '3 Mill Lane', addressLocality: 'Anytown' },
    })
    expect(graph[0]?.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:30',
        closes: '18:30',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '12:00' },
    ])
    expect(typed(graph, 'WebSite')).toHaveLength(1)
  })

  it('a business in JSON-LD may have hours across the end of the week and on separate days', () => {
    const { site, home } = practice()
    const [first] = said({ ...site, business: { hours: ['Sa-Mo,We 10:00-16:00'] } }, home)
    expect(first?.['@type']).toBe('LocalBusiness')
    expect(first?.openingHoursSpecification).toMatchObject([
      { dayOfWeek: ['Saturday', 'Sunday', 'Monday', 'Wednesday'] },
    ])
  })

  it('a day in JSON-LD that is closed opens and closes at midnight', () => {
    const { site, home } = practice()
    const [first] = said({ ...site, business: { hours: ['Sa,Su closed'] } }, home)
    expect(first?.openingHoursSpecification).toMatchObject([
      { dayOfWeek: ['Saturday', 'Sunday'], opens: '00:00', closes: '00:00' },
    ])
  })

  it('a museum in JSON-LD is an organization and a place, with its hours', () => {
    const { site, home } = practice()
    const [first] = said({ ...site, business: { kind: 'Museum', hours: ['Tu-Su 10:00-18:00'] } }, home)
    expect(first).toMatchObject({
      '@type': ['Organization', 'Museum'],
      openingHoursSpecification: [{ opens: '10:00' }],
    })
  })

  it.each([
    ['LocalBusiness', localKinds],
    ['Organization', otherKinds],
    ['CivicStructure', placeKinds],
  ] as const)('a business in JSON-LD is of a kind of %s that there is', (base, kinds) => {
    const isKindOf = (name: string): boolean =>
      name === `${base}Base` || (ownProperties.get(name)?.kindOf ?? []).some(isKindOf)
    expect(kinds.length).toBeGreaterThan(20)
    expect(kinds.filter((kind) => !isKindOf(`${kind}Leaf`))).toEqual([])
  })

  it.each([
    ['$15,000 to $30,000', { '@type': 'AggregateOffer', lowPrice: 15000, highPrice: 30000, priceCurrency: 'USD' }],
    ['€ 49.50', { '@type': 'Offer', price: 49.5, priceCurrency: 'EUR' }],
    ['from CHF 1’200', { '@type': 'AggregateOffer', lowPrice: 1200, priceCurrency: 'CHF' }],
    ['ab 1.200 €', { '@type': 'AggregateOffer', lowPrice: 1200, priceCurrency: 'EUR' }],
  ])('a business in JSON-LD offers at "%s"', (price, offers) => expect(offersIn(price, 'USD')).toEqual({ offers }))

  it.each(['On request', '$50K-150K', '15 a month', '3 to 5 days', 'Free', '€ 10 per lesson', '1,23,4 €'])(
    'a business in JSON-LD has no offer for "%s"',
    (price) => expect(offersIn(price, 'USD')).toEqual({}),
  )

  it('a business in JSON-LD has no offer if a currency sign is ambiguous', () => {
    expect(offersIn('$15,000', undefined)).toEqual({})
  })
})
