// Edits plain text, or the Markdown source of a text, in its place on the page.
import { partsOf } from '../facts.ts'
import { words } from '../words.ts'
import type { NoteExtras } from './edit-store.ts'
import { openFactNote } from './fact-note.ts'
import { keepInView } from './in-view.ts'
import { insertWords, marked, sourceTools } from './insert.ts'
import { factAtCursor, factForBrace } from './insert-fact.ts'
import { plainOf } from './markdown-paste.ts'
import type { PlacedText } from './place-texts.ts'
import type { Tool } from './rich/rich-text-state.ts'
import { richHolder } from './rich-field.ts'
import { contentOf, setCursor, writtenIn } from './typed-content.ts'
import { type TypedField, typedField } from './typed-field.ts'
import type { TypingHost, TypingStart } from './typing.ts'
import { listenToTyping } from './typing-events.ts'
import { TypingInPlace } from './typing-in-place.ts'
import { focusNote } from './typing-note.ts'

export class PageTyping extends TypingInPlace {
  private readonly isMarkdown: boolean
  private readonly typed: TypedField

  constructor(place: PlacedText, host: TypingHost, start: TypingStart) {
    super(place, host)
    const { text } = place
    this.isMarkdown = text.kind === 'markdown' || (text.kind === 'label' && text.raw.includes(']('))
    this.typed = typedField(place, this.isMarkdown)
    this.listen()
    this.initialWords = this.words
    if (start.words !== undefined)
      this.field.replaceChildren(
        ...contentOf({ parts: this.text.isLiteral ? [start.words] : partsOf(start.words, this.facts) }),
      )
    this.focus()
    setCursor(this.field, start.offset)
    keepInView(this.field, this.listening.signal)
    this.changed()
  }

  get field(): HTMLElement {
    return this.typed.field
  }

  get words(): string {
    const tail = /\n*$/.exec(this.text.raw)?.[0] ?? ''
    const { isLiteral, raw } = this.text
    const typed = writtenIn(this.field, {
      keepsLines: this.isMarkdown,
      isLiteral,
      keepsSpaces: raw.includes('\u00a0'),
    })
    return this.isMarkdown ? typed.replace(/\n+$/, '') + tail : typed
  }

  focus() {
    this.field.focus()
  }

  private listen() {
    const { field, isMarkdown, listening } = this
    listenToTyping(
      field,
      isMarkdown,
      {
        changed: (typed) => {
          this.changed()
          if (typed && /[{}]$/.test(typed) && !this.text.isLiteral) factForBrace(this)
        },
        save: () => void this.save(),
        leave: () => this.leave(),
        toNeighbour: this.toNeighbour,
        toNote: focusNote,
        format: this.format,
        insert: (pasted, html) => {
          insertWords(isMarkdown ? pasted : plainOf(pasted))
          if (!isMarkdown && html) this.noteLeftOut(html, 'text')
        },
        toRich: () => richHolder(this.place) && this.toRich(),
        openFact: (chip) => openFactNote(this, chip),
      },
      listening.signal,
    )
  }

  enter() {
    if (this.isMarkdown) insertWords('\n')
    else void this.save()
  }

  private readonly format = (tool: Tool) => {
    this.focus()
    insertWords(marked(tool, getSelection()?.toString() ?? ''))
  }

  protected updateNote(more: NoteExtras) {
    this.showBeside({
      ...(this.isMarkdown ? { tools: { all: sourceTools, act: this.format } } : {}),
      ...(richHolder(this.place) ? { other: { label: words.editing.formatted, act: this.toRich } } : {}),
      ...(this.text.isLiteral ? {} : { onFact: () => factAtCursor(this) }),
      ...more,
    })
  }

  private readonly toRich = () => this.host.swap(this, { words: this.words })

  restore() {
    this.typed.restore()
  }
}
