/** The object with one more property, which is worked out when somebody first asks for it. */
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

const eachTime = new WeakSet<object>()
let last: { of: object; value: unknown } | undefined

/** The same, but worked out each time, so that it takes no memory: only the one that was asked for last stays. */
export function withEachTime<T extends object, Key extends string, Value>(
  object: T,
  key: Key,
  work: () => Value,
): T & Record<Key, Value> {
  const get = () => {
    if (last?.of !== object) last = { of: object, value: work() }
    return last.value
  }
  eachTime.add(object)
  return Object.defineProperty(object, key, { get, enumerable: true, configurable: true }) as T & Record<Key, Value>
}

export const isEachTime = (object: object): boolean => eachTime.has(object)
