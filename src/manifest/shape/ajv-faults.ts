// Validates a value against the published schema with ajv. Pages and blocks are validated one by one and cached by object, so that a load revalidates
// only changed pages.
import type { Validator, ValidatorError } from 'virtual:schema-validators'
import * as compiled from 'virtual:schema-validators'
import { ownBlocks } from '../../blocks/own-blocks.ts'
import { remembered } from '../../remembered.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { groupAt, isGroup, valueAt } from '../../site/groups.ts'
import { publishedSchema } from './published-schema.ts'

/** A site with its own blocks has a schema compiled with them. */
const own = ownBlocks()?.validators as typeof compiled | undefined
const { block, definitions, fragment, manifest, page, setSchema } = own ?? compiled
setSchema(publishedSchema)

export interface ShapeFault {
  keyword: 'type' | 'enum' | 'const' | 'required' | 'unknown' | 'name' | 'pattern' | 'length' | 'range' | 'count'
  path: (string | number)[]
  /** The part of the schema with the failed keyword. */
  schema: SchemaNode
  data: unknown
  /** The missing, unknown or misnamed key. */
  key?: string
  /** The bound that was exceeded. */
  min?: number
  max?: number
}

/** Returns all faults; an empty list for a valid value. */
export function shapeFaults(value: unknown): ShapeFault[] {
  const found = faultsBy(manifest, value)
  for (const [name, one] of entriesAt(value, ['fragments']))
    found.push(...under(['fragments', name], faultsBy(fragment, one)))
  for (const [reading] of entriesAt(value, ['readings']))
    for (const [route, one] of entriesAt(value, ['readings', reading, 'routes']))
      found.push(...under(['readings', reading, 'routes', route], pageFaults(one)))
  return found
}

/** Returns the faults of some fields of a block type. None is required; `id` and `type` are not allowed. */
export function fieldFaults(type: string, fields: unknown): ShapeFault[] {
  const schema = publishedSchema.$defs?.[type]
  const validator = Object.hasOwn(definitions, type) ? definitions[type] : undefined
  if (!schema || !validator || !isGroup(fields)) return []
  const { id: _, ...others } = fields
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([key]) => !ofFrame.includes(key)),
  )
  const here = { path: [], schema: { ...schema, properties, required: [] }, data: fields }
  const foreign = ofFrame.filter((key) => Object.hasOwn(fields, key))
  return [
    ...foreign.map((key): ShapeFault => ({ ...here, keyword: 'unknown', key })),
    ...faultsBy(validator, { ...others, type }).flatMap((fault) => {
      if (fault.path.length > 0) return [fault]
      return fault.keyword === 'required' ? [] : [{ ...fault, ...here }]
    }),
  ]
}

const ofFrame = ['id', 'type']

const pageFaults = (value: unknown): ShapeFault[] => (isGroup(value) ? faultsIn(value) : faultsBy(page, value))

const faultsIn = remembered((value: Record<string, unknown>): ShapeFault[] => {
  const found = faultsBy(page, value)
  const { blocks } = value
  if (Array.isArray(blocks))
    for (const [at, one] of blocks.entries()) found.push(...under(['blocks', at], faultsBy(validatorOf(one), one)))
  return found
})

/** A block with a known type is judged by its definition alone; `use` and unknown types by the general rule. */
function validatorOf(value: unknown): Validator {
  if (!isGroup(value) || 'use' in value || 'with' in value || typeof value.type !== 'string') return block
  return (Object.hasOwn(definitions, value.type) ? definitions[value.type] : undefined) ?? block
}

function faultsBy(validator: Validator, value: unknown): ShapeFault[] {
  if (validator(value)) return []
  const faults = (validator.errors ?? []).flatMap((error) => faultOf(error, value) ?? [])
  const seen = new Set<string>()
  const wrongKind = new Set(faults.flatMap(({ keyword, path }) => (keyword === 'type' ? [path.join('\n')] : [])))
  return faults.filter(({ keyword, path, key = '' }) => {
    const at = path.join('\n')
    // Drops repeats, and choices that are meant for another kind of value.
    const spot = `${keyword} ${key} ${at}`
    if (seen.has(spot) || (keyword !== 'type' && wrongKind.has(at))) return false
    return seen.add(spot)
  })
}

const keywords: Readonly<Record<string, ShapeFault['keyword']>> = {
  additionalProperties: 'unknown',
  const: 'const',
  enum: 'enum',
  maximum: 'range',
  maxItems: 'count',
  maxLength: 'length',
  maxProperties: 'count',
  minimum: 'range',
  minItems: 'count',
  minLength: 'length',
  minProperties: 'count',
  pattern: 'pattern',
  propertyNames: 'name',
  required: 'required',
  type: 'type',
}

/** Returns undefined for errors that only repeat another: a failed `if`, and details of a key's name. */
function faultOf({ keyword, instancePath, detail, parentSchema, data }: ValidatorError, value: unknown) {
  if (keyword === 'if' || keyword === 'in-name') return undefined
  const own = keywords[keyword]
  if (!own) throw new Error(`No finding handles the schema's keyword "${keyword}".`)
  // A value that could not be parsed is reported as such.
  if (data === undefined || (keyword === 'required' && Object.hasOwn(Object(data), String(detail)))) return undefined
  const fault: ShapeFault = {
    keyword: own,
    path: pathOf(instancePath, value),
    schema: parentSchema as SchemaNode,
    data,
  }
  if (keyword.startsWith('min')) fault.min = Number(detail)
  else if (keyword.startsWith('max')) fault.max = Number(detail)
  else if (detail !== undefined) fault.key = String(detail)
  return fault
}

/** Splits a JSON pointer; list indexes become numbers. */
function pathOf(pointer: string, value: unknown): (string | number)[] {
  const path: (string | number)[] = []
  let here = value
  for (const segment of pointer.split('/').slice(1)) {
    const key = segment.replaceAll('~1', '/').replaceAll('~0', '~')
    path.push(Array.isArray(here) ? Number(key) : key)
    here = valueAt(here, path.slice(-1))
  }
  return path
}

const under = (path: (string | number)[], faults: ShapeFault[]): ShapeFault[] =>
  faults.map((fault) => ({ ...fault, path: [...path, ...fault.path] }))

const entriesAt = (value: unknown, path: string[]) => Object.entries(groupAt(value, path) ?? {})
