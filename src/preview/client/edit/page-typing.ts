// Edits plain text, or the Markdown source of a text, in its place on the page.
import { partsOf } from '../facts.ts'
import { words } from '../words.ts'
import { listenToBox } from './box-events.ts'
import type { Note } from './edit-store.ts'
import { keepInView } from './in-view.ts'
import { insertWords, marked, sourceTools } from './insert.ts'
import { factAtCursor, factForBrace } from './insert-fact.ts'
import { markdownOf, plainOf } from './markdown-paste.ts'
import type { PlacedText } from './place-texts.ts'
import type { Tool } from './rich/rich-text-state.ts'
import { richHolder } from './rich-field.ts'
import { type EditBox, plainBox } from './text-box.ts'
import { closeChips, contentOf, setCursor, writtenIn } from './typed-content.ts'
import type { TypingHost, TypingStart } from './typing.ts'
import { TypingInPlace } from './typing-in-place.ts'

export class PageTyping extends TypingInPlace {
  private readonly isMarkdown: boolean
  private readonly box: EditBox

  constructor(place: PlacedText, host: TypingHost, start: TypingStart) {
    super(place, host)
    const { text } = place
    this.isMarkdown = text.kind === 'markdown' || (text.kind === 'label' && text.raw.includes(']('))
    this.box = plainBox(place, this.isMarkdown)
    const { signal } = this.listening
    listenToBox(this.field, this.isMarkdown ? 'markdown' : 'plain', (action) => this.handle(action), signal)
    this.field.addEventListener('input', this.onInput, { signal })
    this.initialWords = this.words
    if (start.words !== undefined)
      this.field.replaceChildren(
        ...contentOf({ parts: this.text.isLiteral ? [start.words] : partsOf(start.words, this.facts) }),
      )
    this.focus()
    setCursor(this.field, start.offset)
    keepInView(this.field, signal)
    this.changed()
  }

  get field(): HTMLElement {
    return this.box.field
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

  private readonly onInput = (event: Event) => {
    closeChips(this.field)
    this.changed()
    const isTyped = event instanceof InputEvent && /^insert(?:Composition)?Text$/.test(event.inputType)
    if (isTyped && /[{}]$/.test(event.data ?? '') && !this.text.isLiteral) factForBrace(this)
  }

  enter() {
    if (this.isMarkdown) insertWords('\n')
    else void this.save()
  }

  protected pressTool(tool: Tool) {
    this.focus()
    insertWords(marked(tool, getSelection()?.toString() ?? ''))
  }

  protected paste(html: string, plain: string) {
    insertWords(this.isMarkdown ? (html && markdownOf(html)) || plain : plainOf(plain))
    if (!this.isMarkdown && html) this.noteLeftOut(html, 'text')
  }

  protected swap() {
    if (richHolder(this.place)) this.host.swap(this, { words: this.words })
  }

  protected noteExtras(): Partial<Note> {
    const { isMarkdown } = this
    return {
      onEscape: () => this.focus(),
      ...(isMarkdown && { tools: { all: sourceTools, act: (tool: Tool) => this.pressTool(tool) } }),
      ...(richHolder(this.place) && { other: { label: words.editing.formatted, act: () => this.swap() } }),
      ...(!this.text.isLiteral && { onFact: () => factAtCursor(this) }),
    }
  }

  restore() {
    this.box.restore()
  }
}
