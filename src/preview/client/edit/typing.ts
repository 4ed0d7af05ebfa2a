// A text while it is typed into, wherever that is: kept as a draft, saved or left.
import type { EditableText, UsedFact } from '../../edit-messages.ts'
import { draftKey, dropDraft, keepDraft } from './drafts.ts'
import type { NoteExtras } from './edit-store.ts'
import type { PlacedText } from './place-texts.ts'
import { saveText } from './save-text.ts'
import { type TypeAhead, typeAhead } from './type-ahead.ts'

export interface TypingHost {
  reading: string
  /** How many there are. */
  readings: number
  /** The state of the manifest that the texts of the page were found in. */
  state: number
  page: string
  /** Everything that a text may say by name. */
  facts: readonly UsedFact[]
  /** Called once the page's own nodes may come back. */
  ended: (typing: Typing) => void
  /** Shows the fields of the link that the text is the label of. */
  openLink: (of: PlacedText) => void
  /** Ends it and begins anew in the same place, with nothing saved. */
  swap: (typing: Typing, start: TypingStart) => void
  /** The text as it is in the manifest now; undefined where it is there no more. `state` is that of the manifest from then on. */
  textNow: (of: PlacedText) => Promise<EditableText | undefined>
  /** To the text before or after this one; resolves once the cursor is in it. */
  neighbour: (of: PlacedText, step: 1 | -1) => Promise<void>
}

export interface TypingStart {
  /** Where the cursor is, in characters from the start; at the end when it is left out. */
  offset?: number
  /** What was typed before, in the place of what the text is. */
  words?: string
  /** As Markdown, where it could be typed into as it is read. */
  asSource?: boolean
}

export abstract class Typing {
  protected isOver = false
  protected isAsked = false
  /** What would be saved where nothing is typed. */
  protected begun: string
  private saving: Promise<void> | undefined
  private saves = 0
  private next: (() => void) | undefined
  private ahead: TypeAhead | undefined
  private answer: (() => void) | undefined

  constructor(
    public place: PlacedText,
    readonly host: TypingHost,
  ) {
    this.begun = place.text.raw
  }

  private get key(): string {
    return draftKey(this.host.reading, this.text)
  }

  /** Beside what on the page the note stands. */
  abstract get anchor(): HTMLElement
  /** As it would be written. */
  abstract get words(): string
  abstract get hasFocus(): boolean
  abstract focus(): void
  /** Shows the note beside the text, with what is said in it. */
  protected abstract updateNote(more: NoteExtras): void
  /** Puts back what the page had drawn. */
  abstract restore(): void

  get hasChanged(): boolean {
    return this.words !== this.begun
  }

  get text(): EditableText {
    return this.place.text
  }

  tell(more: NoteExtras = {}) {
    if (this.isOver) return
    this.isAsked = more.actions !== undefined
    // Something is asked or wrong: this text is not left yet.
    if (more.says) this.ahead?.end(false)
    this.updateNote(more)
  }

  changed() {
    const { page, reading } = this.host
    if (this.hasChanged) keepDraft(this.key, { words: this.words, before: this.text.raw, page, reading })
    else dropDraft(this.key)
    this.answer?.()
    this.tell()
  }

  /** Calls `act` once, when typing goes on instead of an answer. */
  onceTyped(act: () => void) {
    this.answer = () => {
      this.answer = undefined
      act()
    }
  }

  /** Ends with the text as it was; what was typed is discarded. */
  leave() {
    dropDraft(this.key)
    this.end()
  }

  /** `then` is called once all is saved, be that asked for before; of several the last. */
  save(then?: () => void): Promise<void> {
    this.next = then ?? this.next
    this.saves++
    this.saving ??= this.saveAll().finally(() => {
      this.saving = undefined
      this.next = undefined
    })
    return this.saving
  }

  /** Saves and goes on in another text: what is typed meanwhile goes there. */
  async goOn(there: () => Promise<void>): Promise<void> {
    if (this.isAsked) return
    const ahead = typeAhead()
    this.ahead?.end(false)
    this.ahead = ahead
    let isThere: Promise<void> | undefined
    await this.save(() => {
      isThere = there()
    })
    await isThere
    ahead.end(isThere !== undefined)
  }

  private async saveAll(): Promise<void> {
    if (this.isOver) return
    // Once more where that was asked for behind words that were typed meanwhile.
    for (let begun = 0; !this.isOver; ) {
      if (this.saves === begun) return
      begun = this.saves
      const { words } = this
      if (!this.hasChanged) this.leave()
      else if (!(await saveText(this, words))) {
        if (!this.isOver) this.focus()
        return
      } else if (this.words === words) this.leave()
      else await this.goOnFrom(words)
    }
    this.next?.()
  }

  /** What was typed behind these words, while they were on their way, is typed on. */
  private async goOnFrom(saved: string) {
    dropDraft(this.key)
    this.begun = saved
    const text = (await this.host.textNow(this.place)) ?? this.text
    this.place = { ...this.place, text: { ...text, raw: saved } }
    if (!this.isOver) this.changed()
  }

  /** Another takes its place: its draft stays. */
  swapped() {
    this.isOver = true
    this.restore()
  }

  protected end() {
    if (this.isOver) return
    this.isOver = true
    this.host.ended(this)
  }
}
