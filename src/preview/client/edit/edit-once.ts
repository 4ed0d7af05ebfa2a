import { pageToken } from '../first-data.ts'
import { switchEditing } from './edit-store.ts'

const known = 'lectern-edit-begun'

/** Switches editing on with the first page of a preview that was started to edit with; once it is switched off it stays off. */
export function editOnce() {
  if (pageToken === undefined || localStorage.getItem(known) === pageToken) return
  localStorage.setItem(known, pageToken)
  switchEditing(true)
}
