// Every class on a built page makes something: a rule in the styles of that very page names it.
import { beforeAll, describe, expect, it } from 'vitest'
import { type ClientBundle, clientBundle } from '../../src/publish/client-bundle.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import type { Site } from '../../src/site/model.ts'
import { hashOfSource } from '../../tools/setup/compile.mjs'
import { builtSite, root } from './built-site.ts'

let bundle: ClientBundle
beforeAll(async () => {
  bundle = await clientBundle(root, hashOfSource(root))
})

const unescaped = (name: string) => name.replaceAll('\\', '')

/** Classes of a page that no rule in its own styles names. */
function idleIn(html: string): string[] {
  const css = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet).join('')
  const ruled = new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => unescaped(name)))
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')))
  return [...used].filter((name) => name !== '' && !ruled.has(name.replaceAll('&#x27;', "'"))).sort()
}

const pagesOf = (site: Site) => [...siteFiles(site, bundle)].filter(([name]) => name.endsWith('.html'))

describe.each(['A', 'B'])('reading %s', (reading) => {
  it.each([true, false])('has a rule for every class on every page, signing in here: %s', async (signIn) => {
    const { site } = await builtSite(reading)
    const idle = pagesOf({ ...site, backend: { ...site.backend, signIn } }).flatMap(([name, html]) =>
      idleIn(String(html)).map((found) => `${name} ${found}`),
    )
    expect(idle).toEqual([])
  })
})

describe('the styles that are built', () => {
  it('say the parts of an underline apart where one is a custom property, which WebKit does not take in the shorthand', () => {
    expect(bundle.css.match(/[^-]text-decoration:[^;}]*var\([^;}]*/g) ?? []).toEqual([])
  })
})
