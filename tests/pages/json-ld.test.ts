// What pages say to search engines, read back as a search engine reads it.
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { jsonLdOf } from '../../src/render/json-ld.ts'
import type { Block, Route, Site } from '../../src/site/model.ts'
import { builtSite, pageOf } from './built-site.ts'

type Found = Record<string, unknown> & { '@type': string }

const asked: Record<string, string[]> = {
  Organization: ['@id', 'name', 'url', 'email'],
  WebPage: ['@id', 'url', 'name', 'description', 'inLanguage', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'description', 'provider'],
}

/** The graph of a document, by a real parser of HTML. Nothing in the document is run. */
function graphOf(html: string): Found[] {
  const blocks = new JSDOM(html).window.document.querySelectorAll('script[type="application/ld+json"]')
  return [...blocks].flatMap(({ textContent }) => {
    const data = JSON.parse(textContent ?? '') as { '@context': string; '@graph': Found[] }
    expect(data['@context']).toBe('https://schema.org')
    return data['@graph']
  })
}

const typed = (graph: Found[], type: string) => graph.filter((thing) => thing['@type'] === type)

describe.each(['A', 'B'])('reading %s', (reading) => {
  it('says on each listed page who publishes it and what it is, with nothing missing', async () => {
    const built = await builtSite(reading)
    for (const route of built.site.routes) {
      const graph = graphOf(pageOf(built, route.path))
      expect(typed(graph, 'Organization'), route.path).toHaveLength(route.unlisted ? 0 : 1)
      expect(typed(graph, 'WebPage'), route.path).toHaveLength(route.unlisted ? 0 : 1)
      for (const thing of graph) expect(Object.keys(thing)).toEqual(expect.arrayContaining(asked[thing['@type']] ?? []))
      expect(graph.filter((thing) => asked[thing['@type']] === undefined)).toEqual([])
    }
  })

  it('leads from the home page to each inner page, by addresses that are pages', async () => {
    const built = await builtSite(reading)
    const pages = new Set(built.site.routes.map(({ path }) => `${built.site.url}${path === '/' ? '/' : `${path}/`}`))
    for (const { path, unlisted } of built.site.routes) {
      const [trail] = typed(graphOf(pageOf(built, path)), 'BreadcrumbList')
      expect(trail !== undefined, path).toBe(path !== '/' && !unlisted)
      const steps = (trail?.itemListElement ?? []) as { position: number; item: string }[]
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1))
      expect(steps.filter(({ item }) => !pages.has(item))).toEqual([])
    }
  })

  it('names as services exactly what the services page offers', async () => {
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
  const engagements = (title: string, placeholder = false): Block => ({
    type: 'engagements',
    source: '',
    placeholder,
    props: { title: '', cards: [{ title, summary: 'What it is.', action: { label: '', to: '/' } }] },
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

  it('keeps hostile words as words', async () => {
    const hostile = '</script><script>alert(1)</script><!-- <script> "\\u2028 & \u2028'
    const { graph, document } = await graphWith({ title: hostile, blocks: [engagements(hostile)] })
    expect(document.querySelectorAll('script')).toHaveLength(1)
    expect(document.body.childNodes).toHaveLength(0)
    expect(typed(graph, 'WebPage')[0]?.name).toBe(hostile)
    expect(typed(graph, 'Service')[0]?.name).toBe(hostile)
  })

  it('claims nothing that is still a placeholder', async () => {
    const { graph } = await graphWith({ blocks: [engagements('Real'), engagements('Stand-in', true)] })
    expect(typed(graph, 'Service').map(({ name }) => name)).toEqual(['Real'])
  })

  it('says nothing where search engines are kept away', async () => {
    expect((await graphWith({ unlisted: true })).graph).toEqual([])
  })

  it('passes over levels of its path that have no page', async () => {
    const { graph } = await graphWith({ title: 'C' }, [page('/a', { title: 'A' })])
    const steps = (typed(graph, 'BreadcrumbList')[0]?.itemListElement ?? []) as { name: string }[]
    expect(steps.map(({ name }) => name)).toEqual([(await builtSite('A')).site.name, 'A', 'C'])
  })
})
