// Detaches one place from a shared value: writes out the value elsewhere, and removes anchors that are no longer used.
import { isAlias, visit } from 'yaml'
import type { AliasPlace } from '../manifest/read/references.ts'
import type { Path } from '../problems/finding.ts'
import type { Edit } from '../problems/problem.ts'
import { splice } from '../problems/splice.ts'
import { isGroup, valueAt } from '../site/groups.ts'
import { same } from './model.ts'
import { type Json, refuse } from './operation.ts'
import { removeEntry } from './operations/entries.ts'
import { ownValue, withSortedKeys } from './operations/own-value.ts'
import { usedAnchors } from './sharing.ts'
import { Slots } from './slots.ts'
import { YamlSource } from './tree/yaml-source.ts'

/** True when two values only differ at the path. The order of keys does not count, since merged keys may be written elsewhere. */
export const isSameBeside = (path: Path, before: unknown, after: unknown): boolean =>
  same(withSortedKeys(without(before, path)), withSortedKeys(without(after, path)))

function without(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined || value === null || typeof value !== 'object') return undefined
  if (Array.isArray(value)) return value.map((item, at) => (at === Number(key) ? without(item, rest) : item))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === String(key) ? without(inner, rest) : inner]),
  )
}

/** Removes the named anchors that no alias uses any more: an unused anchor looks like a mistake. */
export function withoutAnchors(source: YamlSource, names: ReadonlySet<string>): YamlSource {
  const { text, document } = source
  const used = new Set(usedAnchors(source.references).map(({ node }) => node))
  const edits: Edit[] = []
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node) || !node.anchor || !names.has(node.anchor) || used.has(node)) return
      const start = text.lastIndexOf(`&${node.anchor}`, node.range?.[0])
      const end = start + node.anchor.length + 1
      const blanks = /^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0
      const isLast = /[\r\n]/.test(text[end + blanks] ?? '\n')
      const dash = isLast ? toDash(text, start, end) : undefined
      if (dash) edits.push(dash)
      else if (start >= 0)
        edits.push({
          start: isLast && text[start - 1] === ' ' ? start - 1 : start,
          end: isLast ? end : end + blanks,
          text: '',
        })
    },
  })
  if (edits.length === 0) return source
  const next = new YamlSource(splice(text, edits))
  return same(source.value, next.value) ? next : source
}

/** Removes an anchor that stands alone behind a dash, and moves the item's first line up to the dash. */
function toDash(text: string, start: number, end: number): Edit | undefined {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const [gap = '', indent = ''] = /^[ \t]*\r?\n( *)(?=[^\s#])/.exec(text.slice(end)) ?? []
  return /^ *(?:- )+$/.test(before) && indent.length === before.length
    ? { start, end: end + gap.length, text: '' }
    : undefined
}

/**
 * Writes out the value at each of the places: at an alias the whole value, at a merge the one key of the operation. Where the operation
 * adds or renames a key (`bringsKey`), a merge is replaced by all of its keys, since it would add the new key too.
 */
export function withOwnValues(
  text: string,
  places: readonly AliasPlace[],
  { path: [key], bringsKey }: { path: Path; bringsKey: boolean },
  value: (at: Path) => Json,
): string {
  return places.reduceRight((next, { at, merged }) => {
    if (!merged) return ownValue(next, at, value(at), 'alias')
    const own = [...at, String(key)]
    if (key === undefined || bringsKey || value(own) === undefined) return withoutMerge(next, at, value(at))
    return hasOwnKey(next, own) ? next : ownValue(next, own, value(own), 'merge')
  }, text)
}

/** True when the key is written at the path, and not only merged in. */
const hasOwnKey = (text: string, path: Path): boolean => new Slots(new YamlSource(text)).slotOf(path) !== undefined

/** Writes out the values at the places. Returns the same object where there are none. */
export function writtenOut(source: YamlSource, places: readonly AliasPlace[]): YamlSource {
  if (places.length === 0) return source
  const plain = source.value
  const value = (at: Path) => valueAt(plain, at) as Json
  return new YamlSource(withOwnValues(source.text, places, { path: [], bringsKey: true }, value))
}

/** Writes out every merged key of the group at the path. */
export const withoutMerges = (source: YamlSource, at: Path): YamlSource => writtenOut(source, [{ at, merged: true }])

/** Replaces a merge by its keys. */
function withoutMerge(text: string, at: Path, value: Json): string {
  if (!isGroup(value)) return text
  const own = Object.keys(value).reduce((next, key) => {
    const path = [...at, key]
    return hasOwnKey(next, path) ? next : ownValue(next, path, value[key] as Json, 'merge')
  }, text)
  const slots = new Slots(new YamlSource(own))
  const group = slots.collection(at)
  const merge = group.entries.findIndex(({ isMerge }) => isMerge)
  const next = splice(own, removeEntry(slots, group, merge, at.length === 0 ? undefined : slots.slot(at)))
  const [before, after] = [text, next].map((one) => withSortedKeys(new YamlSource(one).value))
  return same(before, after) ? next : refuse('unverified', 'What is merged in here cannot be written out.')
}
