// What is typed and not saved yet outlives a reload, a crash and a preview that has ended.
import type { EditableText } from '../../edit-messages.ts'

export interface StoredDraft {
  words: string
  /** What the text was when the typing began. */
  before: string
  page: string
  reading: string
}

const start = 'lectern-draft '

export const draftKey = (reading: string, { at }: Pick<EditableText, 'at'>): string =>
  `${start}${reading} ${JSON.stringify(at)}`

export function keepDraft(key: string, draft: StoredDraft) {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch (error) {
    // A browser that keeps nothing: the typing goes on all the same.
    console.error(error)
  }
}

export const dropDraft = (key: string) => localStorage.removeItem(key)

export function storedDrafts(): [string, StoredDraft][] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(start))
    .flatMap((key): [string, StoredDraft][] => {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
      return isDraft(value) ? [[key, value]] : []
    })
}

const isDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' && value !== null && 'words' in value && typeof value.words === 'string' && 'page' in value
