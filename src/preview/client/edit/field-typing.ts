// A text that cannot be typed into where it stands, such as that of a button: it has a field beside it. Facts stand in it as they
// are written.
import { readAs } from '../facts.ts'
import { words } from '../words.ts'
import type { NoteExtras } from './edit-store.ts'
import { insertInto } from './insert.ts'
import { showFactsNote } from './insert-fact.ts'
import type { PlacedText } from './place-texts.ts'
import { Typing, type TypingHost, type TypingStart } from './typing.ts'
import { showTypingNote } from './typing-note.ts'

/** Where a click and the space bar mean something else. */
export const needsField = ({ element }: PlacedText): boolean => element.closest('button, summary, option') !== null

export class FieldTyping extends Typing {
  private value: string
  private input: HTMLInputElement | null = null

  constructor(place: PlacedText, host: TypingHost, { words }: TypingStart) {
    super(place, host)
    this.value = words ?? place.text.raw
    this.changed()
  }

  get anchor(): HTMLElement {
    return this.place.element
  }

  get words(): string {
    return this.value.trim()
  }

  /** Whether it is in the note. A note that is gone, since editing was switched off, has none. */
  get hasFocus(): boolean {
    return Boolean(this.input?.closest('.note')?.querySelector(':focus'))
  }

  focus() {
    this.input?.focus()
  }

  private readonly hold = (input: HTMLInputElement | null) => {
    this.input = input
    input?.focus()
  }

  private readonly change = (given: string) => {
    const isLonger = given.length > this.value.length
    this.value = given
    this.changed()
    const at = this.input?.selectionStart ?? given.length
    if (isLonger && given[at - 1] === '{' && !this.text.isLiteral) this.chooseFact(at - 1, at, true)
  }

  protected updateNote(more: NoteExtras) {
    showTypingNote(this, {
      field: this.noteField(),
      ...(this.text.isLiteral ? {} : { onFact: this.factAtCursor }),
      ...more,
    })
  }

  private noteField() {
    const { value, change: onChange, hold } = this
    const reads = value.includes('{') && !this.text.isLiteral ? readAs(value, this.host.facts) : undefined
    return { label: words.editing.theWords, value, reads, onChange, hold }
  }

  private readonly factAtCursor = () => {
    const { selectionStart, selectionEnd } = this.input ?? {}
    const end = this.value.length
    this.chooseFact(selectionStart ?? end, selectionEnd ?? end, false)
  }

  /** In the place of what is chosen, or of the brace that was typed. */
  private chooseFact(start: number, end: number, isBrace: boolean) {
    showFactsNote({
      anchor: this.anchor,
      field: this.noteField(),
      facts: {
        all: this.host.facts,
        onChoose: ({ name }) => this.put(start, end, `{${name}}`),
        onLeave: (typed) => this.put(end, end, isBrace ? typed : ''),
        ...(isBrace && { onEnter: () => void this.save() }),
      },
    })
  }

  private put(start: number, end: number, words: string) {
    this.tell()
    if (this.input) insertInto(this.input, start, end, words)
  }

  restore() {
    // The page has kept what it had drawn.
  }
}
