// What was typed and not saved outlives a reload.
import { keepTexts, keptTexts } from '../kept-texts.ts'

export interface Draft {
  /** The file's text when it was begun. */
  before: string
  doc: string
}

const keyOf = (file: string) => `lectern-yaml ${file}`

export function keepDraft(file: string, draft: Draft | undefined): void {
  if (draft) keepTexts(localStorage, keyOf(file), draft)
  else localStorage.removeItem(keyOf(file))
}

export const draftOf = (file: string): Draft | undefined => keptTexts(localStorage, keyOf(file), ['before', 'doc'])
