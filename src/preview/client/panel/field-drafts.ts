// What is typed into a field of the panel and not saved yet outlives a reload of its window.
import type { Path } from '../../../problems/finding.ts'

interface FieldDraft {
  words: string
  /** What stood in the file when the typing began. */
  before: string
}

const keyOf = (at: Path) => `lectern-field ${JSON.stringify(at)}`

export function keepFieldDraft(at: Path, draft: FieldDraft) {
  try {
    sessionStorage.setItem(keyOf(at), JSON.stringify(draft))
  } catch (error) {
    // A browser that keeps nothing: the typing goes on all the same.
    console.error(error)
  }
}

export const dropFieldDraft = (at: Path) => sessionStorage.removeItem(keyOf(at))

export function fieldDraft(at: Path): FieldDraft | undefined {
  const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(at)) ?? 'null')
  return isDraft(value) ? value : undefined
}

const isDraft = (value: unknown): value is FieldDraft =>
  typeof value === 'object' &&
  value !== null &&
  'words' in value &&
  'before' in value &&
  typeof value.words === 'string' &&
  typeof value.before === 'string'
