// Stores unsaved typing on the page in localStorage, where it survives reloads, crashes and the end of the preview.
import type { EditableText } from '../../edit-messages.ts'
import { draftStore } from '../draft-store.ts'
import { readingHere } from '../news.ts'
import { pageHere } from '../query.ts'
import { editState, updateEdit } from './edit-store.ts'

/** `before`: the text when typing began. */
const drafts = draftStore(localStorage, 'lectern-draft ', ['words', 'before', 'page', 'reading'])

type StoredDraft = NonNullable<ReturnType<typeof drafts.get>>

/** Part of the key, since two windows may type into the same text. */
const windowId = crypto.randomUUID()
const lockOf = (window: string) => `lectern-window ${window}`

// The browser releases the lock when the window closes; the held locks tell which windows are open.
void navigator.locks?.request(lockOf(windowId), () => new Promise(() => undefined))

export const draftKey = ({ at }: Pick<EditableText, 'at'>): string =>
  `${windowId} ${readingHere()} ${JSON.stringify(at)}`

/** Stores a draft of the shown page; undefined removes it. */
export function storeDraft(key: string, draft: Pick<StoredDraft, 'words' | 'before'> | undefined) {
  const isTyped = draft !== undefined
  if (editState().isTyped !== isTyped) updateEdit({ isTyped })
  drafts.set(key, draft && { ...draft, page: pageHere(), reading: readingHere() })
}

/** Returns all drafts by their keys, except those of other open windows. */
export async function storedDrafts(): Promise<[string, StoredDraft][]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const open = new Set(held.map(({ name }) => name).filter((name) => name !== lockOf(windowId)))
  return drafts.keys().flatMap((key): [string, StoredDraft][] => {
    const draft = open.has(lockOf(key.split(' ')[0] ?? '')) ? undefined : drafts.get(key)
    return draft ? [[key, draft]] : []
  })
}
