// The text box that is typed into: in the place of what the page has drawn, which comes back before the page is drawn again.
import type { EditableText } from '../../edit-messages.ts'
import { words } from '../words.ts'
import type { PlacedText } from './place-texts.ts'
import { contentOf } from './typed-content.ts'

export interface TypedField {
  field: HTMLElement
  /** Puts back what the page had drawn. */
  restore: () => void
}

export function typedField({ text, element, node }: PlacedText, isMarkdown: boolean): TypedField {
  const own = [...element.childNodes]
  // A box of its own within a heading or a link, which may not be text boxes themselves.
  const field = textBox(text, isMarkdown)
  field.replaceChildren(...contentOf(text))
  if (node) {
    node.replaceWith(field)
    return { field, restore: () => field.replaceWith(node) }
  }
  if (!getComputedStyle(element).display.startsWith('inline')) field.style.display = 'block'
  const focus = element.getAttribute('tabindex')
  // A click beside the words would go to the element, and end the typing.
  element.removeAttribute('tabindex')
  element.replaceChildren(field)
  return {
    field,
    restore() {
      element.replaceChildren(...own)
      if (focus !== null) element.setAttribute('tabindex', focus)
    },
  }
}

function textBox({ about, max }: EditableText, isMarkdown: boolean): HTMLElement {
  const box = document.createElement(isMarkdown ? 'div' : 'span')
  box.setAttribute('contenteditable', 'plaintext-only')
  // A browser that does not know it: what is pasted comes as words all the same, and marks of its own are not read.
  if (box.contentEditable !== 'plaintext-only') box.contentEditable = 'true'
  const limit = max === undefined ? '' : ` ${words.editing.atMost(max)}`
  const keys = isMarkdown ? words.editing.keysOfMarkdown : words.editing.keysOfText
  for (const [name, value] of Object.entries({
    role: 'textbox',
    'aria-multiline': String(isMarkdown),
    'aria-label': about,
    'aria-description': keys + limit,
    'data-lectern-typing': isMarkdown ? 'markdown' : 'plain',
    spellcheck: 'true',
  }))
    box.setAttribute(name, value)
  return box
}
