// Fills in a part of a page: replaces `{entry.…}`, expands `from:` into lists and drops what is not shown now. Unaffected values are returned
// as the same objects.
import { unknown } from '../../manifest/read/left-out.ts'
import { onEntry, type Path } from '../../problems/finding.ts'
import { pathBelow } from '../../problems/path.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { emptyCell } from '../../site/empty-cell.ts'
import { everyValue, isGroup } from '../../site/groups.ts'
import { repeatsSlug } from '../collection.ts'
import { timedKeys } from '../entry.ts'
import { isDaysWord } from '../entry-days.ts'
import { type Blocks, madeBlocks } from './blocks.ts'
import type { EntryScope, ExpandContext } from './context.ts'
import { type Filled, fillText } from './fill-text.ts'
import { collectionOf, isListSource, type ListSource, reportForeignKeys, selected } from './list-source.ts'
import { fieldOf, from, type Origin, originOf } from './origins.ts'
import { isApplied, isOwnDay, isShown } from './shown.ts'

export class Filler {
  private readonly blocks: Blocks

  constructor(
    private readonly context: ExpandContext,
    private readonly scope: EntryScope,
  ) {
    this.blocks = madeBlocks(context, scope)
  }

  /** `path` is where the value is written. Returns undefined for a field that the entry lacks. */
  fill(value: unknown, schema: SchemaNode | undefined, path: Path): unknown {
    if (typeof value === 'string') return fillText(value, schema, path, this.scope, this.context).value
    if (Array.isArray(value)) return this.list(value, schema, path)
    if (!isGroup(value)) return value
    if (schema?.type === 'array' && isListSource(value, this.context)) return this.entries(value, schema, path)
    return this.group(value, schema, path)
  }

  /** Also returns whether the words are already in the page's language. */
  private filled(value: unknown, schema: SchemaNode | undefined, path: Path): Filled {
    if (typeof value === 'string') return fillText(value, schema, path, this.scope, this.context)
    return { value: this.fill(value, schema, path) }
  }

  private group(value: Record<string, unknown>, schema: SchemaNode | undefined, path: Path): unknown {
    const { walk } = this.context
    const made = typeof value.type === 'string' ? this.blocks[value.type]?.(value, path) : undefined
    const whole = made?.value ?? value
    let changed = made !== undefined || timedKeys.some((key) => Object.hasOwn(whole, key))
    const filled: [string, unknown][] = []
    const settled = new Set<string>()
    for (const key of Object.keys(whole)) {
      // `draft`, `publish` and `until` have been applied and are no fields of the block.
      const isTimed = timedKeys.includes(key) && path.at(-2) === 'blocks' && !isOwnDay(whole, key, schema, walk)
      if (isTimed && isApplied(whole[key])) continue
      const one = whole[key]
      const isMade = made !== undefined && one !== value[key] && made.made.has(key)
      const inEntry = Array.isArray(one) ? made?.fields[key] : undefined
      const here = pathBelow(path, key)
      const filler = inEntry ? this.within(inEntry, here) : this
      const { value: inner, isSettled }: Filled =
        isMade || !isOpen(one) ? { value: one } : filler.filled(one, schema && walk.below(schema, whole, key), here)
      if (isSettled || (inEntry && this.scope.entry?.translated?.has(String(inEntry[0])))) settled.add(key)
      if (inner !== one) changed = true
      if (inner !== undefined) filled.push([key, inner])
      else if (this.lacksTarget(key, one, whole, schema)) return undefined
      else if (this.lacking(key, one, schema && walk.groupOf(schema, whole), path)) filled.push([key, unknown])
    }
    if (!changed) return value
    const { entry } = this.scope
    return from(Object.fromEntries(filled), {
      path,
      ...(entry && { entry }),
      ...(made && { fields: made.fields }),
      ...(settled.size > 0 && { settled }),
    })
  }

  /** Returns a filler for a field's content, which reports mistakes in the entry. */
  private within(field: Path, path: Path): Filler {
    const { entry } = this.scope
    if (!entry) return this
    const report: ExpandContext['report'] = (code, at, ...of) => {
      const there = { ...at, path: [...field, ...at.path.slice(path.length)] }
      this.context.inEntry(entry, path.slice(0, -1))(code, there, ...of)
    }
    return new Filler({ ...this.context, report }, this.scope)
  }

  /**
   * Whether the entry lacks the link, file, picture or list that a group is for: a button without its link is left out with its words.
   * What cannot be without the group is left out with it, up to the block.
   */
  private lacksTarget(key: string, written: unknown, group: object, schema: SchemaNode | undefined): boolean {
    const { walk } = this.context
    if (!schema || !walk.groupOf(schema, group).required?.includes(key)) return false
    const { 'x-kind': kind, properties, type } = walk.below(schema, group, key) ?? {}
    const isTarget = kind === 'link' || kind === 'file' || type === 'array' || properties?.file !== undefined
    return typeof written !== 'string' || isTarget
  }

  /** Reports a required key that the entry lacks. Returns whether a text has to stand in for it. */
  private lacking(key: string, written: unknown, schema: SchemaNode | undefined, path: Path): boolean {
    const { entry } = this.scope
    if (!entry || typeof written !== 'string' || !schema?.required?.includes(key)) return false
    const field = fieldOf(written) ?? key
    const what = path.length === 4 ? 'the page' : `"${key}"`
    this.context.inEntry(entry, [...path, key])('entry-lacks', onEntry([]), { field, what })
    return schema.properties?.[key]?.type === 'string'
  }

