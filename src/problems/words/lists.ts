// Lists of words and suggestions in the hints of problems, in one language.

export interface ListWords {
  and: string
  /** Stands for an empty list. */
  nothing: string
  /** The words that a list leaves out. */
  more: (count: number) => string
  didYouMean: (word: string) => string
  none: (what: string) => string
  all: (what: string, list: string) => string
}

/** Names listed in a hint. */
const maxNames = 40

export function listsIn({ and, nothing, more, ...words }: ListWords) {
  /** Returns `a, b and c`; beyond `maxWords`, the number of the others. */
  function listed(list: readonly string[], maxWords = 8): string {
    if (list.length === 0) return nothing
    if (list.length > maxWords) return `${list.slice(0, maxWords).join(', ')} ${and} ${more(list.length - maxWords)}`
    return list.length === 1 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} ${and} ${list.at(-1)}`
  }

  /** The hint of every misspelling: the nearest valid name, and the names that exist. */
  function didYouMean(nearest: string | undefined, known: readonly string[], what: string): string {
    const all = known.length === 0 ? words.none(what) : words.all(what, listed(known, maxNames))
    if (nearest === undefined) return all
    const meant = words.didYouMean(nearest)
    // So many names are no choice to read through.
    return known.length < 2 || known.length > 3 * maxNames ? meant : `${meant} ${all}`
  }

  return { listed, didYouMean }
}
