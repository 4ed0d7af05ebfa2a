// Creates the editable box of a text, and puts it in place of the page's own markup.
import type { EditableText } from '../../edit-messages.ts'
import { words } from '../words.ts'
import type { PlacedText } from './place-texts.ts'
import { contentOf } from './typed-content.ts'

export interface EditBox {
  field: HTMLElement
  /** Restores the page's own markup. */
  restore: () => void
}

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

/** The box of plain text or Markdown source, in place of the page's markup. */
export function plainBox({ text, element, node }: PlacedText, isMarkdown: boolean): EditBox {
  // The box is a child of the heading or link, which must not get the role of a text box.
  const field = plainTextBox(text, isMarkdown)
  field.replaceChildren(...contentOf(text))
  if (node) {
    node.replaceWith(field)
    return { field, restore: () => field.replaceWith(node) }
  }
  if (!getComputedStyle(element).display.startsWith('inline')) field.style.display = 'block'
  return { field, restore: putInto(element, element, field) }
}

function plainTextBox(text: EditableText, isMarkdown: boolean): HTMLElement {
  const box = isMarkdown
    ? textBox('div', text, 'markdown', words.editing.keysOfMarkdown)
    : textBox('span', text, 'plain', words.editing.keysOfText)
  box.setAttribute('contenteditable', 'plaintext-only')
  // For browsers without `plaintext-only`. Pasting is handled here, and formatting by the browser is not read.
  if (box.contentEditable !== 'plaintext-only') box.contentEditable = 'true'
  return box
}
