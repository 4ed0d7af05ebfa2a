import { pageToken } from '../first-data.ts'
import { switchEditing } from './edit-store.ts'

const known = 'lectern-edit-begun'

/** Switches editing on with the first page of a preview that was started to edit with; whoever switches it off has it off. */
export function editOnce() {
  if (pageToken === undefined || localStorage.getItem(known) === pageToken) return
  localStorage.setItem(known, pageToken)
  switchEditing(true)
}
