// Marks the elements of the page that can be edited: Tab reaches them, and a description says what Enter does.
import type { NoteFields } from '../panel/panel-messages.ts'
import { words } from '../words.ts'
import type { ShownText } from './place-texts.ts'

/** An element of the page whose fields open in a note, such as a picture. */
export interface PlacedFields extends NoteFields {
  element: Element
}

/** Attributes with the indexes of an element's texts, and with that of its fields. */
export const markedText = 'data-lectern-text'
export const markedFields = 'data-lectern-fields'

/** Attribute with the names of the attributes that a marked element has from here. */
const added = 'data-lectern-added'

type Attributes = Readonly<Record<string, string>>

/** Replaces the marks of the page. Elements that stay marked keep their focus. */
export function markPage(texts: readonly ShownText[], fields: readonly PlacedFields[]) {
  const marks = new Map<Element, Attributes>()
  for (const [at, { element, node }] of texts.entries()) {
    const { [markedText]: others } = marks.get(element) ?? {}
    const indexes = node && others !== undefined ? `${others} ${at}` : String(at)
    marks.set(element, { [markedText]: indexes, ...focusOf(element, words.editing.changesValue, controls) })
  }
  for (const [at, { element }] of fields.entries()) {
    const isPicture = element instanceof HTMLImageElement
    const isBare = isPicture && element.alt === ''
    const named = isBare && { role: 'img', 'aria-label': words.editing.picture }
    const focus = focusOf(element, words.editing.changesValue, 'a[href], button, summary, [aria-hidden=true]')
    marks.set(element, { ...marks.get(element), [markedFields]: String(at), ...(focus && { ...focus, ...named }) })
  }
  for (const element of document.querySelectorAll(`[${added}]`)) if (!marks.has(element)) setMarks(element, {})
  for (const [element, attributes] of marks) setMarks(element, attributes)
}

const controls = 'a[href], button, summary, input, select, textarea'

const addedTo = (element: Element): string[] => element.getAttribute(added)?.split(' ') ?? []

/**
 * Makes an element focusable, unless it is by itself. Within controls the keyboard belongs to those, and hidden elements get no focus: their
 * fields are in the panel.
 */
function focusOf(element: Element, about: string, within: string): Attributes | undefined {
  const isFocusable = element.hasAttribute('tabindex') && !addedTo(element).includes('tabindex')
  return isFocusable || element.closest(within) ? undefined : { tabindex: '0', 'aria-description': about }
}

function setMarks(element: Element, attributes: Attributes) {
  const names = Object.keys(attributes)
  for (const name of addedTo(element)) if (!names.includes(name)) element.removeAttribute(name)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  if (names.length > 0) element.setAttribute(added, names.join(' '))
  else element.removeAttribute(added)
}
