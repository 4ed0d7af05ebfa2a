// Resolves one reading to a site: inserts fragments, fills in names, applies defaults.
import { formsOn } from '../../blocks/forms-on.ts'
import { blockSchemas, codeFieldsOf, innerBlocksOf } from '../../blocks/schemas.ts'
import { engineWords, knownLanguage } from '../../languages/engine-words.ts'
import { completeTheme } from '../../presets/complete-theme.ts'
import { escapePointer } from '../../problems/path.ts'
import { remembered } from '../../remembered.ts'
import type { FormSource } from '../../schema/manifest/form.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import type { Behaviour, Block, Route, Site } from '../../site/model.ts'
import { hasOneSheet } from '../../site/one-sheet.ts'
import { defaultTexts } from '../../site/texts.ts'
import { withLazy } from '../lazy-property.ts'
import { outlineOf } from '../outline.ts'
import { feedsOf } from './feeds.ts'
import { completeForm, completeSettings, spanOf } from './form-defaults.ts'
import { dayNow, interpolate, namedValues } from './interpolate.ts'

type BlockSource = Record<string, unknown> & { type?: string; use?: string; id?: string; placeholder?: boolean }
type ReadingSource = Manifest['readings'][string]

/** Pages up to which share pictures are drawn by default; each takes 10 to 30 ms, once. */
const maxDrawnByDefault = 200

/**
 * Returns the site of one reading. `manifest` has passed all checks, so a missing reading is a bug and throws. `first` is the language that
 * the engine speaks where it has no words in the language of the site.
 */
export function resolve(manifest: Manifest, reading = manifest.reading, today = dayNow(), first = 'en'): Site {
  const source = manifest.readings[reading]
  if (!source) throw new Error(`There is no reading "${reading}".`)
  const values = namedValues(manifest, today)
  const filled = filler(values)
  const { site } = manifest
  const spoken = knownLanguage(site.language) === undefined ? first : site.language

  const routes = routesOf(source, reading, manifest.fragments ?? {}, values)
  const forms = Object.entries(filled(manifest.forms ?? {})) as [string, FormSource][]
  const feeds = feedsOf(manifest, reading, routes)
  return {
    reading,
    name: site.name,
    url: site.url.replace(/\/+$/, ''),
    language: site.language,
    email: site.email,
    contact: site.contact,
    ...(site.business && { business: filled(site.business) }),
    ...(site.social && { social: filled(site.social) }),
    ...(site.logo && { logo: filled(site.logo) }),
    ...(site.favicon !== undefined && { favicon: site.favicon }),
    shareImages: site.shareImages ?? routes.length <= maxDrawnByDefault,
    oneSheet: hasOneSheet(routes.length),
    theme: completeTheme(source.theme),
    header: filled(source.layout.header),
    footer: { ...filled(source.layout.footer), links: filled(source.layout.footer.links ?? []) },
    texts: { ...defaultTexts, ...engineWords(spoken).texts, ...filled(manifest.texts ?? {}) },
    routes,
    today,
    ...(site.timeZone !== undefined && { timeZone: site.timeZone }),
    ...(feeds.length > 0 && { feeds }),
    redirects: Object.entries(source.redirects ?? {}).map(([from, lead]) =>
      typeof lead === 'string' ? { from, to: lead } : { from, to: lead.to, ...(lead.permanent && { permanent: true }) },
    ),
    unknownPaths: source.unknownPaths ?? { screen: 'not-found' },
    behaviours: (source.behaviours ?? []).map(
      (behaviour): Behaviour => ({
        type: behaviour.type,
        every: spanOf(behaviour.every),
        for: spanOf(behaviour.for),
      }),
    ),
    backend: { url: manifest.backend?.url ?? '', publishableKey: manifest.backend?.publishableKey ?? '' },
    forms: forms.map(([name, form]) => completeForm(name, form, pageOf(name, routes), spoken, site.timeZone)),
    requestSettings: Object.fromEntries(forms.map(([name, form]) => [name, completeSettings(form, site)])),
  }
}

