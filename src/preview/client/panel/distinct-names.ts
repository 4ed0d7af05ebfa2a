// Items of some lists bear names that no two of them share, as choices do: another one gets names of its own.
import type { SchemaNode } from '../../../schema/schema-node.ts'
import { isGroup } from '../../../site/groups.ts'
import type { Json } from '../../edit-messages.ts'

/** The item with a number behind each text that another one has; as it is, where the items bear no names. */
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

const behind = (name: string, number: number) => `${name}-${number}`

/** Days and times are of that kind too, and take no number. */
const isName = (value: Json, schema: SchemaNode | undefined): boolean =>
  typeof value === 'string' && schema?.['x-kind'] === 'name' && new RegExp(schema.pattern ?? '').test(behind(value, 2))

function numbered(value: Json, number: number, schema: SchemaNode | undefined): Json {
  if (number === 1 || typeof value !== 'string') return value
  return isName(value, schema) ? behind(value, number) : `${value} ${number}`
}

/** The keys in which the second differs from the first. */
export const changedKeys = (from: Json, to: Json): [string, Json][] =>
  isGroup(from) && isGroup(to) ? Object.entries(to).filter(([key, value]) => from[key] !== value) : []
