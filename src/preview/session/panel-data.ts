// Returns what the panel shows of a page: its sections with their fields, and everything that a field may name.
import { timedKeys } from '../../content/entry.ts'
import { originOf as madeFrom } from '../../content/expand/origins.ts'
import { originSteps } from '../../manifest/inspect/origin.ts'
import type { PageUse } from '../../manifest/inspect/whereabouts.ts'
import type { Loaded } from '../../manifest/load.ts'
import { publishedSchema } from '../../manifest/shape/published-schema.ts'
import type { Path } from '../../problems/finding.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { SchemaWalk } from '../../schema/schema-walk.ts'
import { everyValue, isGroup, valueAt } from '../../site/groups.ts'
import type { Site } from '../../site/model.ts'
import type { Json, PageOfReading, PanelData, PanelPlace, PanelSection } from '../edit-messages.ts'
import { entryPath } from './entries.ts'
import { type ManifestNames, namesOfManifest } from './known-manifest.ts'
import { panelFieldTypes, panelForms } from './panel-forms.ts'
import { schemaAt } from './schema-at.ts'
import { translationsAt } from './translation-list.ts'

type PanelParts = Omit<PanelData, 'state' | 'revision' | 'undo' | 'redo' | 'pictures' | 'hosted' | 'translations'>

/** Returns undefined where there is no such reading. `pointer`: a value of the resolved site whose group is returned as `place`. */
export function panelData(loaded: Loaded, reading: string, path: string, pointer?: Path): PanelParts | undefined {
  const { manifest, readings } = loaded
  const site = readings?.site(reading)
  if (!loaded.manifest || !manifest || !site) return undefined
  const known = namesOfManifest(loaded)
  const at = ['readings', reading, 'routes', path]
  const written = valueAt(manifest, [...at, 'blocks'])
  const shown: unknown[] = Array.isArray(written) ? written : []
  const hidden = hiddenBlocks(loaded.source, [...at, 'blocks'], shown.length)
  const sections = [...shown, ...hidden].map((block, index) => ({
    ...sectionOf(known, [...at, 'blocks', index], block),
    ...(index >= shown.length && { isHidden: true as const }),
  }))
  // Translated pages change with the pages they translate.
  const routes = site.routes.filter((route) => manifest.readings[reading]?.routes[route.path] !== undefined)
  const types = new Set(sections.map(({ type }) => type))
  const parts = partsOf(manifest, reading)
  const forms = panelForms(manifest, site)
  const groups = [...sections.map((one) => ({ at: one.home, value: one.value })), ...parts, ...forms]
  return {
    reading,
    path,
    filled: filledLists(loaded.source, groups),
    readings: [...(readings?.names ?? [])],
    sections,
    ...(written === undefined ? {} : { page: pageOf(known, at) }),
    ...madeOf(valueAt(loaded.source.value, at), path),
    parts,
    forms,
    fieldTypes: panelFieldTypes(),
    schemas: Object.fromEntries([...types].flatMap((type) => schemaOf(type).map((schema) => [type, schema]))),
    pages: routes.map((route) => ({ path: route.path, title: route.title })),
    menu: menuOf(manifest, reading, site),
    targets: [
      ...routes.flatMap((route) => [
        { to: route.path, title: route.title },
        ...route.blocks.flatMap(({ id, type }) =>
          id === undefined ? [] : [{ to: `${route.path}#${id}`, title: route.title, type }],
        ),
      ]),
      ...contactTargets(site),
    ],
    linksHere: linksTo(manifest, reading, path),
    facts: known.facts(),
    names: {
      forms: Object.keys(manifest.forms ?? {}),
      fragments: Object.keys(manifest.fragments ?? {}),
      collections: Object.keys(manifest.collections ?? {}),
      languages: Object.keys(manifest.languages ?? {}).slice(1),
    },
    palettes: { light: site.theme.light, dark: site.theme.dark },
    ...(pointer && {
      place: requestedPlace(known, { reading, path }, pointer),
      translated: translationsAt(loaded, reading, path, pointer),
    }),
  }
}

/** `page`: of the expanded manifest. */
function madeOf(page: unknown, path: string): Pick<PanelData, 'made'> {
  const { path: from, entry } = (isGroup(page) && madeFrom(page)) || {}
  return from === undefined || from.at(-1) === path ? {} : { made: entry ? { entry: entryPath(entry) } : {} }
}

function requestedPlace(known: ManifestNames, here: PageOfReading, pointer: Path): PanelPlace | undefined {
  const [written] = originSteps(known.manifest, here.reading, pointer)
  if (!written || written.what === 'default') return undefined
  const at = written.at.slice(0, -1)
  const value = valueAt(known.manifest, at)
  const schema = schemaAt(known.manifest, at)
  return isGroup(value) && schema
    ? { at, value: value as Json, schema, shows: known.shows(written.at, here) }
    : undefined
}

/** The lists that a collection fills, by the JSON of their paths, with the collection's name. */
function filledLists({ expansion }: Loaded['source'], groups: readonly { at: Path; value: unknown }[]) {
  const found: Record<string, string> = {}
  for (const { at, value: group } of expansion ? groups : [])
    for (const { value, path } of everyValue(group, at)) {
      const collection = Array.isArray(value) ? expansion?.filledBy(path)?.collection : undefined
      if (collection !== undefined) found[JSON.stringify(path)] = collection
    }
  return found
}

