// What was typed and not saved outlives a reload.
import { storedTexts, storeTexts } from '../text-storage.ts'

export interface Draft {
  /** The file's text when it was begun. */
  before: string
  doc: string
}

const keyOf = (file: string) => `lectern-yaml ${file}`

export function keepDraft(file: string, draft: Draft | undefined): void {
  if (draft) storeTexts(localStorage, keyOf(file), draft)
  else localStorage.removeItem(keyOf(file))
}

export const draftOf = (file: string): Draft | undefined => storedTexts(localStorage, keyOf(file), ['before', 'doc'])
