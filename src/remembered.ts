/** A function of an object whose result is kept as long as the object. */
export function remembered<K extends object, T>(work: (of: K) => T): (of: K) => T {
  const results = new WeakMap<K, { result: T }>()
  return (of) => {
    const known = results.get(of) ?? { result: work(of) }
    results.set(of, known)
    return known.result
  }
}
