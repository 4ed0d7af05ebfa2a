// From anywhere to the fields of a section, on its page.
import { followLink } from '../follow-link.ts'
import { pageHere } from '../query.ts'
import { editState, switchEditing, updateEdit } from './edit-store.ts'
import type { PlaceOfSection } from './section-of.ts'

export function toSection({ page, at }: PlaceOfSection) {
  if (!editState().isOn) switchEditing(true)
  // One that is open turns to the top of the other page by itself.
  updateEdit({ panel: undefined })
  const open = () => updateEdit({ panel: { hash: `#${at}` } })
  if (pageHere() === page) return open()
  document.addEventListener('lectern:drawn', open, { once: true })
  followLink(page)
}
