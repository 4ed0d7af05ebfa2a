// Edits a text in a field beside it, where the page allows no typing, as in a button. The field shows facts as written: `{facts.reply}`.
import { readAs } from '../facts.ts'
import { words } from '../words.ts'
import type { Note } from './edit-store.ts'
import { insertInto } from './insert.ts'
import { showFactsNote } from './insert-fact.ts'
import type { PlacedText } from './place-texts.ts'
import { Typing, type TypingHost, type TypingStart } from './typing.ts'

/** Whether the text is in an element in which a click or the space bar acts instead of typing. */
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

  /** Whether the note has the focus. */
  get hasFocus(): boolean {
    return Boolean(this.input?.closest('.note')?.querySelector(':focus'))
  }

  focus() {
    this.input?.focus()
  }

  private readonly holdInput = (input: HTMLInputElement | null) => {
    this.input = input
    input?.focus()
  }

  private readonly change = (value: string) => {
    const isLonger = value.length > this.value.length
    this.value = value
    this.changed()
    const at = this.input?.selectionStart ?? value.length
    if (isLonger && value[at - 1] === '{' && !this.text.isLiteral) this.chooseFact(at - 1, at, true)
  }

  protected noteExtras(): Partial<Note> {
    return { field: this.noteField(), ...(this.text.isLiteral ? {} : { onFact: this.factAtCursor }) }
  }

  private noteField() {
    const { value, change: onChange, holdInput: hold } = this
    const reads = value.includes('{') && !this.text.isLiteral ? readAs(value, this.host.facts) : undefined
    return { label: words.editing.theWords, value, reads, onChange, hold }
  }

  private readonly factAtCursor = () => {
    const { selectionStart, selectionEnd } = this.input ?? {}
    const end = this.value.length
    this.chooseFact(selectionStart ?? end, selectionEnd ?? end, false)
  }

  /** Opens the list of facts; the chosen one replaces the text from `start` to `end`, which is the typed brace where `isBrace`. */
  private chooseFact(start: number, end: number, isBrace: boolean) {
    showFactsNote({
      anchor: this.anchor,
      field: this.noteField(),
      facts: {
        all: this.host.facts,
        onChoose: ({ name }) => this.replace(start, end, `{${name}}`),
        onLeave: (typed) => this.replace(end, end, isBrace ? typed : ''),
        ...(isBrace && { onEnter: () => void this.save() }),
      },
    })
  }

  private replace(start: number, end: number, words: string) {
    this.showNote()
    if (this.input) insertInto(this.input, start, end, words)
  }

  restore() {
    // The page itself was not changed.
  }
}
