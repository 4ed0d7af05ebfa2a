// Walks a value along with its schema and visits every string that has a kind. Skips parts of the value that do not have the schema's shape.
import { isGroup, valueAt } from '../site/groups.ts'
import type { SchemaNode } from './schema-node.ts'
import type { Kind } from './vocabulary.ts'

export interface KindWord {
  kind: Kind
  value: string
  path: (string | number)[]
}

type Visit = (word: KindWord) => void

/** Called for the page at a path; `read` returns its strings and may be called later. */
export type VisitPage = (
  page: Record<string, unknown>,
  path: readonly (string | number)[],
  read: () => KindWord[],
) => void

export class SchemaWalk {
  private readonly byType = new WeakMap<SchemaNode[], Map<string, SchemaNode>>()

  /** `typeOfFragment` returns the block type of a fragment, which a use of it needs. */
  constructor(
    private readonly root: SchemaNode,
    private readonly typeOfFragment: (name: unknown) => string | undefined,
    private readonly visitPage?: VisitPage,
  ) {}

  /** Visits every string that has a kind, in order of the file. With `page`, leaves the strings of pages to it. */
  words(value: unknown, visit: Visit): void {
    this.walk(this.root, value, [], visit)
  }

  /** Returns the schema at a path; undefined where there is none. A value that is not written yet counts as an empty group. */
  schemaAt(value: unknown, path: readonly (string | number)[]): SchemaNode | undefined {
    let schema: SchemaNode | undefined = this.root
    let here = value
    for (const key of path) {
      if (!schema) return undefined
      schema = this.below(schema, typeof here === 'object' && here !== null ? here : {}, key)
      here = valueAt(here, [key])
    }
    return schema && isGroup(here) ? this.groupOf(schema, here) : schema
  }

  /** Returns the schema of a key of a group, or of an item of a list. */
  below(schema: SchemaNode, holder: object, key: string | number): SchemaNode | undefined {
    const group = holder as Record<string, unknown>
    const found = Array.isArray(holder)
      ? schema.items
      : this.property(schema, this.branch(schema, group), String(key), group)
    return found?.$ref ? this.definition(found.$ref) : found
  }

  /** Returns the schema of a group by its type, or as a use of a fragment. */
  groupOf(schema: SchemaNode, holder: object): SchemaNode {
    return this.branch(schema, holder as Record<string, unknown>) ?? schema
  }

  private walk(schema: SchemaNode | undefined, value: unknown, path: (string | number)[], visit: Visit): void {
    if (schema === undefined || value === null || value === undefined) return
    if (schema.$ref) {
      this.walk(this.definition(schema.$ref), value, path, visit)
      return
    }
    if (typeof value === 'string') {
      if (schema['x-kind']) visit({ kind: schema['x-kind'], value, path: [...path] })
      return
    }
    if (typeof value !== 'object') return
    if (Array.isArray(value)) {
      for (let at = 0; at < value.length; at++) this.inside(schema.items, value[at], at, path, visit)
      return
    }
    if (!this.visitPage || !isPage(path)) {
      this.group(schema, value as Record<string, unknown>, path, visit)
      return
    }
    const here = [...path]
    const read = () => {
      const words: KindWord[] = []
      this.group(schema, value as Record<string, unknown>, here, (word) => words.push(word))
      return words
    }
    this.visitPage(value as Record<string, unknown>, here, read)
  }

  private group(schema: SchemaNode, value: Record<string, unknown>, path: (string | number)[], visit: Visit): void {
    const branch = this.branch(schema, value)
    for (const key of Object.keys(value))
      this.inside(this.property(schema, branch, key, value), value[key], key, path, visit)
  }

  private inside(
    schema: SchemaNode | undefined,
    value: unknown,
    key: string | number,
    path: (string | number)[],
    visit: Visit,
  ) {
    if (schema === undefined) return
    path.push(key)
    this.walk(schema, value, path, visit)
    path.pop()
  }

  private property(schema: SchemaNode, branch: SchemaNode | undefined, key: string, value: Record<string, unknown>) {
    if (key === 'with' && branch?.properties?.with)
      return this.definition(`#/$defs/${this.typeOfFragment(value.use) ?? ''}`)
    const own = branch?.properties && Object.hasOwn(branch.properties, key) ? branch.properties[key] : undefined
    if (own) return own
    if (schema.properties && Object.hasOwn(schema.properties, key)) return schema.properties[key]
    return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined
  }

  /** Returns the `then` branch of an `allOf` whose `if` matches the value. */
  private branch(schema: SchemaNode, value: Record<string, unknown>): SchemaNode | undefined {
    if (!schema.allOf) return undefined
    if (typeof value.use === 'string') return schema.allOf.find((part) => part.if?.required?.includes('use'))?.then
    let types = this.byType.get(schema.allOf)
    if (!types) {
      types = new Map()
      for (const part of schema.allOf) {
        const type = part.if?.properties?.type?.const
        if (typeof type === 'string' && part.then) types.set(type, part.then)
      }
      this.byType.set(schema.allOf, types)
    }
    const then = typeof value.type === 'string' ? types.get(value.type) : undefined
    return then?.$ref ? this.definition(then.$ref) : then
  }

  definition(ref: string): SchemaNode | undefined {
    const name = ref.replace('#/$defs/', '')
    return this.root.$defs && Object.hasOwn(this.root.$defs, name) ? this.root.$defs[name] : undefined
  }
}

const isPage = (path: readonly (string | number)[]) =>
  path.length === 4 && path[2] === 'routes' && path[0] === 'readings'
