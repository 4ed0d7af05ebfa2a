// Stores unsaved typing in the panel's fields in sessionStorage, where it survives a reload.
import type { Path } from '../../../problems/finding.ts'
import { storedTexts, storeTexts } from '../text-storage.ts'

interface FieldDraft {
  words: string
  /** The file's value when typing began. */
  before: string
}

const keyOf = (at: Path) => `lectern-field ${JSON.stringify(at)}`

export const storeFieldDraft = (at: Path, draft: FieldDraft) => storeTexts(sessionStorage, keyOf(at), draft)
export const dropFieldDraft = (at: Path) => sessionStorage.removeItem(keyOf(at))
export const fieldDraft = (at: Path): FieldDraft | undefined =>
  storedTexts(sessionStorage, keyOf(at), ['words', 'before'])
