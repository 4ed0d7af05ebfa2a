// Every class on a built page has a rule in the styles of that page.
import { beforeAll, describe, expect, it } from 'vitest'
import type { ClientBundle } from '../../src/publish/client-bundle.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import type { Route, Site } from '../../src/site/model.ts'
import { blockTypes, examplesOf, siteFor } from './block-examples.ts'
import { builtSite, ownBundle } from './built-site.ts'

let bundle: ClientBundle
beforeAll(async () => {
  bundle = await ownBundle()
})

const unescaped = (name: string) => name.replaceAll('\\', '')

/** Classes of a page without a rule in its styles. */
function idleIn(html: string): string[] {
  const css = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet).join('')
  const ruled = new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => unescaped(name)))
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')))
  return [...used].filter((name) => name !== '' && !ruled.has(name.replaceAll('&#x27;', "'"))).sort()
}

function idleOn(site: Site): string[] {
  const pages = [...siteFiles(site, bundle).files].filter(([name]) => name.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(0)
  return pages.flatMap(([name, html]) => idleIn(html).map((found) => `${name} ${found}`))
}

describe.each(['A', 'B'])('reading %s', (reading) => {
  it.each([true, false])('a reading has a rule for every class on every page, with sign-in: %s', async (signIn) => {
    const { site } = await builtSite(reading)
    expect(idleOn({ ...site, backend: { ...site.backend, signIn } })).toEqual([])
  })

  it('a reading has a rule for every class of the error screen', async () => {
    const { site } = await builtSite(reading)
    expect(idleOn({ ...site, routes: [], redirects: [], unknownPaths: { screen: 'error' } })).toEqual([])
  })
})

it.each(blockTypes)('the examples of the catalogue have a rule for every class: %s', async (type) => {
  const examples = examplesOf(type)
  expect(examples.length).toBeGreaterThan(0)
  const site = siteFor((await builtSite('A')).site, examples)
  const routes = examples.map(
    ({ title, block }, at): Route => ({ path: `/${at}`, title, description: '', unlisted: false, blocks: [block] }),
  )
  for (const signIn of [true, false])
    expect(idleOn({ ...site, routes, backend: { ...site.backend, signIn } })).toEqual([])
})

it('the built styles use no custom property in the shorthand text-decoration, which WebKit ignores', () => {
  const all = Object.values(bundle.styles).join('\n')
  expect(all.match(/[^-]text-decoration:[^;}]*var\([^;}]*/g) ?? []).toEqual([])
})
