/** Adds a property that is computed on first read. Changes the object itself. */
export function withLazy<T extends object, Key extends string, Value>(
  object: T,
  key: Key,
  work: () => Value,
): T & Record<Key, Value> {
  const settle = (value: Value) => {
    Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true })
    return value
  }
  Object.defineProperty(object, key, { get: () => settle(work()), set: settle, enumerable: true, configurable: true })
  return object as T & Record<Key, Value>
}