/** Link targets for the site's mail address and telephone. */
function contactTargets({ email, business }: Site): PanelData['targets'] {
  const telephone = business?.telephone
  return [{ to: `mailto:${email}` }, ...(telephone ? [{ to: `tel:${telephone.replace(/[^+\d]/g, '')}` }] : [])]
}

const schemaOf = (type: string): SchemaNode[] => {
  const schema = publishedSchema.$defs?.[type]
  return schema ? [schema] : []
}

function pageOf({ manifest, source }: ManifestNames, at: string[]): PanelData['page'] {
  const { blocks: _, ...value } = (valueAt(manifest, at) ?? {}) as Record<string, Json>
  const { blocks: __, ...properties } = schemaAt(manifest, at)?.properties ?? {}
  return { at, value: { ...value, ...datesOf(source, at) }, schema: { ...schemaAt(manifest, at), properties } }
}

/** Returns blocks that are drafts or not shown now. The expansion numbers them after the shown ones. */
function hiddenBlocks({ expansion }: Loaded['source'], at: Path, shown: number): unknown[] {
  const found: unknown[] = []
  for (;;) {
    const block = expansion?.writtenAt([...at, shown + found.length])
    if (block === undefined) return found
    found.push(block)
  }
}

/** Returns `publish`, `until` and `draft` as they are written, since the expansion of a moment leaves them out. */
function datesOf(source: Loaded['source'], at: Path): Record<string, Json> {
  const written = source.expansion?.writtenAt(at)
  if (!isGroup(written)) return {}
  const dates = timedKeys.flatMap((key) => (written[key] === undefined ? [] : [[key, written[key] as Json] as const]))
  return Object.fromEntries(dates)
}

function menuOf(manifest: Manifest, reading: string, { header }: Site): PanelData['menu'] {
  const at = ['readings', reading, 'layout', 'header', 'links']
  const links = header.links.map(({ label, to }) => ({ label, to }))
  return { at, links, maxLinks: schemaAt(manifest, at)?.maxItems ?? links.length }
}

/** Returns the parts of the manifest beside pages: the theme, then what all pages share. */
function partsOf(manifest: Manifest, reading: string): PanelData['parts'] {
  const home = ['readings', reading]
  const parts: [PanelData['parts'][number]['tab'], string, string[]][] = [
    ['look', 'theme', [...home, 'theme']],
    ['site', 'site', ['site']],
    ['site', 'facts', ['facts']],
    ['site', 'header', [...home, 'layout', 'header']],
    ['site', 'footer', [...home, 'layout', 'footer']],
    ['site', 'redirects', [...home, 'redirects']],
    ['site', 'texts', ['texts']],
  ]
  return parts.flatMap(([tab, name, at]) => {
    const schema = schemaAt(manifest, at)
    return schema ? [{ tab, name, at, schema, value: (valueAt(manifest, at) ?? {}) as Json }] : []
  })
}

function sectionOf({ manifest, source, shown }: ManifestNames, at: PanelSection['at'], block: unknown): PanelSection {
  const group = (isGroup(block) ? block : {}) as Record<string, Json>
  if (typeof group.use !== 'string')
    return { at, home: at, ...shownOf(group), value: { ...group, ...datesOf(source, at) }, written: group }
  const home = ['fragments', group.use]
  const fragment = valueAt(manifest, home)
  const differing = isGroup(group.with) ? group.with : {}
  const value = {
    ...(isGroup(fragment) ? fragment : {}),
    ...datesOf(source, home),
    ...differing,
  } as Record<string, Json>
  return {
    at,
    home,
    ...shownOf(value),
    value,
    written: group,
    fragment: { name: group.use, elsewhere: elsewhere(shown.usesOf(group.use), at), own: Object.keys(differing) },
  }
}

function shownOf(group: Record<string, unknown>): { type: string; title: string } {
  const type = typeof group.type === 'string' ? group.type : ''
  const words = [group.title, group.heading, group.text, group.quote].find(
    (one) => typeof one === 'string' && one !== '',
  )
  return { type, title: typeof words === 'string' ? words : '' }
}

/** Returns the uses at other places than the given one. */
const elsewhere = (uses: readonly PageUse[], [, reading, , path, , index]: PanelSection['at']) =>
  uses
    .filter((use) => use.reading !== reading || use.path !== path || use.index !== index)
    .map((use) => ({ reading: use.reading, path: use.path }))

/** Finds links that lead to the page or to an anchor on it, except links of other readings. */
function linksTo(manifest: Manifest, reading: string, path: string): PanelData['linksHere'] {
  const found: PanelData['linksHere'] = []
  const typeOf = (name: unknown) => {
    const type = valueAt(manifest, ['fragments', String(name), 'type'])
    return typeof type === 'string' ? type : undefined
  }
  new SchemaWalk(publishedSchema, typeOf).words(manifest, ({ kind, value, path: at }) => {
    const isHere = value === path || value.startsWith(`${path}#`)
    if (kind !== 'link' || !isHere || (at[0] === 'readings' && at[1] !== reading)) return
    const label = valueAt(manifest, [...at.slice(0, -1), 'label'])
    found.push({ at, value, ...(typeof label === 'string' ? { label } : {}) })
  })
  return found
}
