// The strings of a manifest in groups: one for each page, and one for each part outside pages. A page that stays while a manifest
// is edited has the very same group in each load, so that what is found in it is found once.
import type { Word } from '../../schema/schema-walk.ts'

export type WordGroup = readonly Word[]

/** A function of a group whose answer is kept as long as the group. */
export function perGroup<T>(work: (group: WordGroup) => T): (group: WordGroup) => T {
  const answers = new WeakMap<WordGroup, { answer: T }>()
  return (group) => {
    const known = answers.get(group) ?? { answer: work(group) }
    answers.set(group, known)
    return known.answer
  }
}

/** The strings of the groups that are of a kind. */
export function wordsOfKind(kind: Word['kind']): (groups: readonly WordGroup[]) => Word[] {
  const inGroup = perGroup((group) => group.filter((word) => word.kind === kind))
  return (groups) => groups.flatMap(inGroup)
}

/** Strings that may hold names in braces. */
export const wordsWithBraces = perGroup((group) => group.filter(({ value }) => value.includes('{')))
