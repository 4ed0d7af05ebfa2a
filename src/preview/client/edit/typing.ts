// A text while it is typed into, wherever that is: kept as a draft, saved or left.
import type { EditableText, UsedFact } from '../../edit-messages.ts'
import { draftKey, dropDraft, keepDraft } from './drafts.ts'
import type { MoreToTell } from './edit-store.ts'
import type { PlacedText } from './place-texts.ts'
import { saveText } from './save-text.ts'

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
  private readonly key: string
  private isSaving = false
  private answer: (() => void) | undefined

  constructor(
    readonly place: PlacedText,
    readonly host: TypingHost,
  ) {
    this.key = draftKey(host.reading, place.text)
  }

  /** Beside what on the page the note stands. */
  abstract get anchor(): HTMLElement
  /** As it would be written. */
  abstract get words(): string
  abstract get hasChanged(): boolean
  abstract get hasFocus(): boolean
  abstract focus(): void
  /** Shows what is said beside the text. */
  abstract tell(more?: MoreToTell): void
  /** Puts back what the page had drawn. */
  abstract restore(): void

  get text(): EditableText {
    return this.place.text
  }

  changed() {
    const { page, reading } = this.host
    if (this.hasChanged) keepDraft(this.key, { words: this.words, before: this.text.raw, page, reading })
    else dropDraft(this.key)
    this.answer?.()
    this.tell()
  }

  /** Calls it once, when somebody goes on typing in the place of an answer. */
  onceTyped(act: () => void) {
    this.answer = () => {
      this.answer = undefined
      act()
    }
  }

  /** Ends with the text as it was; what was typed is let go. */
  leave() {
    dropDraft(this.key)
    this.end()
  }

  /** `then` is called once all is saved. */
  async save(then?: () => void): Promise<void> {
    if (this.isSaving || this.isOver) return
    const { words } = this
    if (!this.hasChanged) {
      this.leave()
      then?.()
      return
    }
    this.isSaving = true
    try {
      const saved = await saveText(this, words)
      if (!saved) {
        if (!this.isOver) this.focus()
        return
      }
      dropDraft(this.key)
      this.end()
      then?.()
    } finally {
      this.isSaving = false
    }
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
