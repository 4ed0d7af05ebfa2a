// Names new list items distinctly, where the names of items must differ, as those of choices.
import type { SchemaNode } from '../../../schema/schema-node.ts'
import { isGroup } from '../../../site/groups.ts'
import type { Json } from '../../edit-messages.ts'

/** The item with the lowest free number after its texts; unchanged where items have no names. */
export function withDistinctNames(item: Json, list: readonly Json[], { properties = {} }: SchemaNode): Json {
  if (!isGroup(item) || !Object.entries(item).some(([key, value]) => isName(value, properties[key]))) return item
  const others = list.filter((other) => isGroup(other))
  const isTaken = (number: number) =>
    Object.entries(item).some(
      ([key, value]) =>
        typeof value === 'string' && others.some((other) => other[key] === numbered(value, number, properties[key])),
    )
  let number = 1
  while (number <= list.length && isTaken(number)) number++
  return Object.fromEntries(Object.entries(item).map(([key, value]) => [key, numbered(value, number, properties[key])]))
}

const withNumber = (name: string, number: number) => `${name}-${number}`

/** Dates and times have the same `x-kind`, but their pattern permits no number. */
const isName = (value: Json, schema: SchemaNode | undefined): boolean =>
  typeof value === 'string' &&
  schema?.['x-kind'] === 'name' &&
  new RegExp(schema.pattern ?? '').test(withNumber(value, 2))

function numbered(value: Json, number: number, schema: SchemaNode | undefined): Json {
  if (number === 1 || typeof value !== 'string') return value
  return isName(value, schema) ? withNumber(value, number) : `${value} ${number}`
}

/** Keys and new values in which the second value differs from the first. */
export const changedKeys = (from: Json, to: Json): [string, Json][] =>
  isGroup(from) && isGroup(to) ? Object.entries(to).filter(([key, value]) => from[key] !== value) : []
