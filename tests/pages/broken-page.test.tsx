import { describe, expect, it } from 'vitest'
import { siteFiles } from '../../src/publish/site-files.ts'
import { renderPage } from '../../src/render/render-page.tsx'
import type { Route } from '../../src/site/model.ts'
import { builtSite, textOf } from './built-site.ts'

const broken = (route: Route): Route => ({
  ...route,
  blocks: [{ type: 'tiers', props: { title: 'Broken', tiers: undefined }, source: '/readings/A/routes/~1/blocks/0' }],
})

describe.each(['A', 'B'])('a page of reading %s that cannot be rendered', (reading) => {
  it('a page that cannot be rendered shows the error’s message between header and footer', async () => {
    const { site } = await builtSite(reading)
    const { body, error } = renderPage(site, broken(site.routes[0] as Route), {})
    expect(textOf(body)).toContain('Unexpected Application Error!')
    expect(error?.message).toBeTruthy()
    expect(textOf(body)).toContain(error?.message)
    expect(body).toContain('<nav aria-label="Main">')
  })

  it('a page that cannot be rendered is never published', async () => {
    const { site } = await builtSite(reading)
    const bundle = {
      styles: {},
      sharedStyles: {},
      islands: {},
      scripts: { 'remove-badges': { atOnce: ['/r.js'], later: [] } },
      files: {},
      compressed: {},
    }
    expect(() => siteFiles({ ...site, routes: site.routes.map(broken) }, bundle)).toThrow('The page / cannot be drawn.')
  })
})
