// What of the page opens a note with fields while it is edited, as a picture does: reached by Tab, and named so that it is known what
// Enter does.
import type { Path } from '../../../problems/finding.ts'
import { words } from '../words.ts'

/** Something on the page whose fields stand beside it in a note. */
export interface PlacedFields {
  /** Of one of its values, in the resolved site. */
  pointer: Path
  element: Element
  title: string
  /** Keys of the fields that are shown at once. */
  first: readonly string[]
}

export const markedFields = 'data-lectern-fields'

const added = 'data-lectern-added'

export function markFields(placed: readonly PlacedFields[]) {
  const now = new Set(placed.map(({ element }) => element))
  for (const element of document.querySelectorAll(`[${markedFields}]`)) if (!now.has(element)) unmark(element)
  for (const [at, { element }] of placed.entries()) {
    const isNew = !element.hasAttribute(markedFields)
    element.setAttribute(markedFields, String(at))
    // A link or a button round it keeps the keyboard for itself, and what is hidden from readers has none: there the panel has the fields.
    if (!isNew || element.closest('a[href], button, summary, [aria-hidden=true]')) continue
    const isPicture = element instanceof HTMLImageElement
    const own = {
      tabindex: '0',
      'aria-description': isPicture ? words.editing.changesPicture : words.editing.changesValue,
      ...(isPicture && element.alt === '' && { role: 'img', 'aria-label': words.editing.pictureWithoutWords }),
    }
    for (const [name, value] of Object.entries(own)) element.setAttribute(name, value)
    element.setAttribute(added, Object.keys(own).join(' '))
  }
}

function unmark(element: Element) {
  const names = element.getAttribute(added)?.split(' ') ?? []
  for (const name of [...names, added, markedFields]) element.removeAttribute(name)
}
