// What leads on in a list of entries is called: by time where the list is in its order, by place where it is in another one.
import type { Texts } from '../site/texts.ts'

/** In which order a list is: by a day, the newest or the oldest first, or by something else. */
export type ListOrder = 'newest' | 'oldest' | 'other'

export function stepWords(texts: Texts, order: ListOrder = 'newest'): { before: string; after: string } {
  if (order === 'newest') return { before: texts.newer, after: texts.older }
  return order === 'oldest'
    ? { before: texts.older, after: texts.newer }
    : { before: texts.previous, after: texts.next }
}
