// A text that is typed into on the page itself, where it stands: what plain and formatted text have in common.
import type { UsedFact } from '../../edit-messages.ts'
import { words } from '../words.ts'
import type { Note } from './edit-store.ts'
import { leftOutOf } from './markdown-paste.ts'
import { Typing } from './typing.ts'
import { showTypingNote } from './typing-note.ts'

export abstract class TypingInPlace extends Typing {
  protected readonly listening = new AbortController()

  abstract get field(): HTMLElement

  get anchor(): HTMLElement {
    return this.field
  }

  get hasFocus(): boolean {
    return document.activeElement === this.field
  }

  /** Those in the text, and all others of the site. */
  get facts(): UsedFact[] {
    const inText = this.text.parts.flatMap((part) => (typeof part === 'string' ? [] : [part]))
    return [...inText, ...this.host.facts]
  }

  /** Of formatted text that was pasted. */
  protected noteLeftOut(html: string, takes: Parameters<typeof leftOutOf>[1]) {
    const left = leftOutOf(html, takes).map((what) => words.editing.outs[what])
    if (left.length > 0) this.tell({ says: { text: words.editing.leftOut(words.list(left)), isWrong: false } })
  }

  protected showBeside(besides: Partial<Note>) {
    const note = showTypingNote(this, { onEscape: () => this.focus(), ...besides })
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
