// Creates the editable box of a text, and puts it in place of the page's own markup.
import type { EditableText } from '../../edit-messages.ts'
import { words } from '../words.ts'

/** A `div` is a multi-line box. `keys`: a sentence for screen readers about its keys. */
export function textBox(
  name: 'div' | 'span',
  { about, max }: EditableText,
  kind: 'plain' | 'markdown' | 'rich',
  keys: string,
): HTMLElement {
  const box = document.createElement(name)
  const limit = max === undefined ? '' : ` ${words.editing.atMost(max)}`
  for (const [attribute, value] of Object.entries({
    role: 'textbox',
    'aria-multiline': String(name === 'div'),
    'aria-label': about,
    'aria-description': keys + limit,
    'data-lectern-typing': kind,
    spellcheck: 'true',
  }))
    box.setAttribute(attribute, value)
  return box
}

/** Replaces the holder's content by the box. Returns the function that restores it. */
export function putInto(holder: HTMLElement, element: HTMLElement, box: HTMLElement): () => void {
  const own = [...holder.childNodes]
  const focus = element.getAttribute('tabindex')
  // A focusable element would take the focus on a click beside the words, which ends the typing.
  element.removeAttribute('tabindex')
  holder.replaceChildren(box)
  return () => {
    holder.replaceChildren(...own)
    if (focus !== null) element.setAttribute('tabindex', focus)
  }
}
