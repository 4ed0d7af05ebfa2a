// Writes out a shared value at one of its places.
import type { Path } from '../../problems/finding.ts'
import { splice } from '../../problems/splice.ts'
import { same } from '../model.ts'
import { type Json, refuse } from '../operation.ts'
import { Slots } from '../slots.ts'
import { YamlSource } from '../tree/yaml-source.ts'
import { insertText, printPair } from './entries.ts'
import { valueEdits } from './set-value.ts'

/** Replaces an alias by its value, or adds a key of a merge. Refuses where this would change the value of the file. */
export function ownValue(text: string, at: Path, value: Json, by: 'alias' | 'merge'): string {
  const slots = new Slots(new YamlSource(text))
  const holder = slots.collection(at.slice(0, -1))
  const edits =
    by === 'alias'
      ? valueEdits(slots, slots.slot(at), value)
      : insertText(slots, holder, holder.entries.length, printPair(slots, holder, String(at.at(-1)), value))
  const next = splice(text, edits)
  const before = slots.source.value
  const after = new YamlSource(next).value
  // A merged key may get another place in the order when it is written out.
  const isSame = by === 'alias' ? same(before, after) : same(withSortedKeys(before), withSortedKeys(after))
  return isSame ? next : refuse('unverified', 'The shared value cannot be written out in this place.')
}

/** Sorts the keys of every group, so that their order does not count in comparisons. */
export const withSortedKeys = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withSortedKeys)
    : value && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, inner]) => [key, withSortedKeys(inner)]),
        )
      : value
