// Collects keys that the format has anywhere.
import { remembered } from '../../remembered.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { addTo } from '../../site/grouped.ts'
import { publishedSchema } from './published-schema.ts'

/** Characters. Texts that may be longer than this are written over several lines. */
const minLongText = 300

const keysOf = remembered((schema: SchemaNode) => {
  const keys = {
    known: new Set<string>(),
    ofLongText: new Set<string>(),
    ofList: new Set<string>(),
    groups: new Map<string, SchemaNode[]>(),
  }
  collect(schema, keys)
  return keys
})

/** Every key of the format. */
export const knownKeys = (): ReadonlySet<string> => keysOf(publishedSchema).known

/** Whether a line begins with a key of the format. */
export const beginsWithKey = (line: string): boolean =>
  knownKeys().has(/^\s*["']?([\w-]+)["']?:(?:\s|$)/.exec(line)?.[1] ?? '')

/** Keys whose value is a text over several lines. */
export const textKeys = (): ReadonlySet<string> => keysOf(publishedSchema).ofLongText

/** Keys whose value is a list. */
export const listKeys = (): ReadonlySet<string> => keysOf(publishedSchema).ofList

/** Returns keys whose value is a group that has all these names and requires nothing else. */
export const groupsHaving = (names: readonly string[]): string[] =>
  [...keysOf(publishedSchema).groups].flatMap(([key, groups]) =>
    groups.some(
      ({ properties = {}, required = [] }) =>
        names.every((name) => Object.hasOwn(properties, name)) && required.every((name) => names.includes(name)),
    )
      ? [key]
      : [],
  )

function collect(schema: SchemaNode | boolean | undefined, keys: ReturnType<typeof keysOf>): void {
  if (typeof schema !== 'object') return
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    keys.known.add(key)
    if (inner.type === 'array') keys.ofList.add(key)
    if (inner.properties) addTo(keys.groups, key, inner)
    if (inner.type === 'string' && !inner.pattern && (inner.maxLength ?? 0) >= minLongText) keys.ofLongText.add(key)
    collect(inner, keys)
  }
  for (const inner of [schema.items, schema.additionalProperties, schema.then, schema.else, ...(schema.allOf ?? [])])
    collect(inner, keys)
  for (const inner of Object.values(schema.$defs ?? {})) collect(inner, keys)
}