/** Returns a function that fills in the names in every text of a value. Parts without names are returned as they are. */
function filler(values: ReadonlyMap<string, string>) {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return interpolate(value, values)
    if (value === null || typeof value !== 'object') return value
    return Array.isArray(value) ? sharedList(value) : sharedGroup(value as Record<string, unknown>)
  }
  const sharedList = (list: unknown[]): unknown[] => {
    const filled = list.map(fill)
    return filled.some((inner, at) => inner !== list[at]) ? filled : list
  }
  const sharedGroup = (group: Record<string, unknown>) => {
    let changed: [string, unknown][] | undefined
    for (const key of Object.keys(group)) {
      const filled = fill(group[key])
      if (filled !== group[key]) changed ??= []
      if (filled !== group[key]) changed?.push([key, filled])
    }
    // `fromEntries`, because an assignment would set the prototype for a key named __proto__.
    return changed ? Object.fromEntries([...Object.entries(group), ...changed]) : group
  }
  // Filling in changes texts only, so the type stays.
  return <T>(value: T): T => fill(value) as T
}

interface KnownRoute {
  /** Path of the page, joined with line breaks. */
  home: string
  /** Values of the names and fragments that the page uses. */
  given: string
  route: Route
}

/** Cache by the page's object, which stays the same between loads while its lines do. */
const knownRoutes = new WeakMap<object, KnownRoute>()

function routesOf(
  source: ReadingSource,
  reading: string,
  fragments: Record<string, unknown>,
  values: ReadonlyMap<string, string>,
): Route[] {
  const filled = filler(values)
  const inputs = JSON.stringify([fragments, ...values])
  return Object.entries(source.routes).map(([path, page]) => {
    const home = `/readings/${escapePointer(reading)}/routes/${escapePointer(path)}`
    const plain = isPlain(page)
    const given = plain ? '' : inputs
    const known = knownRoutes.get(page)
    if (known?.home === home && known.given === given) return known.route
    const blocks = () =>
      (page.blocks as BlockSource[]).map((block, at) => {
        const here = `${home}/blocks/${at}`
        return block.use === undefined
          ? plainBlock(block, here)
          : usedBlock(block, fragments[block.use] as BlockSource, here)
      })
    const { title, description, unlisted = false } = page
    const route = withLazy(
      { path, ...filled({ title, description }), unlisted },
      'blocks',
      plain ? blocks : () => filledBlocks(blocks(), filled),
    )
    knownRoutes.set(page, { home, given, route })
    return route
  })
}

/** Whether the page uses neither names nor fragments. */
const isPlain = remembered(
  (page: Record<string, unknown>): boolean => outlineOf(page).every(({ use }) => use === undefined) && !hasBraces(page),
)

function hasBraces(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{')
  return value !== null && typeof value === 'object' && Object.values(value).some(hasBraces)
}

/** Code is shown character by character and keeps its braces. */
const filledBlocks = (blocks: Block[], filled: (blocks: Block[]) => Block[]): Block[] =>
  filled(blocks).map((block, at) => {
    const props = withCode(block.type, block.props, blocks[at]?.props)
    return props === block.props ? block : { ...block, props }
  })

/** Returns the fields of a block and its inner blocks with their code as written. */
function withCode(type: string, filled: Block['props'], written: Block['props'] = {}): Block['props'] {
  const code = codeFieldsOf(type).map((key) => [key, written[key]])
  const inner = innerBlocksOf(filled).map((block, at) => withCode(block.type, block, innerBlocksOf(written)[at]))
  if (code.length + inner.length === 0) return filled
  return { ...filled, ...Object.fromEntries(code), ...(inner.length > 0 && { blocks: inner }) }
}

function plainBlock({ type = '', id, placeholder, ...props }: BlockSource, source: string): Block {
  const isPrelude = blockSchemas[type]?.['x-prelude'] === true
  return { type, id, placeholder, ...(isPrelude && { prelude: true }), props, source }
}

function usedBlock(use: BlockSource, fragment: BlockSource, here: string): Block {
  const differing = (use.with ?? {}) as Record<string, unknown>
  const block = plainBlock({ ...fragment, ...differing }, `/fragments/${escapePointer(use.use ?? '')}`)
  return { ...block, id: use.id ?? block.id, used: { at: here, differing: Object.keys(differing) } }
}

/** Returns the path of the first page that shows the form; the home page when none does. */
const pageOf = (form: string, routes: Route[]): string =>
  routes.find((route) => formsOn(route).includes(form))?.path ?? '/'
