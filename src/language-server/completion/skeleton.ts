// Returns the text of a value with all required keys and a valid placeholder for each.
import type { SchemaNode } from '../../schema/schema-node.ts'
import { printedScalar, type SnippetPiece } from './snippet.ts'

/** Returns a valid placeholder for a value. */
export type PlaceholderFor = (schema: SchemaNode, key: string) => string

export interface SkeletonLayout {
  placeholderFor: PlaceholderFor
  /** Column of the value's key or dash. */
  column: number
  /** True between brackets. */
  flow: boolean
}

const maxSkeletonDepth = 5

/** Returns what follows `key:`, including its space. */
export function valuePieces(schema: SchemaNode, key: string, layout: SkeletonLayout, depth = 0): SnippetPiece[] {
  const { flow, column } = layout
  if (schema.type === 'array') return listPieces(schema, key, layout, depth)
  if (schema.type !== 'object') return [' ', ...scalarPieces(schema, key, layout.placeholderFor)]
  const keys = requiredKeys(schema)
  if (flow || isSmall(schema, keys)) return [' ', ...flowMap(schema, keys, layout, depth)]
  if (keys.length === 0 || depth >= maxSkeletonDepth) return ['\n', ' '.repeat(column + 2), { placeholder: '' }]
  return ['\n', ' '.repeat(column + 2), ...entryPieces(schema, keys, { ...layout, column: column + 2 }, depth)]
}

/** Returns one key per line, between brackets all on one. The first begins at the cursor. */
export function entryPieces(
  schema: SchemaNode,
  keys: readonly string[],
  layout: SkeletonLayout,
  depth = 0,
): SnippetPiece[] {
  return keys.flatMap((key, at): SnippetPiece[] => {
    const property = schema.properties?.[key] ?? {}
    const lead = at === 0 ? '' : layout.flow ? ', ' : `\n${' '.repeat(layout.column)}`
    if (property.const !== undefined) return [`${lead}${key}: ${printedScalar(String(property.const))}`]
    return [`${lead}${key}:`, ...valuePieces(property, key, layout, depth + 1)]
  })
}

/** Returns what follows a dash and its space, or a comma. */
export function itemPieces(schema: SchemaNode, key: string, layout: SkeletonLayout, depth = 0): SnippetPiece[] {
  if (schema.type !== 'object') return scalarPieces(schema, key, layout.placeholderFor)
  const keys = requiredKeys(schema)
  if (layout.flow || isSmall(schema, keys) || keys.length === 0) return flowMap(schema, keys, layout, depth)
  return entryPieces(schema, keys, { ...layout, column: layout.column + 2 }, depth)
}

function listPieces(schema: SchemaNode, key: string, layout: SkeletonLayout, depth: number): SnippetPiece[] {
  const items = schema.items ?? {}
  const word = key.replace(/ies$/, 'y').replace(/s$/, '')
  if (layout.flow || depth >= maxSkeletonDepth)
    return [' [', ...itemPieces(items, word, { ...layout, flow: true }, depth + 1), ']']
  const column = layout.column + 2
  return ['\n', ' '.repeat(column), '- ', ...itemPieces(items, word, { ...layout, column }, depth + 1)]
}

function flowMap(schema: SchemaNode, keys: readonly string[], layout: SkeletonLayout, depth: number): SnippetPiece[] {
  if (keys.length === 0) return ['{ ', { placeholder: '' }, ' }']
  return ['{ ', ...entryPieces(schema, keys, { ...layout, flow: true }, depth), ' }']
}

/** True for groups of few keys with short values, which are written on one line. */
const isSmall = ({ properties = {} }: SchemaNode, keys: readonly string[]) =>
  keys.length > 0 &&
  keys.length <= 3 &&
  keys.every((key) => {
    const { type, maxLength = 0, $ref } = properties[key] ?? {}
    return !$ref && type !== 'object' && type !== 'array' && maxLength <= 500
  })

/** Returns the required keys, or the first key where any one is enough. */
const requiredKeys = ({ required = [], minProperties, properties = {} }: SchemaNode): string[] =>
  required.length === 0 && minProperties ? Object.keys(properties).slice(0, 1) : [...required]

function scalarPieces(schema: SchemaNode, key: string, placeholderFor: PlaceholderFor): SnippetPiece[] {
  if (schema.enum) return [{ choose: schema.enum }]
  if (schema.const !== undefined) return [printedScalar(String(schema.const))]
  if (schema.type === 'boolean') return [{ choose: ['true', 'false'] }]
  if (schema.type === 'integer' || schema.type === 'number') return [{ placeholder: String(schema.minimum ?? 0) }]
  const word = placeholderFor(schema, key)
  const text = printedScalar(word)
  return text === word ? [{ placeholder: word }] : ['"', { placeholder: text.slice(1, -1) }, '"']
}
