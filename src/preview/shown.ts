// What one page in the browser is given: its reading resolved for this page alone, however many pages there are.

import { backendForms } from '../backend/backend-forms.ts'
import { blockSchemas } from '../blocks/schemas.ts'
import { resolve } from '../manifest/resolve.ts'
import type { Manifest } from '../manifest/schema/manifest.ts'
import type { Shown } from './messages.ts'
import { isGroup } from './skeleton.ts'

const formBlocks = new Set(
  Object.entries(blockSchemas).flatMap(([type, { properties }]) =>
    Object.values(properties).some((schema) => 'x-kind' in schema && schema['x-kind'] === 'form') ? [type] : [],
  ),
)

/** Undefined when there is no such reading. */
export function shownOf(manifest: Manifest, reading: string | undefined, path: string): Shown | undefined {
  const name = reading ?? manifest.reading
  const source = Object.hasOwn(manifest.readings, name) ? manifest.readings[name] : undefined
  if (!source) return undefined
  const wanted = Object.entries(source.routes).filter(([at, { blocks }]) => at === path || showsForm(manifest, blocks))
  const narrow = { ...source, routes: Object.fromEntries(wanted) }
  const site = resolve({ ...manifest, readings: { [name]: narrow } }, name)
  return {
    reading: name,
    readings: Object.keys(manifest.readings),
    paths: { pages: Object.keys(source.routes), redirects: site.redirects, unknownPaths: site.unknownPaths },
    // Forms of the preview go to the preview's own backend, whatever the manifest names.
    site: { ...site, backend: { url: '', publishableKey: '' }, requestSettings: {} },
    placeholders: placeholdersIn(source) + placeholdersIn(manifest.site) + placeholdersIn(manifest.fragments),
  }
}

function showsForm({ fragments }: Manifest, blocks: unknown[]): boolean {
  return blocks.some((block) => {
    if (!isGroup(block)) return false
    const fragment = fragments?.[String(block.use)]
    return formBlocks.has(String(block.type ?? (isGroup(fragment) ? fragment.type : '')))
  })
}

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
  const wanted = Object.entries(source.routes).filter(([, { blocks }]) => showsForm(manifest, blocks))
  const narrow = { ...source, routes: Object.fromEntries(wanted) }
  return backendForms(resolve({ ...manifest, readings: { [manifest.reading]: narrow } }))
}
