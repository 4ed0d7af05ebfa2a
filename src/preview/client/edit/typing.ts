// One text while it is typed into, on the page itself: begun, kept as a draft, saved or left.
import type { EditableText, UsedFact } from '../../edit-messages.ts'
import { partsOf } from '../facts.ts'
import { draftKey, dropDraft, keepDraft } from './drafts.ts'
import type { Mark, MoreToTell } from './edit-store.ts'
import { askFact } from './fact-note.ts'
import { keepInView } from './in-view.ts'
import { insertWords, marked } from './insert.ts'
import { factAtCursor, factForBrace } from './insert-fact.ts'
import { plainOf } from './markdown-paste.ts'
import type { PlacedText } from './place-texts.ts'
import { saveText } from './save-text.ts'
import { type TypeAhead, typeAhead } from './type-ahead.ts'
import { contentOf, putCursor, writtenIn } from './typed-content.ts'
import { type TypedField, typedField } from './typed-field.ts'
import { listenToTyping } from './typing-events.ts'
import { tellTyping } from './typing-note.ts'

export interface TypingHost {
  reading: string
  page: string
  /** Everything that a text may say by name. */
  facts: readonly UsedFact[]
  /** Called once the page's own nodes may come back. */
  ended: (typing: Typing) => void
  /** To the text before or after this one; resolves once the cursor is in it. */
  neighbour: (of: PlacedText, step: 1 | -1) => Promise<void>
}

export class Typing {
  readonly isMarkdown: boolean
  private readonly typed: TypedField
  private readonly listening = new AbortController()
  private readonly begun: string
  private readonly key: string
  private isSaving = false
  private isOver = false
  private ahead: TypeAhead | undefined

  constructor(
    readonly place: PlacedText,
    readonly host: TypingHost,
    start: { offset?: number; words?: string } = {},
  ) {
    const { text } = place
    this.isMarkdown = text.kind === 'markdown' || (text.kind === 'label' && text.raw.includes(']('))
    this.key = draftKey(host.reading, text)
    this.typed = typedField(place, this.isMarkdown)
    this.listen()
    this.begun = this.words
    if (start.words !== undefined) this.field.replaceChildren(...contentOf({ parts: partsOf(start.words, this.facts) }))
    this.field.focus({ preventScroll: false })
    putCursor(this.field, start.offset)
    keepInView(this.field, this.listening.signal)
    this.changed()
  }

  get field(): HTMLElement {
    return this.typed.field
  }

  /** As it would be written. */
  get words(): string {
    const tail = /\n*$/.exec(this.place.text.raw)?.[0] ?? ''
    const words = writtenIn(this.field, this.isMarkdown)
    return this.isMarkdown ? words.replace(/\n+$/, '') + tail : words
  }

  get text(): EditableText {
    return this.place.text
  }

  get hasChanged(): boolean {
    return this.words !== this.begun
  }

  /** Those in the text, and all others of the site. */
  get facts(): UsedFact[] {
    const inText = this.text.parts.flatMap((part) => (typeof part === 'string' ? [] : [part]))
    return [...inText, ...this.host.facts]
  }

  private listen() {
    const { field, isMarkdown, listening } = this
    listenToTyping(
      field,
      isMarkdown,
      {
        changed: (typed) => {
          this.changed()
          if (typed && /[{}]$/.test(typed)) factForBrace(this)
        },
        save: () => void this.save(),
        leave: () => this.leave(),
        toNeighbour: (step) => void this.toNeighbour(step),
        mark: this.mark,
        insert: (words) => insertWords(isMarkdown ? words : plainOf(words)),
        openFact: (chip) => askFact(this, chip),
      },
      listening.signal,
    )
  }

  changed() {
    const { raw } = this.text
    if (this.hasChanged)
      keepDraft(this.key, { words: this.words, before: raw, page: this.host.page, reading: this.host.reading })
    else dropDraft(this.key)
    this.tell()
  }

  private async toNeighbour(step: 1 | -1) {
    const ahead = typeAhead()
    this.ahead = ahead
    let next: Promise<void> | undefined
    await this.save(() => {
      next = this.host.neighbour(this.place, step)
    })
    await next
    ahead.end(this.isOver)
  }

  readonly mark = (mark: Mark) => {
    this.field.focus()
    insertWords(marked(mark, getSelection()?.toString() ?? ''))
  }

  readonly insertFact = () => factAtCursor(this)

  /** What is said beside the field. */
  tell(more: MoreToTell = {}) {
    if (this.isOver) return
    // Something is asked or wrong: this text is not left yet.
    if (more.says) this.ahead?.end(false)
    tellTyping(this, more)
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
        if (!this.isOver) this.field.focus()
        return
      }
      dropDraft(this.key)
      this.end()
      then?.()
    } finally {
      this.isSaving = false
    }
  }

  private end() {
    if (this.isOver) return
    this.isOver = true
    this.listening.abort()
    this.host.ended(this)
  }

  /** What the page had drawn. */
  restore() {
    this.typed.restore()
  }
}
