// Handles keys, paste, drop, clicks and blur of the box in which plain text or Markdown source is edited.
import { markdownOf } from './markdown-paste.ts'
import type { Tool } from './rich/rich-text-state.ts'
import { chipAt, closeChips } from './typed-content.ts'
import { isNoteKey } from './typing-note.ts'

interface TypingActions {
  /** `typed`: the characters just typed, null for other changes. */
  changed: (typed: string | null) => void
  save: () => void
  leave: () => void
  toNeighbour: (step: 1 | -1) => void
  toNote: () => void
  format: (tool: Tool) => void
  /** Inserts pasted or dropped words, converted to Markdown where the text takes it. `html`: the clipboard's HTML. */
  insert: (words: string, html?: string) => void
  /** Switches to formatted text. */
  toRich: () => void
  openFact: (chip: HTMLElement) => void
}

/** Listens until the signal aborts. */
export function listenToTyping(field: HTMLElement, isMarkdown: boolean, actions: TypingActions, signal: AbortSignal) {
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    const chip = chipAt(event.target)
    if (chip && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      actions.openFact(chip)
      return
    }
    if (event.isComposing) return
    const control = event.ctrlKey || event.metaKey
    if (event.key === 'Escape') actions.leave()
    else if (event.key === 'Enter' && (!isMarkdown || control)) actions.save()
    else if (control && event.key.toLowerCase() === 's') actions.save()
    else if (isNoteKey(event)) actions.toNote()
    else if (event.key === 'Tab') actions.toNeighbour(event.shiftKey ? -1 : 1)
    else if (isMarkdown && control && event.key === '/') actions.toRich()
    else if (isMarkdown && control && /^[bi]$/i.test(event.key))
      actions.format(event.key.toLowerCase() === 'b' ? 'strong' : 'em')
    else return
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    const { clipboardData } = event
    const html = clipboardData?.getData('text/html') ?? ''
    const markdown = isMarkdown && html ? markdownOf(html) : ''
    actions.insert(markdown || clipboardData?.getData('text/plain') || '', html)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    actions.insert(event.dataTransfer?.getData('text/plain') ?? '')
  }
  const onClick = (event: MouseEvent) => {
    const chip = chipAt(event.target)
    // The field may be in a link, which must not be followed.
    event.preventDefault()
    if (chip) actions.openFact(chip)
  }
  const onInput = (event: Event) => {
    closeChips(field)
    const isTyped = event instanceof InputEvent && /^insert(?:Composition)?Text$/.test(event.inputType)
    actions.changed(isTyped ? event.data : null)
  }
  field.addEventListener('input', onInput, { signal })
  field.addEventListener('keydown', onKey, { signal })
  field.addEventListener('paste', onPaste, { signal })
  field.addEventListener('drop', onDrop, { signal })
  field.addEventListener('click', onClick, { signal })
  field.addEventListener('focusout', (event) => isLeaving(event, field) && actions.save(), { signal })
}

/** Whether the focus leaves the text for good: not for the editor's own note, nor for another window. */
export function isLeaving({ relatedTarget }: FocusEvent, field: HTMLElement): boolean {
  const isOwn = relatedTarget instanceof Element && relatedTarget.localName === 'lectern-preview'
  return !isOwn && !field.contains(relatedTarget as Node | null) && document.hasFocus()
}
