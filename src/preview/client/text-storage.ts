// Texts in the browser's store, which outlive a reload of the window.
import { isGroup } from '../../site/groups.ts'

/** A store that is full or switched off keeps nothing: what is typed is still in the window. */
export function storeTexts(store: Storage, key: string, texts: object) {
  try {
    store.setItem(key, JSON.stringify(texts))
  } catch (error) {
    console.error(error)
  }
}

/** Undefined where there is nothing that has all of them. */
export function storedTexts<Name extends string>(
  store: Storage,
  key: string,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const value: unknown = JSON.parse(store.getItem(key) ?? 'null')
  return hasTexts(value, names) ? value : undefined
}

const hasTexts = <Name extends string>(value: unknown, names: readonly Name[]): value is Record<Name, string> =>
  isGroup(value) && names.every((name) => typeof value[name] === 'string')
