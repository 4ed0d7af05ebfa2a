// Opens the fields of a section in the panel, on the section's page.
import { followLink } from '../follow-link.ts'
import { pageHere } from '../query.ts'
import { editState, switchEditing, updateEdit } from './edit-store.ts'
import type { sectionOf } from './section-of.ts'

export function openSectionFields({ page, at }: NonNullable<ReturnType<typeof sectionOf>>) {
  if (!editState().isOn) switchEditing(true)
  // An open panel would show the other page's list of sections instead.
  updateEdit({ panel: undefined })
  const open = () => updateEdit({ panel: { hash: `#${at}` } })
  if (pageHere() === page) return open()
  document.addEventListener('lectern:drawn', open, { once: true })
  followLink(page)
}
