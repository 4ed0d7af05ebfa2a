// Builds the published schema for editors without the language server: with titles, descriptions and limits in Markdown, and skeletons as
// snippets. It validates the same documents.
import { listSource, mayBeEntries } from '../../schema/manifest/collections.ts'
import { describedWithDefault, type SchemaNode } from '../../schema/schema-node.ts'
import { genericPlaceholder } from '../completion/placeholders.ts'
import { entryPieces, itemPieces } from '../completion/skeleton.ts'
import { rendered, type SnippetPiece } from '../completion/snippet.ts'
import { factsOf } from './described.ts'
import { allowedBlocks } from './schema-of.ts'

interface Snippet {
  label: string
  description?: string
  body: string
}

interface EditorNode extends SchemaNode {
  markdownDescription?: string
  defaultSnippets?: Snippet[]
}

/** Editors indent snippets themselves: each line is relative to the first. */
const layout = { placeholderFor: genericPlaceholder, column: 0, flow: false }

export function editorSchema(schema: SchemaNode): SchemaNode {
  const { $defs = {}, ...rest } = schema
  const definitions = Object.entries($defs).map(([name, node]) => [name, block(name, node)])
  return { ...withDescriptions(rest, schema.title ?? '', true), $defs: Object.fromEntries(definitions) }
}

/** Describes a block on its `type`, for hovering. */
function block(name: string, node: SchemaNode): EditorNode {
  const { properties = {}, ...rest } = withDescriptions(node, name, true)
  return { ...rest, title: name, properties: { ...properties, type: { ...properties.type, ...words(node) } } }
}

function withDescriptions(node: SchemaNode, key: string, isRequired: boolean): EditorNode {
  const { properties, items, additionalProperties, examples, ...rest } = node
  const inside =
    properties &&
    Object.entries(properties).map(([name, one]) => [
      name,
      withDescriptions(one, name, node.required?.includes(name) ?? false),
    ])
  const skeleton = snippetOf(node, key)
  const whole: EditorNode = {
    ...rest,
    title: node.title ?? key,
    ...(node.description === undefined ? {} : words(node, isRequired)),
    ...(inside && { properties: Object.fromEntries(inside) }),
    ...(items && { items: withDescriptions(items, key.replace(/ies$/, 'y').replace(/s$/, ''), true) }),
    ...(additionalProperties === undefined
      ? {}
      : {
          additionalProperties:
            typeof additionalProperties === 'object'
              ? withDescriptions(additionalProperties, `one of ${key}`, true)
              : additionalProperties,
        }),
    // Editors offer examples as values: only those that are valid in any site.
    ...(examples && isOfAnySite(node) && { examples }),
    ...(skeleton && { defaultSnippets: [skeleton] }),
  }
  if (node.type === 'array' && node.items && mayBeEntries(node, key)) return orEntries(whole, node.items, key)
  return allowedBlocks(node).length > 0 ? anyBlock(whole) : whole
}

/** Lists in which entries are often beside items that always stand there. */
const mixedLists = new Set(['choices', 'links'])

/** Allows a list, or a source of entries in its place; in menus and choices, also in place of an item. */
function orEntries(list: EditorNode, items: SchemaNode, key: string): EditorNode {
  const { type: _, ...entries } = listSource(items)
  const part =
    mixedLists.has(key) && list.items
      ? { if: { type: 'object', required: ['from'] }, then: listSource(items), else: list.items }
      : undefined
  return { ...entries, ...list, type: ['array', 'object'], ...(part && { items: part }) }
}

const isOfAnySite = ({ 'x-kind': kind, pattern }: SchemaNode) =>
  kind === 'colour' || (kind === 'name' && pattern?.startsWith('^[0-9]'))

const words = (node: SchemaNode, isRequired?: boolean): Pick<EditorNode, 'description' | 'markdownDescription'> => ({
  description: node.description,
  markdownDescription: `${describedWithDefault(node)}\n\n${factsOf(node, isRequired)}`,
})

/** Returns the skeleton of a group. Blocks and lists have none, since it would repeat the type or the dash. */
function snippetOf(node: SchemaNode, key: string): Snippet | undefined {
  const { type, allOf, $ref, properties, required = [], minProperties } = node
  if (allOf || $ref || type !== 'object' || !properties || properties.type?.const !== undefined) return undefined
  if (required.length === 0 && !minProperties) return undefined
  return snippet(node, `${key}: all that is required`, itemPieces(node, key, { ...layout, column: -2 }))
}

/** Offers skeletons of all blocks and uses of fragments while neither `type` nor `use` is written. */
function anyBlock({ properties = {}, allOf = [], ...rest }: EditorNode): EditorNode {
  const { type = {}, ...uses } = properties
  const blocks = allowedBlocks({ properties, allOf }).map(([name, node]) =>
    snippet(node, name, entryPieces(node, node.required ?? ['type'], layout)),
  )
  const hasKind = { anyOf: ['type', 'use'].map((key) => ({ type: 'object', required: [key] })) }
  const { with: _, ...named } = uses
  const undecided = { type: 'object', properties: named, defaultSnippets: blocks }
  return { ...rest, properties: { type }, allOf: [...allOf, { if: hasKind, else: undecided }] }
}

const snippet = (node: SchemaNode, label: string, pieces: readonly SnippetPiece[]): Snippet => ({
  label,
  description: node.description,
  body: rendered(pieces, true).replace(/^\s*\n/, ''),
})
