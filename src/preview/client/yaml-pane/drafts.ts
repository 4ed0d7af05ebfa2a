// Stores unsaved YAML in localStorage.
import { storedTexts, storeTexts } from '../text-storage.ts'

export interface Draft {
  /** The file's text when typing began. */
  before: string
  doc: string
}

const keyOf = (file: string) => `lectern-yaml ${file}`

/** Stores the draft; undefined removes it. */
export function storeDraft(file: string, draft: Draft | undefined): void {
  if (draft) storeTexts(localStorage, keyOf(file), draft)
  else localStorage.removeItem(keyOf(file))
}

export const draftOf = (file: string): Draft | undefined => storedTexts(localStorage, keyOf(file), ['before', 'doc'])
