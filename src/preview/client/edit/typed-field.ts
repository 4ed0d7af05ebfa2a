// The text box that is typed into: in the place of what the page has drawn, which comes back before the page is drawn again.
import type { EditableText } from '../../edit-messages.ts'
import { words } from '../words.ts'
import type { PlacedText } from './place-texts.ts'
import { putInto, textBox } from './text-box.ts'
import { contentOf } from './typed-content.ts'

export interface TypedField {
  field: HTMLElement
  /** Puts back what the page had drawn. */
  restore: () => void
}

export function typedField({ text, element, node }: PlacedText, isMarkdown: boolean): TypedField {
  // A box of its own within a heading or a link, which may not be text boxes themselves.
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
  // A browser that does not know it: what is pasted comes as words all the same, and marks of its own are not read.
  if (box.contentEditable !== 'plaintext-only') box.contentEditable = 'true'
  return box
}
