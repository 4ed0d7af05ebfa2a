// Words for the links between pages of a list: "newer" and "older" in date order, else "previous" and "next".
import type { Texts } from '../site/texts.ts'

/** Newest or oldest first, or not ordered by date. */
type ListOrder = 'newest' | 'oldest' | 'other'

export function stepWords(texts: Texts, order: ListOrder = 'newest'): { before: string; after: string } {
  if (order === 'newest') return { before: texts.newer, after: texts.older }
  return order === 'oldest'
    ? { before: texts.older, after: texts.newer }
    : { before: texts.previous, after: texts.next }
}
