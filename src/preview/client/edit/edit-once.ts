import { pageToken } from '../first-data.ts'
import { switchEditing } from './edit-store.ts'

const key = 'lectern-edit-begun'

/** Switches editing on with the first page of each preview that was started for editing; later pages keep the visitor's choice. */
export function editOnce() {
  if (pageToken === undefined || localStorage.getItem(key) === pageToken) return
  localStorage.setItem(key, pageToken)
  switchEditing(true)
}
