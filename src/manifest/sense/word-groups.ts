// The strings of a manifest in groups: one for each page, and one for each part outside pages. A page that stays while a manifest
// is edited has the same group in each load, so that what is found in it is found once.
import type { Word } from '../../schema/schema-walk.ts'

type FindIn = (word: Word) => readonly unknown[]

const finders: FindIn[] = []

export class WordGroup {
  /** By the number of the finder. Most find nothing, and are left out. */
  private found: unknown[][] = []
  private searchedBy = 0

  /** `read` returns every string in the order of the file. */
  constructor(private readonly read: () => readonly Word[]) {}

  /** Every string, read anew. */
  all(): readonly Word[] {
    return this.read()
  }

  /** The strings are read once for all finders: reading takes longer than any of them. */
  foundBy(finder: number): readonly unknown[] {
    if (this.searchedBy < finders.length) this.search()
    return this.found[finder] ?? nothing
  }

  private search() {
    this.found = []
    this.searchedBy = finders.length
    for (const word of this.read())
      for (const [at, find] of finders.entries()) {
        const found = find(word)
        // Nearly always: a loop over nothing takes longer than the question.
        if (found.length === 0) continue
        this.found[at] ??= []
        this.found[at].push(...found)
      }
  }
}

/** Shared: nearly every string is of no use to nearly every finder. */
export const nothing: readonly never[] = []

/** What is found in the strings of groups by looking at each by itself; once for each group. */
export function perWord<T>(find: (word: Word) => readonly T[]): (groups: readonly WordGroup[]) => T[] {
  const finder = finders.push(find) - 1
  return (groups) => groups.flatMap((group) => group.foundBy(finder) as T[])
}

/** The strings that pass a test. */
export const wordsWhere = (test: (word: Word) => boolean): ((groups: readonly WordGroup[]) => Word[]) =>
  perWord((word) => (test(word) ? [word] : nothing))

/** The strings that are of a kind. */
export const wordsOfKind = (kind: Word['kind']) => wordsWhere((word) => word.kind === kind)

/** Strings that may hold names in braces. */
export const wordsWithBraces = wordsWhere(({ value }) => value.includes('{'))

/** Strings with a brace that ends a name. */
export const wordsWithBraceEnds = wordsWhere(({ value }) => value.includes('}'))
