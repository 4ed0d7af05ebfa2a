// Stores unsaved typing on the page in localStorage, where it survives reloads, crashes and the end of the preview.
import type { EditableText } from '../../edit-messages.ts'
import { storedTexts, storeTexts } from '../text-storage.ts'
import { editState, updateEdit } from './edit-store.ts'

interface StoredDraft {
  words: string
  /** The text when typing began. */
  before: string
  page: string
  reading: string
}

const prefix = 'lectern-draft '

/** Part of the key, since two windows may type into the same text. */
const windowId = crypto.randomUUID()
const lockOf = (window: string) => `lectern-window ${window}`

// The browser releases the lock when the window closes; the held locks tell which windows are open.
void navigator.locks?.request(lockOf(windowId), () => new Promise(() => undefined))

export const draftKey = (reading: string, { at }: Pick<EditableText, 'at'>): string =>
  `${prefix}${windowId} ${reading} ${JSON.stringify(at)}`

export function storeDraft(key: string, draft: StoredDraft) {
  if (!editState().isTyped) updateEdit({ isTyped: true })
  storeTexts(localStorage, key, draft)
}

export function dropDraft(key: string) {
  if (editState().isTyped) updateEdit({ isTyped: false })
  localStorage.removeItem(key)
}

/** Returns all drafts by their keys, except those of other open windows. */
export async function storedDrafts(): Promise<[string, StoredDraft][]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const open = new Set(held.map(({ name }) => name).filter((name) => name !== lockOf(windowId)))
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix) && !open.has(lockOf(key.slice(prefix.length).split(' ')[0] ?? '')))
    .flatMap((key): [string, StoredDraft][] => {
      const draft = storedTexts(localStorage, key, ['words', 'before', 'page', 'reading'])
      return draft ? [[key, draft]] : []
    })
}
