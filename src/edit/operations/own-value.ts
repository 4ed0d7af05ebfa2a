// A value of its own for one of the places that share one.
import type { Path } from '../../problems/finding.ts'
import { modelOf, plainOf, same } from '../model.ts'
import { type Json, refuse } from '../operation.ts'
import { Slots } from '../slots.ts'
import { splice } from '../splice.ts'
import { Reading } from '../tree/reading.ts'
import { insertText, printPair } from './entries.ts'
import { valueEdits } from './set-value.ts'

/** Writes out what an alias or a merge stands for, in its place. */
export function ownValue(text: string, at: Path, value: Json, by: 'alias' | 'merge'): string {
  const slots = new Slots(new Reading(text))
  const holder = slots.collection(at.slice(0, -1))
  const edits =
    by === 'alias'
      ? valueEdits(slots, slots.slot(at), value)
      : insertText(slots, holder, holder.entries.length, printPair(slots, holder, String(at.at(-1)), value))
  const next = splice(text, edits)
  const before = plainOf(modelOf(slots.root))
  const after = plainOf(modelOf(new Reading(next).root))
  // A key that was merged in comes where it is written now: the same keys, perhaps in another order.
  const isSame = by === 'alias' ? same(before, after) : same(inOrder(before), inOrder(after))
  return isSame ? next : refuse('unverified', 'The shared value cannot be written out in this place.')
}

/** With the keys of every group in alphabetical order. */
export const inOrder = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(inOrder)
    : value && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, inner]) => [key, inOrder(inner)]),
        )
      : value