  private list(value: readonly unknown[], schema: SchemaNode | undefined, path: Path): unknown {
    const items: unknown[] = []
    const origins: Origin[] = []
    const hidden: Origin[] = []
    const settled = new Set<number>()
    const { entry } = this.scope
    let isLacking = false
    for (const [at, item] of value.entries()) {
      const here = pathBelow(path, at)
      if (isGroup(item) && isListSource(item, this.context)) {
        const made = this.entries(item, schema, here) ?? []
        const from = madeOrigins.get(made) ?? []
        items.push(...made)
        origins.push(...from)
        continue
      }
      if (isGroup(item) && path.at(-1) === 'blocks' && !this.isShown(item, here, schema?.items)) {
        hidden.push({ path: here })
        continue
      }
      const { value: filled, isSettled } = this.filled(item, schema?.items, here)
      const keepsPlace = schema?.['x-alongside'] !== undefined && schema.items?.type === 'string'
      if (filled === undefined && !keepsPlace) {
        if (path.at(-1) === 'blocks') hidden.push({ path: here })
        if (isGroup(item)) isLacking = true
        continue
      }
      if (isSettled || filled === undefined) settled.add(items.length)
      items.push(filled ?? emptyCell)
      origins.push({ path: here, ...(entry && { entry }) })
    }
    if (isLacking && isTooShort(items, schema) && path.at(-1) !== 'blocks') return undefined
    if (items.length === value.length && items.every((item, at) => item === value[at])) return value
    return from(items, {
      path,
      ...(entry && { entry }),
      items: [...origins, ...hidden],
      ...(settled.size > 0 && { settled }),
    })
  }

  /** A block is also left out while a list with `when:`, or of the entry of the page, that it cannot do without has no entries. */
  private isShown(block: Record<string, unknown>, path: Path, schema: SchemaNode | undefined): boolean {
    const { context, scope } = this
    if (!isShown(block, path, context, schema)) return false
    return !Object.entries(block).some(([key, value]) => {
      if (!isListSource(value, context) || !(isDaysWord(value.when) || isOfEntry(value.where))) return false
      const { minItems = 0 } = (schema && context.walk.below(schema, block, key)) ?? {}
      const collection = context.collections.get(value.from)
      return minItems > 0 && collection && selected(value, collection, [...path, key], scope, context).length === 0
    })
  }

  private entries(
    value: ListSource & Record<string, unknown>,
    schema: SchemaNode | undefined,
    path: Path,
  ): unknown[] | undefined {
    const collection = collectionOf(value.from, [...path, 'from'], this.context)
    reportForeignKeys(value, path, this.context)
    const { entry: outer } = this.scope
    if (!collection) return from([], { path })
    const chosen = selected(value, collection, path, this.scope, this.context)
    const as = value.as ?? sameKeys(schema?.items, collection.fields.keys())
    const listed = typeof value.most === 'number' ? chosen.slice(0, value.most) : chosen
    const items: unknown[] = []
    const origins: Origin[] = []
    const settled = new Set<number>()
    for (const entry of listed) {
      if (repeatsSlug(entry, collection)) continue
      const filler = new Filler(this.context, { entry, collection })
      const { value: item, isSettled } = filler.filled(as, schema?.items, [...path, 'as'])
      if (item === undefined) continue
      if (isSettled) settled.add(items.length)
      items.push(item)
      const fields = value.as === undefined ? ownFields(as) : undefined
      if (fields && isGroup(item)) from(item, { ...originOf(item), path, entry, fields })
      origins.push({ path: value.as === undefined ? path : pathBelow(path, 'as'), entry })
    }
    if (isGroup(as) && listed.length > 0 && isTooShort(items, schema)) return undefined
    madeOrigins.set(items, origins)
    return from(items, {
      path,
      ...(outer && { entry: outer }),
      items: origins,
      ...(settled.size > 0 && { settled }),
    })
  }
}

/** Origins of items in lists that are inserted into another list. */
const madeOrigins = new WeakMap<readonly unknown[], readonly Origin[]>()

const isTooShort = ({ length }: readonly unknown[], schema: SchemaNode | undefined) =>
  length === 0 && (schema?.minItems ?? 0) > 0

/** Whether a value may need filling in. */
const isOpen = (value: unknown): boolean =>
  typeof value === 'string' ? value.includes('{') : value !== null && typeof value === 'object'

/** Maps the keys of an item to entry fields of the same names. */
function sameKeys(items: SchemaNode | undefined, fields: Iterable<string>): Record<string, string> | string {
  if (items?.type === 'string') return '{entry.title}'
  const names = [...fields].filter((name) => items?.properties && Object.hasOwn(items.properties, name))
  return Object.fromEntries(names.map((name) => [name, `{entry.${name}}`]))
}

const ownFields = (as: unknown): Record<string, Path> | undefined =>
  isGroup(as) ? Object.fromEntries(Object.keys(as).map((key) => [key, [key]])) : undefined

/** Whether a list is of what refers to the entry of the page. */
const isOfEntry = (where: unknown): boolean =>
  [...everyValue(where)].some(({ value }) => typeof value === 'string' && /\{\s*entry\b/.test(value))
