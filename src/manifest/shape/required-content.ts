// Describes the required content of a list or group, for hints.
import type { SchemaNode } from '../../schema/schema-node.ts'

/** Optional keys that are all named. */
const maxOptional = 6

/** Returns `an entry with "label" and "to"` or `"title" and "text"`; undefined where nothing is required. */
export function requiredContent({ type, items, required = [], properties = {} }: SchemaNode): string | undefined {
  if (type === 'array') {
    const inner = items && requiredContent(items)
    return inner === undefined ? 'an entry' : `an entry with ${inner}`
  }
  if (required.length > 0) return joined(required, 'and')
  const keys = Object.keys(properties)
  // Of many keys, the first ones are those that most sites need.
  const first = keys.length > maxOptional ? keys.slice(0, 3) : keys
  return type === 'object' && first.length > 0 ? joined(first, 'or') : undefined
}

function joined(keys: readonly string[], word: string): string {
  const quoted = keys.map((key) => `"${key}"`)
  return quoted.length === 1 ? `${quoted[0]}` : `${quoted.slice(0, -1).join(', ')} ${word} ${quoted.at(-1)}`
}
