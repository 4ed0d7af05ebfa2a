// What is typed and not saved yet outlives a reload, a crash and a preview that has ended.
import type { EditableText } from '../../edit-messages.ts'
import { storedTexts, storeTexts } from '../text-storage.ts'
import { editState, updateEdit } from './edit-store.ts'

interface StoredDraft {
  words: string
  /** What the text was when the typing began. */
  before: string
  page: string
  reading: string
}

const start = 'lectern-draft '

/** Two windows may type into the same text: each keeps its own. */
const own = crypto.randomUUID()
const lockOf = (window: string) => `lectern-window ${window}`

// Held for as long as this window is there.
void navigator.locks?.request(lockOf(own), () => new Promise(() => undefined))

export const draftKey = (reading: string, { at }: Pick<EditableText, 'at'>): string =>
  `${start}${own} ${reading} ${JSON.stringify(at)}`

export function keepDraft(key: string, draft: StoredDraft) {
  if (!editState().isTyped) updateEdit({ isTyped: true })
  storeTexts(localStorage, key, draft)
}

export function dropDraft(key: string) {
  if (editState().isTyped) updateEdit({ isTyped: false })
  localStorage.removeItem(key)
}

/** Without those that another window is typing at the moment. */
export async function storedDrafts(): Promise<[string, StoredDraft][]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const open = new Set(held.map(({ name }) => name).filter((name) => name !== lockOf(own)))
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(start) && !open.has(lockOf(key.slice(start.length).split(' ')[0] ?? '')))
    .flatMap((key): [string, StoredDraft][] => {
      const draft = storedTexts(localStorage, key, ['words', 'before', 'page', 'reading'])
      return draft ? [[key, draft]] : []
    })
}
