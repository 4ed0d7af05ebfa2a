// The parts of an edit of one place alone, where others share its value: own values for those, and no anchor left behind.
import { isAlias, visit } from 'yaml'
import type { Path } from '../problems/finding.ts'
import type { Edit } from '../problems/problem.ts'
import { isGroup, valueAt } from '../site/groups.ts'
import { modelOf, plainOf, same } from './model.ts'
import { type Json, refuse } from './operation.ts'
import { removeEntry } from './operations/entries.ts'
import { inOrder, ownValue } from './operations/own-value.ts'
import { Anchors, type Places } from './sharing.ts'
import { Slots } from './slots.ts'
import { splice } from './splice.ts'
import { Reading } from './tree/reading.ts'

/** Whether two values differ at the path alone. The order of keys does not count: one that was merged in may stand elsewhere. */
export const isSameBeside = (path: Path, before: unknown, after: unknown): boolean =>
  same(inOrder(without(before, path)), inOrder(without(after, path)))

function without(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined || value === null || typeof value !== 'object') return undefined
  if (Array.isArray(value)) return value.map((item, at) => (at === Number(key) ? without(item, rest) : item))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === String(key) ? without(inner, rest) : inner]),
  )
}

/** Without those of the names that no alias repeats any more: an anchor alone is taken for a slip. */
export function withoutAnchors(reading: Reading, names: ReadonlySet<string>): Reading {
  const { text, document } = reading
  const used = new Set(new Anchors(reading.root).used().map(({ node }) => node))
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
  if (edits.length === 0) return reading
  const next = new Reading(
    splice(
      text,
      edits.sort((one, other) => one.start - other.start),
    ),
  )
  const [before, after] = [reading, next].map(({ root }) => plainOf(modelOf(root)))
  return same(before, after) ? next : reading
}

/** Of an anchor that stands alone behind the dash of an item: what the item says moves up to its dash. */
function toDash(text: string, start: number, end: number): Edit | undefined {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const [gap = '', indent = ''] = /^[ \t]*\r?\n( *)(?=[^\s#])/.exec(text.slice(end)) ?? []
  return /^ *(?:- )+$/.test(before) && indent.length === before.length
    ? { start, end: end + gap.length, text: '' }
    : undefined
}

/**
 * Each alias of the value gets a copy of it, and each merge the one key that the operation leads through; where a key is to come, or to be called
 * otherwise, all of the keys in the place of the merge, which would bring it along.
 */
export function withOwnValues(
  text: string,
  places: Places,
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

/** Whether the key is written there, and not only merged in. */
const hasOwnKey = (text: string, path: Path): boolean => new Slots(new Reading(text)).slotOf(path) !== undefined

/** With the values themselves in those places. The very reading where there are none. */
export function writtenOut(reading: Reading, places: Places): Reading {
  if (places.length === 0) return reading
  const plain = plainOf(modelOf(reading.root))
  const value = (at: Path) => valueAt(plain, at) as Json
  return new Reading(withOwnValues(reading.text, places, { path: [], bringsKey: true }, value))
}

/** With every key of the group at the path written there. */
export const withoutMerges = (reading: Reading, at: Path): Reading => writtenOut(reading, [{ at, merged: true }])

/** With every key of the group written there, and nothing merged into it. */
function withoutMerge(text: string, at: Path, value: Json): string {
  if (!isGroup(value)) return text
  const own = Object.keys(value).reduce((next, key) => {
    const path = [...at, key]
    return hasOwnKey(next, path) ? next : ownValue(next, path, value[key] as Json, 'merge')
  }, text)
  const slots = new Slots(new Reading(own))
  const group = slots.collection(at)
  const merge = group.entries.findIndex(({ isMerge }) => isMerge)
  const next = splice(own, removeEntry(slots, group, merge, at.length === 0 ? undefined : slots.slot(at)))
  const [before, after] = [text, next].map((one) => inOrder(plainOf(modelOf(new Reading(one).root))))
  return same(before, after) ? next : refuse('unverified', 'What is merged in here cannot be written out.')
}
