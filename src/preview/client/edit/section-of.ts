// Finds the section that contains a value of the manifest, and opens its fields in the panel.
import { followLink } from '../follow-link.ts'
import { pageHere } from '../query.ts'
import { editState, switchEditing, updateEdit } from './edit-store.ts'

interface PlaceOfSection {
  page: string
  /** Index among the page's blocks in the file. */
  at: number
}

/** `pointer`: JSON pointer of the value. Undefined when the value is in no section of the reading's pages. */
export function sectionOf(pointer: string, reading: string): PlaceOfSection | undefined {
  const [, top, name, part, page, blocks, at] = pointer
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (top !== 'readings' || name !== reading || part !== 'routes' || blocks !== 'blocks') return undefined
  return page === undefined || at === undefined ? undefined : { page, at: Number(at) }
}

/** Opens the fields on the section's page. */
export function openSectionFields({ page, at }: PlaceOfSection) {
  if (!editState().isOn) switchEditing(true)
  // An open panel would show the other page's list of sections instead.
  updateEdit({ panel: undefined })
  const open = () => updateEdit({ panel: { hash: `#${at}` } })
  if (pageHere() === page) return open()
  document.addEventListener('lectern:drawn', open, { once: true })
  followLink(page)
}
