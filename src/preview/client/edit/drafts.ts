// Stores unsaved typing on the page in localStorage, where it survives reloads, crashes and the end of the preview.
import type { EditableText } from '../../edit-messages.ts'
import { draftStore } from '../draft-store.ts'
import { readingHere } from '../news.ts'
import { windowId, withoutOpenWindows } from '../open-windows.ts'
import { pageHere } from '../query.ts'
import { editState, updateEdit } from './edit-store.ts'

/** `before`: the text when typing began. */
const drafts = draftStore(localStorage, 'lectern-draft ', ['words', 'before', 'page', 'reading'])

type StoredDraft = NonNullable<ReturnType<typeof drafts.get>>

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
  return (await withoutOpenWindows(drafts.keys())).flatMap((key): [string, StoredDraft][] => {
    const draft = drafts.get(key)
    return draft ? [[key, draft]] : []
  })
}
