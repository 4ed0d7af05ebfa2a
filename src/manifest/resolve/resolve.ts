// Chooses one reading and leaves nothing to decide: fragments in place, {…} filled in, defaults applied.
import { blockSchemas } from '../../blocks/schemas.ts'
import type { FormSource } from '../../schema/manifest/form.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import { defaultTexts } from '../../schema/manifest/texts.ts'
import { escapePointer } from '../../schema/pointer.ts'
import type { Behaviour, Block, Route, Site } from '../../site/model.ts'
import { completeForm, completeSettings, spanOf } from './form-defaults.ts'
import { interpolate, namedValues } from './interpolate.ts'

type BlockSource = Record<string, unknown> & { type?: string; use?: string; id?: string; placeholder?: boolean }
type ReadingSource = Manifest['readings'][string]

/** Up to this many pages, pictures are drawn unless the manifest says otherwise: each takes 10 to 30 ms, once. */
const mostDrawnUnasked = 200

/**
 * The site of one reading. `manifest` has passed the checks, so every name it uses exists; a reading that does not is our
 * fault and throws.
 */
export function resolve(manifest: Manifest, reading: string = manifest.reading): Site {
  const source = manifest.readings[reading]
  if (!source) throw new Error(`There is no reading "${reading}".`)
  const values = namedValues(manifest)
  const filled = filler(values)
  const { site } = manifest

  const routes = routesOf(source, reading, manifest.fragments ?? {}, filled)
  const forms = Object.entries(filled(manifest.forms ?? {})) as [string, FormSource][]
  return {
    reading,
    name: site.name,
    url: site.url.replace(/\/+$/, ''),
    language: site.language,
    email: site.email,
    contact: site.contact,
    shareImages: site.shareImages ?? routes.length <= mostDrawnUnasked,
    theme: { scheme: 'auto', motif: 'none', ...source.theme },
    header: filled(source.layout.header),
    footer: { ...filled(source.layout.footer), links: filled(source.layout.footer.links ?? []) },
    texts: { ...defaultTexts, ...filled(manifest.texts ?? {}) },
    routes,
    redirects: Object.entries(source.redirects ?? {}).map(([from, to]) => ({ from, to })),
    unknownPaths: source.unknownPaths,
    behaviours: (source.behaviours ?? []).map(
      (behaviour): Behaviour => ({
        type: behaviour.type,
        every: spanOf(behaviour.every),
        for: spanOf(behaviour.for),
      }),
    ),
    backend: { url: manifest.backend?.url ?? '', publishableKey: manifest.backend?.publishableKey ?? '' },
    forms: forms.map(([name, form]) => completeForm(name, form, pageOf(name, routes))),
    requestSettings: Object.fromEntries(forms.map(([name, form]) => [name, completeSettings(form, site)])),
  }
}

/** A copy of a value with every text's {…} filled in. */
function filler(values: ReadonlyMap<string, string>) {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return interpolate(value, values)
    if (Array.isArray(value)) return value.map(fill)
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]))
    return value
  }
  // Filling in changes what texts say, never the shape they stand in.
  return <T>(value: T): T => fill(value) as T
}

function routesOf(
  source: ReadingSource,
  reading: string,
  fragments: Record<string, unknown>,
  filled: <T>(value: T) => T,
): Route[] {
  return Object.entries(source.routes).map(([path, route]) => ({
    path,
    title: filled(route.title),
    description: filled(route.description),
    unlisted: route.unlisted ?? false,
    blocks: (route.blocks as BlockSource[]).map((block, at) => {
      const here = `/readings/${escapePointer(reading)}/routes/${escapePointer(path)}/blocks/${at}`
      return filled(
        block.use === undefined ? plainBlock(block, here) : usedBlock(block, fragments[block.use] as BlockSource, here),
      )
    }),
  }))
}

function plainBlock({ type = '', id, placeholder, ...props }: BlockSource, source: string): Block {
  return { type, id, placeholder, props, source }
}

function usedBlock(use: BlockSource, fragment: BlockSource, here: string): Block {
  const differing = (use.with ?? {}) as Record<string, unknown>
  const block = plainBlock({ ...fragment, ...differing }, `/fragments/${escapePointer(use.use ?? '')}`)
  return { ...block, id: use.id ?? block.id, used: { at: here, differing: Object.keys(differing) } }
}

/** Path of the first page whose blocks show the form; the home page when none does. */
function pageOf(form: string, routes: Route[]): string {
  const shows = ({ type, props }: Block) =>
    Object.entries(blockSchemas[type]?.properties ?? {}).some(
      ([field, schema]) => 'x-kind' in schema && schema['x-kind'] === 'form' && props[field] === form,
    )
  return routes.find((route) => route.blocks.some(shows))?.path ?? '/'
}
