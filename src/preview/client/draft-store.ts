// Stores of unsaved typing, in localStorage or sessionStorage.
import { isGroup } from '../../site/groups.ts'

/** `names`: the texts of each draft. */
export function draftStore<Name extends string>(storage: Storage, prefix: string, names: readonly Name[]) {
  type Draft = Record<Name, string>
  const isDraft = (value: unknown): value is Draft =>
    isGroup(value) && names.every((name) => typeof value[name] === 'string')
  return {
    get(key: string): Draft | undefined {
      const value: unknown = JSON.parse(storage.getItem(prefix + key) ?? 'null')
      return isDraft(value) ? value : undefined
    },
    /** Undefined removes the draft. A full or disabled storage only logs an error, since the text is still in the window. */
    set(key: string, draft: Draft | undefined) {
      try {
        if (draft) storage.setItem(prefix + key, JSON.stringify(draft))
        else storage.removeItem(prefix + key)
      } catch (error) {
        console.error(error)
      }
    },
    keys: (): string[] =>
      Object.keys(storage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
  }
}
