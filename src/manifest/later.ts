/** The object with one more property, computed at its first read. */
export function withLater<T extends object, Key extends string, Value>(
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
