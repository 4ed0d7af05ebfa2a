// What makes an element a text box for as long as it is typed into.
import type { EditableText } from '../../edit-messages.ts'

const typing = 'data-lectern-typing'

/** Gives what puts the element's own attributes back. */
export function asTextBox(field: HTMLElement, { about, max }: EditableText, isMarkdown: boolean): () => void {
  const before = new Map<string, string | null>()
  const set = (name: string, value: string) => {
    before.set(name, field.getAttribute(name))
    field.setAttribute(name, value)
  }
  set('contenteditable', 'plaintext-only')
  // A browser that does not know it: what is pasted comes as words all the same, and marks of its own are not read.
  if (!field.isContentEditable) field.contentEditable = 'true'
  set('role', 'textbox')
  set('aria-multiline', String(isMarkdown))
  set('aria-label', about)
  const limit = max === undefined ? '' : ` At most ${max} characters.`
  set(
    'aria-description',
    `${isMarkdown ? 'Markdown. Control and Enter save' : 'Enter saves'}, Escape leaves it as it was.${limit}`,
  )
  set(typing, isMarkdown ? 'markdown' : 'plain')
  set('spellcheck', 'true')
  return () => {
    for (const [name, value] of before) {
      if (value === null) field.removeAttribute(name)
      else field.setAttribute(name, value)
    }
    field.removeAttribute('aria-invalid')
  }
}
