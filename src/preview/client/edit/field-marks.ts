// Marks elements that open a note with fields, such as pictures: Tab reaches them, and a description says what Enter does.
import type { NoteFields } from '../panel/panel-messages.ts'
import { words } from '../words.ts'

/** An element of the page whose fields open in a note. */
export interface PlacedFields extends NoteFields {
  element: Element
}

/** Attribute with the element's index among the placed fields. */
export const markedFields = 'data-lectern-fields'

/** Attribute with the names of the attributes added here, so that they can be removed. */
const added = 'data-lectern-added'

export function markFields(placed: readonly PlacedFields[]) {
  const now = new Set(placed.map(({ element }) => element))
  for (const element of document.querySelectorAll(`[${markedFields}]`)) if (!now.has(element)) unmark(element)
  for (const [at, { element }] of placed.entries()) {
    const isNew = !element.hasAttribute(markedFields)
    element.setAttribute(markedFields, String(at))
    // Within links and buttons the keyboard belongs to those, and hidden elements get no focus: their fields are in the panel.
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
