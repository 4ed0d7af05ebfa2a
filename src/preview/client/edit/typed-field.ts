// Puts the editable box of plain text or Markdown source in place of the page's markup, and restores that before the next redraw.
import type { EditableText } from '../../edit-messages.ts'
import { words } from '../words.ts'
import type { PlacedText } from './place-texts.ts'
import { putInto, textBox } from './text-box.ts'
import { contentOf } from './typed-content.ts'

export interface TypedField {
  field: HTMLElement
  /** Restores the page's own markup. */
  restore: () => void
}

export function typedField({ text, element, node }: PlacedText, isMarkdown: boolean): TypedField {
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
