// Builds the entries of the block catalogue from the block folders and the manifest.
import { isMap, isScalar, parseDocument } from 'yaml'
import { isOwnBlock, withOwn } from '../../blocks/own-blocks.ts'
import { blockSchemas } from '../../blocks/schemas.ts'
import { type BlockGroup, blockGroups } from '../../schema/block-groups.ts'
import { kindInWords } from '../../schema/kind-words.ts'
import type { BlockSchema } from '../../schema/manifest/block.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import { defaultWords, type SchemaNode } from '../../schema/schema-node.ts'
import { isGroup } from '../../site/groups.ts'
import { inLanguage, type TranslatedExamples } from './in-language.ts'

export interface CatalogueOption {
  name: string
  /** The fields around it: `['pillars[]']` for a field of each pillar. */
  within: string[]
  kind: string
  /** Allowed words, each with its effect. */
  values: { value: string; about: string }[]
  required: boolean
  /** The default in words; empty where it has none. */
  otherwise: string
  about: string
}

export interface CatalogueExample {
  name: string
  props: Record<string, unknown>
  /** YAML to paste below `blocks:`. */
  yaml: string
}

export interface CatalogueUse {
  reading: string
  path: string
  anchor?: string
  /** Index of the block on its page. */
  at: number
  /** The fragment it comes from. */
  fragment?: string
}

export interface CatalogueEntry {
  type: string
  /** Entries of a group follow one another. Those of the site's own blocks have the group `own`. */
  group: BlockGroup | 'own'
  about: string
  options: CatalogueOption[]
  examples: CatalogueExample[]
  /** True when its examples are in English on a site in another language. */
  isForeign: boolean
  uses: CatalogueUse[]
}

const sources = withOwn(
  import.meta.glob<string>('../../blocks/*/examples.yaml', { eager: true, query: '?raw', import: 'default' }),
  'examples',
)
const translations = withOwn(
  import.meta.glob<string>('../../blocks/*/translations.yaml', { eager: true, query: '?raw', import: 'default' }),
  'translations',
)

/** Returns an entry for each block type, with examples in the site's language where they are translated. */
export function blockCatalogue(manifest: Manifest | undefined): CatalogueEntry[] {
  return inGroups(Object.entries(blockSchemas)).map(({ type, schema, group }) => {
    const { source, isForeign } = exampleSource(type, manifest?.site.language ?? '')
    return {
      type,
      group,
      about: schema.description ?? '',
      options: optionsOf(schema as SchemaNode),
      examples: examplesIn(type, source),
      isForeign,
      uses: manifest ? usesOf(manifest, type) : [],
    }
  })
}

/** Sorts a site's own blocks first, then by group, then by name. */
function inGroups(blocks: readonly (readonly [string, BlockSchema])[]) {
  return (['own', ...blockGroups] as const).flatMap((group) =>
    blocks
      .filter(([, schema]) => (schema['x-group'] ?? 'own') === group)
      .map(([type, schema]) => ({ type, schema, group })),
  )
}

const exampleCache = new Map<string, TranslatedExamples>()

function exampleSource(type: string, language: string): TranslatedExamples {
  const key = `${language} ${type}`
  const translated = exampleCache.get(key) ?? readSource(type, language)
  exampleCache.set(key, translated)
  return translated
}

function readSource(type: string, language: string): TranslatedExamples {
  const { [type]: source = '' } = sources
  const { [type]: translated } = translations
  // A site's own blocks are written in its own language.
  if (isOwnBlock(type) && translated === undefined) return { source, isForeign: false }
  return inLanguage(source, translated, language)
}

function optionsOf(schema: SchemaNode, within: string[] = []): CatalogueOption[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const { enum: words = [], markdownEnumDescriptions: about = [] } = field
    const own: CatalogueOption = {
      name,
      within,
      kind: kindInWords(field),
      values: words.map((value, at) => ({ value, about: about[at] ?? '' })),
      required: schema.required?.includes(name) ?? false,
      otherwise: defaultWords(field) ?? '',
      about: field.description ?? '',
    }
    return [own, ...optionsOf(field.items ?? field, [...within, field.items ? `${name}[]` : name])]
  })
}

function examplesIn(type: string, source: string): CatalogueExample[] {
  const document = parseDocument(source)
  if (!isMap(document.contents)) return []
  return document.contents.items.flatMap((pair) => {
    const props: unknown = isMap(pair.value) ? pair.value.toJS(document) : undefined
    if (!isScalar(pair.key) || !isGroup(props) || !isMap(pair.value)) return []
    const [from, to] = pair.value.range ?? [0, 0]
    // A flow mapping is written anew as a block; the lines of a block are moved below `- type:`.
    const written = pair.value.flow ? asBlock(props) : dedent(source, from, to)
    return [{ name: String(pair.key.value), props, yaml: `- type: ${type}\n${indent(written)}` }]
  })
}

function dedent(source: string, from: number, to: number): string {
  const column = from - (source.lastIndexOf('\n', from - 1) + 1)
  return source
    .slice(from, to)
    .trimEnd()
    .replaceAll(new RegExp(`\\n {0,${column}}`, 'g'), '\n')
}

const asBlock = (props: Record<string, unknown>) =>
  Object.entries(props)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')

const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '  ')

function usesOf(manifest: Manifest, type: string): CatalogueUse[] {
  return Object.entries(manifest.readings).flatMap(([reading, { routes }]) =>
    Object.entries(routes).flatMap(([path, { blocks }]) =>
      blocks.flatMap((block, at): CatalogueUse[] => {
        if (!isGroup(block)) return []
        const used = typeof block.use === 'string' ? block.use : undefined
        const fragment = used === undefined ? undefined : manifest.fragments?.[used]
        const blockType = isGroup(fragment) ? fragment.type : block.type
        const anchor = typeof block.id === 'string' ? block.id : undefined
        return blockType === type ? [{ reading, path, at, anchor, fragment: used }] : []
      }),
    ),
  )
}
