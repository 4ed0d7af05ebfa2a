// Validates entries against their schema. The schema is built while the manifest is loaded, so there is no compiled validator, and it uses
// only a few keywords of JSON Schema, which are interpreted here.
import type { ShapeFault } from '../manifest/shape/ajv-faults.ts'
import type { SchemaNode } from '../schema/schema-node.ts'
import { isGroup } from '../site/groups.ts'

type Path = (string | number)[]

export function schemaFaults(schema: SchemaNode, value: unknown, path: Path = []): ShapeFault[] {
  const faults: ShapeFault[] = []
  const add = (keyword: ShapeFault['keyword'], more: Partial<ShapeFault> = {}) =>
    faults.push({ keyword, path, schema, data: value, ...more })
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) {
    add('type')
    return faults
  }
  if (typeof value === 'number') {
    const { minimum, maximum } = schema
    if (minimum !== undefined && value < minimum) add('range', { min: minimum })
    if (maximum !== undefined && value > maximum) add('range', { max: maximum })
  } else if (typeof value === 'string') textFaults(schema, value, add)
  else if (Array.isArray(value)) {
    const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
    if (value.length < minItems) add('count', { min: minItems })
    if (value.length > maxItems) add('count', { max: maxItems })
    if (items) for (const [at, item] of value.entries()) faults.push(...schemaFaults(items, item, [...path, at]))
  } else if (isGroup(value)) {
    const { properties = {}, required = [] } = schema
    for (const key of required) if (!Object.hasOwn(value, key)) add('required', { key })
    for (const [key, inner] of Object.entries(value)) {
      const own = Object.hasOwn(properties, key) ? properties[key] : undefined
      if (own) faults.push(...schemaFaults(own, inner, [...path, key]))
      else if (schema.additionalProperties === false) add('unknown', { key })
    }
  }
  return faults
}

function textFaults(
  schema: SchemaNode,
  text: string,
  add: (keyword: ShapeFault['keyword'], more?: Partial<ShapeFault>) => void,
) {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, enum: choices } = schema
  // JSON Schema counts code points, of which a string has at most as many as UTF-16 units.
  const length = text.length > Math.min(maxLength, 1) ? [...text].length : text.length
  if (length < minLength) add('length', { min: minLength })
  if (length > maxLength) add('length', { max: maxLength })
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) add('pattern')
  if (choices && !choices.includes(text)) add('enum')
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isGroup(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value)
  return typeof value === type
}
