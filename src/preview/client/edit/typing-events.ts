// What people do in a text that they type into: keys, pastes, drops, clicks and leaving it.
import type { Mark } from './edit-store.ts'
import { markdownOf } from './markdown-paste.ts'
import { chipAt, closeChips } from './typed-content.ts'
import { isNoteKey } from './typing-note.ts'

export interface TypingActions {
  /** `typed`: the characters that came just now, where they were typed. */
  changed: (typed: string | null) => void
  save: () => void
  leave: () => void
  toNeighbour: (step: 1 | -1) => void
  toNote: () => void
  mark: (mark: Mark) => void
  /** Words from elsewhere, as Markdown where the text takes it, with the HTML that they came with. */
  insert: (words: string, html?: string) => void
  /** To the same text in its other form. */
  other: () => void
  openFact: (chip: HTMLElement) => void
}

/** Until the signal aborts. */
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
    else if (isMarkdown && control && event.key === '/') actions.other()
    else if (isMarkdown && control && /^[bi]$/i.test(event.key))
      actions.mark(event.key.toLowerCase() === 'b' ? 'bold' : 'italic')
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
  /** What is dropped comes as its words, as what is pasted does. */
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    actions.insert(event.dataTransfer?.getData('text/plain') ?? '')
  }
  const onClick = (event: MouseEvent) => {
    const chip = chipAt(event.target)
    // The field may be a link or stand in one.
    event.preventDefault()
    if (chip) actions.openFact(chip)
  }
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    // Into the editor's own note, or into another window: the typing goes on afterwards.
    const isOwn = relatedTarget instanceof Element && relatedTarget.localName === 'lectern-preview'
    if (isOwn || field.contains(relatedTarget as Node | null) || !document.hasFocus()) return
    actions.save()
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
  field.addEventListener('focusout', onLeave, { signal })
}
