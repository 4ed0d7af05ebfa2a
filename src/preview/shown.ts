// What one page in the browser is given: its reading resolved for this page alone, however many pages there are.

import { backendForms } from '../backend/backend-forms.ts'
import { blockSchemas, isAuthBlock } from '../blocks/schemas.ts'
import { resolve } from '../manifest/resolve.ts'
import type { Manifest } from '../manifest/schema/manifest.ts'
import type { Shown } from './messages.ts'
import { isGroup } from './skeleton.ts'

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
  manifest: Manifest,
  reading: string | undefined,
  path: string,
  { signIn }: ShownOptions,
): Omit<Shown, 'images'> | undefined {
  const name = reading ?? manifest.reading
  const source = Object.hasOwn(manifest.readings, name) ? manifest.readings[name] : undefined
  if (!source) return undefined
  const wanted = Object.entries(source.routes).filter(([at, page]) => at === path || showsForm(manifest, page))
  const narrow = { ...source, routes: Object.fromEntries(wanted) }
  const site = resolve({ ...manifest, readings: { [name]: narrow } }, name)
  return {
    reading: name,
    readings: Object.keys(manifest.readings),
    paths: { pages: Object.keys(source.routes), redirects: site.redirects, unknownPaths: site.unknownPaths },
    // Forms of the preview go to the preview's own backend, whatever the manifest names; who signs in does so there too.
    site: { ...site, backend: { url: '', publishableKey: '', signIn }, requestSettings: {} },
    needsBackend: wanted.some(([at, page]) => at === path && shows(manifest, page, askingBlocks)),
    placeholders:
      Object.values(source.routes).reduce((sum, page) => sum + placeholdersOn(page), 0) +
      [source.theme, source.layout, manifest.site, manifest.fragments].reduce(
        (sum: number, part) => sum + placeholdersIn(part),
        0,
      ),
  }
}

/** Block types on a page; fragments by their name behind an @. */
const typesOn = oncePerPage((page) => {
  const { blocks } = page as { blocks: unknown[] }
  return new Set(blocks.map((block) => (isGroup(block) ? String(block.type ?? `@${block.use}`) : '')))
})

function shows({ fragments }: Manifest, page: object, wanted: ReadonlySet<string>): boolean {
  return [...typesOn(page)].some((type) => {
    const fragment = type.startsWith('@') ? fragments?.[type.slice(1)] : undefined
    return wanted.has(isGroup(fragment) ? String(fragment.type) : type)
  })
}

const showsForm = (manifest: Manifest, page: object) => shows(manifest, page, formBlocks)

/** What is asked of a page is kept with it: of a thousand, one is new with each save. */
function oncePerPage<T>(ask: (page: object) => T): (page: object) => T {
  const known = new WeakMap<object, T>()
  return (page) => {
    const before = known.get(page)
    if (before !== undefined) return before
    const answer = ask(page)
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
export function formsOf(manifest: Manifest) {
  const source = manifest.readings[manifest.reading]
  if (!source) return []
  const wanted = Object.entries(source.routes).filter(([, page]) => showsForm(manifest, page))
  const narrow = { ...source, routes: Object.fromEntries(wanted) }
  return backendForms(resolve({ ...manifest, readings: { [manifest.reading]: narrow } }))
}
