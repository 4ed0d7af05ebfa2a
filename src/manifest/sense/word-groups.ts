// The strings of a manifest in groups: one for each page, and one for each part outside pages. A page that stays while a manifest
// is edited has the very same group in each load, so that what is found in it is found once.
import type { Word } from '../../schema/schema-walk.ts'

/** What somebody finds in one string: data that JSON can hold, since it may be written down with the page (decision 148). */
type FindIn = (word: Word) => readonly unknown[]

/** What is found in a group, by the name of the finder, of which there were so many. Most find nothing, and are left out. */
export interface Found {
  finders: number
  by: Record<string, unknown[]>
}

const finders = new Map<string, FindIn>()
/** How often one was declared; in the development server, once more with each change of its code. */
let declared = 0

export class WordGroup {
  /** `read` gives every string in the order of the file; `found` is what was found in them before. */
  constructor(
    private readonly read: () => readonly Word[],
    private found?: Found,
  ) {}

  /** Every string, read anew: whoever asks for some of them has them found by `perWord`. */
  all(): readonly Word[] {
    return this.read()
  }

  /** What the finders find. The strings are read once for all of them, and those of no use to any are let go. */
  everything(): Found {
    if (this.found?.finders === declared) return this.found
    const by: Found['by'] = {}
    const all = [...finders]
    for (const word of this.read())
      for (const [name, find] of all) {
        const found = find(word)
        // Nearly always: a loop over nothing takes longer than to ask.
        if (found.length === 0) continue
        by[name] ??= []
        by[name].push(...found)
      }
    this.found = { finders: declared, by }
    return this.found
  }
}

/** A function of a group whose answer is kept as long as the group. */
export function perGroup<T>(work: (group: WordGroup) => T): (group: WordGroup) => T {
  const answers = new WeakMap<WordGroup, { answer: T }>()
  return (group) => {
    const known = answers.get(group) ?? { answer: work(group) }
    answers.set(group, known)
    return known.answer
  }
}

/** Shared: nearly every string is of no use to nearly every finder. */
export const nothing: readonly never[] = []

/** What is found in the strings of groups by looking at each by itself; once for each group. No two finders have one name. */
export function perWord<T>(name: string, find: (word: Word) => readonly T[]): (groups: readonly WordGroup[]) => T[] {
  finders.set(name, find)
  declared++
  return (groups) => groups.flatMap((group) => (group.everything().by[name] ?? []) as T[])
}

/** The strings that pass a test. */
export const wordsWhere = (name: string, test: (word: Word) => boolean): ((groups: readonly WordGroup[]) => Word[]) =>
  perWord(name, (word) => (test(word) ? [word] : nothing))

/** The strings that are of a kind. */
export const wordsOfKind = (kind: Word['kind']) => wordsWhere(kind, (word) => word.kind === kind)

/** Strings that may hold names in braces. */
export const wordsWithBraces = wordsWhere('braces', ({ value }) => value.includes('{'))
