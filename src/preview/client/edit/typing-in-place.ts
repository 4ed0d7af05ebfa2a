// Base of plain and formatted typing on the page itself.
import type { UsedFact } from '../../edit-messages.ts'
import { words } from '../words.ts'
import type { Note } from './edit-store.ts'
import { leftOutOf } from './markdown-paste.ts'
import { Typing } from './typing.ts'
import { focusNote, showTypingNote } from './typing-note.ts'

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

  /** Moves to the previous or next text after saving; while a question is open, moves the focus to it. */
  protected readonly toNeighbour = (step: 1 | -1) =>
    this.hasQuestion ? focusNote() : void this.saveThen(() => this.host.neighbour(this.place, step))

  /** Says which formatting of the pasted HTML the text does not take. */
  protected noteLeftOut(html: string, takes: Parameters<typeof leftOutOf>[1]) {
    const left = leftOutOf(html, takes).map((what) => words.editing.outs[what])
    if (left.length > 0) this.showNote({ says: { text: words.editing.leftOut(words.list(left)), isWrong: false } })
  }

  protected showBeside(extras: Partial<Note>) {
    const note = showTypingNote(this, { onEscape: () => this.focus(), ...extras })
    this.field.setAttribute('aria-invalid', String(note.says?.isWrong === true))
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
