// What is typed into a field of the panel and not saved yet outlives a reload of its window.
import type { Path } from '../../../problems/finding.ts'
import { storedTexts, storeTexts } from '../text-storage.ts'

interface FieldDraft {
  words: string
  /** What stood in the file when the typing began. */
  before: string
}

const keyOf = (at: Path) => `lectern-field ${JSON.stringify(at)}`

export const keepFieldDraft = (at: Path, draft: FieldDraft) => storeTexts(sessionStorage, keyOf(at), draft)
export const dropFieldDraft = (at: Path) => sessionStorage.removeItem(keyOf(at))
export const fieldDraft = (at: Path): FieldDraft | undefined =>
  storedTexts(sessionStorage, keyOf(at), ['words', 'before'])
