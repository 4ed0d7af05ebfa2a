// The box that a text is typed into on the page, in the place of what the page has drawn.
import type { EditableText } from '../../edit-messages.ts'
import { words } from '../words.ts'

/** A `div` takes several lines. `keys`: what its keys do, in a sentence. */
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

/** Puts the box into the holder, which is the text's element or stands in it; what is returned puts back what was there. */
export function putInto(holder: HTMLElement, element: HTMLElement, box: HTMLElement): () => void {
  const own = [...holder.childNodes]
  const focus = element.getAttribute('tabindex')
  // A click beside the words would go to the element, and end the typing.
  element.removeAttribute('tabindex')
  holder.replaceChildren(box)
  return () => {
    holder.replaceChildren(...own)
    if (focus !== null) element.setAttribute('tabindex', focus)
  }
}
