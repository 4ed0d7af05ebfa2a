// Returns the state that one page in the browser needs: its reading, with this page alone.
import { formsOn, formsOnPage } from '../../blocks/forms-on.ts'
import { isAuthBlock, withInnerBlocks } from '../../blocks/schemas.ts'
import { backendForms } from '../../forms/backend-forms.ts'
import type { Readings } from '../../manifest/resolve/readings.ts'
import { remembered } from '../../remembered.ts'
import type { Paths } from '../../render/routes.ts'
import { languageFolders } from '../../site/addresses.ts'
import { siteAt } from '../../site/editions.ts'
import { everyValue, isGroup } from '../../site/groups.ts'
import { likelyPages } from '../../site/likely-pages.ts'
import type { Route, Site } from '../../site/model.ts'
import { ancestorsOf } from '../../site/trail.ts'
import type { PageState } from '../messages.ts'

export interface PageStateOptions {
  /** True when the emulator of the preview handles sign-in. */
  signIn: boolean
}

/** Returns undefined when there is no such reading. */
export function pageStateOf(
  readings: Readings,
  reading: string | undefined,
  path: string,
  { signIn }: PageStateOptions,
): Omit<PageState, 'images'> | undefined {
  const { manifest, names } = readings
  const name = reading ?? manifest.reading
  const site = readings.site(name)
  const source = manifest.readings[name]
  if (!site || !source) return undefined
  const exists = site.routes.some((route) => route.path === path)
  const above = new Set(ancestorsOf(path))
  const withForms = routesWithForms(site)
  const routes = site.routes.flatMap((route) => {
    if (route.path === path || withForms.has(route)) return [route]
    // Breadcrumbs show the titles of ancestors.
    return above.has(route.path) ? [{ ...route, blocks: [] }] : []
  })
  return {
    reading: name,
    readings: [...names],
    paths: pathsOf(site),
    // The preview uses its own backend, whatever the manifest names.
    site: { ...site, routes, backend: { url: '', publishableKey: '', signIn }, requestSettings: {} },
    ...(!exists && { likely: likelyPages(siteAt(site, path), path) }),
    needsBackend: routes.some((route) => route.path === path && needsBackend(site, route)),
    placeholders:
      placeholdersOnAll(source.routes) +
      placeholdersIn([source.theme, source.layout, manifest.site, manifest.fragments]),
  }
}

// Cached for a site: each save of a word is shown twice, and a site may have ten thousand pages.
const routesWithForms = remembered<Site, ReadonlySet<Route>>(
  ({ routes }) => new Set(routes.filter((route) => formsOn(route).length > 0)),
)
const pathsOf = remembered<Site, Paths>((site) => ({
  pages: site.routes.map((route) => route.path),
  redirects: site.redirects,
  unknownPaths: site.unknownPaths,
  languageFolders: languageFolders(site),
}))
const placeholdersOnAll = remembered<Readonly<Record<string, object>>, number>((pages) =>
  Object.values(pages).reduce((sum, page) => sum + placeholdersOn(page), 0),
)

const needsBackend = (site: Site, route: Route): boolean =>
  formsOnPage(site, route).length > 0 || withInnerBlocks(route.blocks).some(({ type }) => isAuthBlock(type))

/** Cached for each page: of a thousand pages, a save changes one. */
const placeholdersOn = remembered<object, number>(placeholdersIn)

function placeholdersIn(value: unknown): number {
  return [...everyValue(value)].filter(({ value: inner }) => isGroup(inner) && inner.placeholder === true).length
}

/** Returns the forms of the manifest for the preview's backend. Readings only differ in the pages of forms. */
export function formsOf(readings: Readings) {
  const site = readings.site(readings.manifest.reading)
  return site ? backendForms(site) : []
}
