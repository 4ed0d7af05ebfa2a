// Base of plain and formatted typing on the page itself.
import type { UsedFact } from '../../edit-messages.ts'
import { words } from '../words.ts'
import type { BoxAction } from './box-events.ts'
import { editState, type NoteExtras } from './edit-store.ts'
import { openFactNote } from './fact-note.ts'
import { inChrome } from './in-view.ts'
import { leftOutOf } from './markdown-paste.ts'
import type { Tool } from './rich/rich-text-state.ts'
import { Typing } from './typing.ts'

const focusNote = () => inChrome<HTMLElement>('.note button:not(:disabled)')?.focus()

export abstract class TypingInPlace extends Typing {
  protected readonly listening = new AbortController()

  abstract get field(): HTMLElement

  get anchor(): HTMLElement {
    return this.field
  }

  get hasFocus(): boolean {
    return document.activeElement === this.field
  }

  /** The facts within the text, then all facts of the site. */
  get facts(): UsedFact[] {
    const inText = this.text.parts.flatMap((part) => (typeof part === 'string' ? [] : [part]))
    return [...inText, ...this.host.facts]
  }

  protected abstract pressTool(tool: Tool): void
  protected abstract paste(html: string, plain: string): void
  /** Switches between formatted text and its source, where the text has both. */
  protected abstract swap(): void
  /** Replaces a fact's chip by words, where replacing its element is not enough. */
  replaceChip?(chip: HTMLElement, value: string): void

  protected handle(action: BoxAction) {
    switch (action.do) {
      case 'save':
        return void this.save()
      case 'leave':
        return this.leave()
      case 'note':
        return focusNote()
      case 'neighbour':
        // An open question has to be answered first.
        if (this.hasQuestion) return focusNote()
        return void this.saveThen(() => this.host.neighbour(this.place, action.step))
      case 'swap':
        return this.swap()
      case 'tool':
        return this.pressTool(action.tool)
      case 'paste':
        return this.paste(action.html, action.plain)
      case 'fact':
        return openFactNote(this, action.chip)
    }
  }

  /** Says which formatting of the pasted HTML the text does not take. */
  protected noteLeftOut(html: string, takes: Parameters<typeof leftOutOf>[1]) {
    const left = leftOutOf(html, takes).map((what) => words.editing.outs[what])
    if (left.length > 0) this.showNote({ says: { text: words.editing.leftOut(words.list(left)), isWrong: false } })
  }

  override showNote(more?: NoteExtras) {
    super.showNote(more)
    if (!this.hasEnded) this.field.setAttribute('aria-invalid', String(editState().note?.says?.isWrong === true))
  }

  override swapped() {
    this.listening.abort()
    super.swapped()
  }

  protected override end() {
    this.listening.abort()
    super.end()
  }
}
