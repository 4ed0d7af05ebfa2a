// Stores records of texts in localStorage or sessionStorage.
import { isGroup } from '../../site/groups.ts'

/** Stores the texts. A full or disabled storage only logs an error, since the text is still in the window. */
export function storeTexts(store: Storage, key: string, texts: object) {
  try {
    store.setItem(key, JSON.stringify(texts))
  } catch (error) {
    console.error(error)
  }
}

/** The stored texts, undefined unless all names are there. */
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
