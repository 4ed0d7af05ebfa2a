// From anywhere to the fields of a section, on its page.
import { followLink } from '../follow-link.ts'
import { pageHere } from '../query.ts'
import { editState, switchEditing, updateEdit } from './edit-store.ts'

export interface PlaceOfSection {
  page: string
  /** Among the blocks as they are written. */
  at: number
}

/** Of a value in it, by its JSON pointer; undefined for what is in no section of that version's pages. */
export function sectionOf(pointer: string, reading: string): PlaceOfSection | undefined {
  const [, top, version, part, page, blocks, at] = pointer
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (top !== 'readings' || version !== reading || part !== 'routes' || blocks !== 'blocks') return undefined
  return page === undefined || at === undefined ? undefined : { page, at: Number(at) }
}

export function toSection({ page, at }: PlaceOfSection) {
  if (!editState().isOn) switchEditing(true)
  // One that is open turns to the top of the other page by itself.
  updateEdit({ panel: undefined })
  const open = () => updateEdit({ panel: { hash: `#${at}` } })
  if (pageHere() === page) return open()
  document.addEventListener('lectern:drawn', open, { once: true })
  followLink(page)
}
