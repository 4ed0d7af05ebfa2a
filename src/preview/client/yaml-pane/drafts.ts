// What was typed and not saved outlives a reload.
export interface Draft {
  /** The file's text when it was begun. */
  before: string
  doc: string
}

const keyOf = (file: string) => `lectern-yaml ${file}`

export function keepDraft(file: string, draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(keyOf(file), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(file))
  } catch (error) {
    // The browser's store is full or switched off: what is typed is still in the window.
    console.warn(error)
  }
}

export function draftOf(file: string): Draft | undefined {
  const kept: unknown = JSON.parse(localStorage.getItem(keyOf(file)) ?? 'null')
  return typeof kept === 'object' &&
    kept !== null &&
    'before' in kept &&
    'doc' in kept &&
    typeof kept.before === 'string' &&
    typeof kept.doc === 'string'
    ? { before: kept.before, doc: kept.doc }
    : undefined
}
