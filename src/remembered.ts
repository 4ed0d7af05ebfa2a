/** Caches a function's result by its argument, an object, for the object's lifetime. */
export function remembered<K extends object, T>(work: (of: K) => T): (of: K) => T {
  const results = new WeakMap<K, { result: T }>()
  return (of) => {
    const known = results.get(of) ?? { result: work(of) }
    results.set(of, known)
    return known.result
  }
}
