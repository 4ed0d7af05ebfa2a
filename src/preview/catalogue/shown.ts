// What one page in the browser is given: its reading with this page alone, however many pages there are.

import { blockSchemas, isAuthBlock } from '../../blocks/schemas.ts'
import { backendForms } from '../../forms/backend-forms.ts'
import type { Readings } from '../../manifest/resolve/readings.ts'
import { languageFolders } from '../../site/addresses.ts'
import { siteAt } from '../../site/editions.ts'
import { isGroup } from '../../site/groups.ts'
import { likelyPages } from '../../site/likely-pages.ts'
import type { Route } from '../../site/model.ts'
import { ancestorsOf } from '../../site/trail.ts'
import type { PageState } from '../messages.ts'

const formBlocks = new Set(
  Object.entries(blockSchemas).flatMap(([type, { properties }]) =>
    Object.values(properties).some((schema) => 'x-kind' in schema && schema['x-kind'] === 'form') ? [type] : [],
  ),
)

/** Blocks that ask the backend for something: forms, and where people sign in. */
const askingBlocks = new Set([...formBlocks, ...Object.keys(blockSchemas).filter(isAuthBlock)])

export interface ShownOptions {
  /** Whether the preview signs people in by itself. */
  signIn: boolean
}

/** Undefined when there is no such reading. */
export function shownOf(
  readings: Readings,
  reading: string | undefined,
  path: string,
  { signIn }: ShownOptions,
): Omit<PageState, 'images'> | undefined {
  const { manifest, names } = readings
  const name = reading ?? manifest.reading
  const site = readings.site(name)
  const source = manifest.readings[name]
  if (!site || !source) return undefined
  const isThere = site.routes.some((route) => route.path === path)
  const above = new Set(ancestorsOf(path))
  const routes = site.routes.flatMap((route) => {
    if (route.path === path || shows(route, formBlocks)) return [route]
    // Their titles are on the page, as the way to it.
    return above.has(route.path) ? [{ ...route, blocks: [] }] : []
  })
  return {
    reading: name,
    readings: [...names],
    paths: {
      pages: site.routes.map((route) => route.path),
      redirects: site.redirects,
      unknownPaths: site.unknownPaths,
      languageFolders: languageFolders(site),
    },
    // Forms of the preview go to the preview's own backend, whatever the manifest names; who signs in does so there too.
    site: { ...site, routes, backend: { url: '', publishableKey: '', signIn }, requestSettings: {} },
    ...(!isThere && { likely: likelyPages(siteAt(site, path), path) }),
    needsBackend: routes.some((route) => route.path === path && shows(route, askingBlocks)),
    placeholders:
      Object.values(source.routes).reduce((sum, page) => sum + placeholdersOn(page), 0) +
      [source.theme, source.layout, manifest.site, manifest.fragments].reduce(
        (sum: number, part) => sum + placeholdersIn(part),
        0,
      ),
  }
}

const shows = ({ blocks }: Route, wanted: ReadonlySet<string>): boolean => blocks.some(({ type }) => wanted.has(type))

/** The answer is kept with the page: of a thousand, one is new with each save. */
function oncePerPage<T>(work: (page: object) => T): (page: object) => T {
  const known = new WeakMap<object, T>()
  return (page) => {
    const before = known.get(page)
    if (before !== undefined) return before
    const answer = work(page)
    known.set(page, answer)
    return answer
  }
}

const placeholdersOn = oncePerPage((page) => placeholdersIn(page))

function placeholdersIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, inner) => sum + placeholdersIn(inner), 0)
  if (!isGroup(value)) return 0
  const inside = Object.values(value).reduce((sum: number, inner) => sum + placeholdersIn(inner), 0)
  return inside + (value.placeholder === true ? 1 : 0)
}

/** The forms of the manifest for the preview's backend. They are the same in every reading but for their page. */
export function formsOf(readings: Readings) {
  const site = readings.site(readings.manifest.reading)
  return site ? backendForms(site) : []
}
