// What has to be written for a value of a schema: required keys, each with a place to fill in that is sound as it stands.
import type { SchemaNode } from '../../schema/schema-node.ts'
import { type Piece, written } from './snippet.ts'

/** Something that may stand for a value, by the key. */
export type StandIn = (schema: SchemaNode, key: string) => string

export interface Surround {
  standIn: StandIn
  /** Column of the key or dash that the value belongs to. */
  column: number
  /** True between brackets. */
  flow: boolean
}

const maxDepth = 5

/** What follows `key:`, its blank included. */
export function valuePieces(schema: SchemaNode, key: string, around: Surround, depth = 0): Piece[] {
  const { flow, column } = around
  if (schema.type === 'array') return listPieces(schema, key, around, depth)
  if (schema.type !== 'object') return [' ', ...scalarPieces(schema, key, around.standIn)]
  const keys = wanted(schema)
  if (flow || isSmall(schema, keys)) return [' ', ...flowMap(schema, keys, around, depth)]
  if (keys.length === 0 || depth >= maxDepth) return ['\n', ' '.repeat(column + 2), { stands: '' }]
  return ['\n', ' '.repeat(column + 2), ...entryPieces(schema, keys, { ...around, column: column + 2 }, depth)]
}

/** Keys one below the other; the first goes where the cursor is. */
export function entryPieces(schema: SchemaNode, keys: readonly string[], around: Surround, depth = 0): Piece[] {
  return keys.flatMap((key, at): Piece[] => {
    const property = schema.properties?.[key] ?? {}
    const lead = at === 0 ? '' : `\n${' '.repeat(around.column)}`
    if (property.const !== undefined) return [`${lead}${key}: ${written(String(property.const))}`]
    return [`${lead}${key}:`, ...valuePieces(property, key, around, depth + 1)]
  })
}

/** What follows a dash and its blank, or stands between commas. */
export function itemPieces(schema: SchemaNode, key: string, around: Surround, depth = 0): Piece[] {
  if (schema.type !== 'object') return scalarPieces(schema, key, around.standIn)
  const keys = wanted(schema)
  if (around.flow || isSmall(schema, keys) || keys.length === 0) return flowMap(schema, keys, around, depth)
  return entryPieces(schema, keys, { ...around, column: around.column + 2 }, depth)
}

function listPieces(schema: SchemaNode, key: string, around: Surround, depth: number): Piece[] {
  const items = schema.items ?? {}
  const word = key.replace(/ies$/, 'y').replace(/s$/, '')
  if (around.flow || depth >= maxDepth)
    return [' [', ...itemPieces(items, word, { ...around, flow: true }, depth + 1), ']']
  const column = around.column + 2
  return ['\n', ' '.repeat(column), '- ', ...itemPieces(items, word, { ...around, column }, depth + 1)]
}

function flowMap(schema: SchemaNode, keys: readonly string[], around: Surround, depth: number): Piece[] {
  if (keys.length === 0) return ['{ ', { stands: '' }, ' }']
  const inside = { ...around, flow: true }
  const entries = keys.flatMap((key, at): Piece[] => [
    at === 0 ? `${key}:` : `, ${key}:`,
    ...valuePieces(schema.properties?.[key] ?? {}, key, inside, depth + 1),
  ])
  return ['{ ', ...entries, ' }']
}

/** Few keys with short values go on one line, as the manifest of this site has them. */
const isSmall = ({ properties = {} }: SchemaNode, keys: readonly string[]) =>
  keys.length > 0 &&
  keys.length <= 3 &&
  keys.every((key) => {
    const { type, maxLength = 0, $ref } = properties[key] ?? {}
    return !$ref && type !== 'object' && type !== 'array' && maxLength <= 500
  })

/** The required keys; of a group of which one key is to be chosen, the first; the type of a block always first. */
const wanted = ({ required = [], minProperties, properties = {} }: SchemaNode): string[] =>
  required.length === 0 && minProperties ? Object.keys(properties).slice(0, 1) : [...required]

function scalarPieces(schema: SchemaNode, key: string, standIn: StandIn): Piece[] {
  if (schema.enum) return [{ choose: schema.enum }]
  if (schema.const !== undefined) return [written(String(schema.const))]
  if (schema.type === 'boolean') return [{ choose: ['true', 'false'] }]
  if (schema.type === 'integer' || schema.type === 'number') return [{ stands: String(schema.minimum ?? 0) }]
  const word = standIn(schema, key)
  const text = written(word)
  return text === word ? [{ stands: word }] : ['"', { stands: text.slice(1, -1) }, '"']
}
