interface Results<K, T> {
  get(of: K): { result: T } | undefined
  set(of: K, known: { result: T }): unknown
}

const cachedIn =
  <K, T>(results: Results<K, T>, work: (of: K) => T) =>
  (of: K): T => {
    const known = results.get(of) ?? { result: work(of) }
    results.set(of, known)
    return known.result
  }

/** Caches a function's result by its argument, an object, for the object's lifetime. */
export const remembered = <K extends object, T>(work: (of: K) => T): ((of: K) => T) => cachedIn(new WeakMap(), work)

/** Caches a function's result by its argument, a word, for the function's lifetime. */
export const rememberedByWord = <T>(work: (word: string) => T): ((word: string) => T) => cachedIn(new Map(), work)
