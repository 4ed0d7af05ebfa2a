// Edits a text in its place on the page. Each input changes the text's source, from which the box is redrawn.
import type { UsedFact } from '../../edit-messages.ts'
import { words } from '../words.ts'
import { type BoxAction, listenToBox } from './box-events.ts'
import { BrowserUndo } from './browser-undo.ts'
import { editState, type Note, type NoteExtras } from './edit-store.ts'
import { openFactNote } from './fact-note.ts'
import { inChrome, keepInView } from './in-view.ts'
import { marked } from './insert.ts'
import { factAtCursor, factForBrace } from './insert-fact.ts'
import { leftOutOf, markdownOf, plainOf } from './markdown-paste.ts'
import type { PlacedText } from './place-texts.ts'
import { changesIn, placeAfter, placeAt, pointOf, type RenderedRich, renderRich } from './rich/draw-rich.ts'
import type { PlaceRange } from './rich/mark-rich.ts'
import type { Takes } from './rich/read-rich.ts'
import { RichTextState, type Tool, toolsFor } from './rich/rich-text-state.ts'
import { noFacts } from './rich/units.ts'
import { openLinkNote } from './rich-link.ts'
import { Typing, type TypingHost, type TypingStart } from './typing.ts'
import { hasFormatting, type TypingBox, takesOf, typingBox } from './typing-box.ts'

const focusNote = () => inChrome<HTMLElement>('.note button:not(:disabled)')?.focus()

export class PageTyping extends Typing {
  readonly state: RichTextState
  /** The facts within the text, then all others of the site, for which a chip in this text is one more use. */
  readonly facts: readonly UsedFact[]
  private readonly takes: Takes
  private readonly hasFormatting: boolean
  private readonly box: TypingBox
  private readonly listening = new AbortController()
  private readonly browserUndo: BrowserUndo
  private drawn: RenderedRich

  constructor(place: PlacedText, host: TypingHost, start: TypingStart) {
    super(place, host)
    this.takes = takesOf(place, start.asSource)
    this.hasFormatting = hasFormatting(place)
    const own = place.text.parts.filter((part) => typeof part !== 'string')
    const others = host.facts.filter(({ name }) => !own.some((fact) => fact.name === name))
    this.facts = [...own, ...others.map((fact) => ({ ...fact, uses: fact.uses + 1 }))]
    const facts = new Set(this.facts.map(({ name }) => name))
    const isFact = place.text.isLiteral ? noFacts : (name: string) => facts.has(name)
    this.state = new RichTextState(start.words ?? place.text.raw, this.takes, isFact)
    this.initialWords = this.written(place.text.raw)
    this.box = typingBox(place, this.takes)
    this.drawn = this.draw()
    const { signal } = this.listening
    document.addEventListener('selectionchange', this.followSelection, { signal })
    this.browserUndo = new BrowserUndo(this.field, this.state, () => this.redraw(), signal)
    listenToBox(this.field, this.takes === 'text', this.act, signal)
    this.field.focus()
    this.setCursor(start.offset)
    keepInView(this.field, signal)
    this.changed()
  }

  get field(): HTMLElement {
    return this.box.field
  }

  get anchor(): HTMLElement {
    return this.field
  }

  get hasFocus(): boolean {
    return document.activeElement === this.field
  }

  get words(): string {
    return this.written(this.state.source)
  }

  /** A source as it is saved: one line without blanks around it, or lines that end as those of the file. */
  private written(source: string): string {
    if (this.takes === 'text') return source.replace(/[ \t\n]+/g, ' ').trim()
    return this.takes === 'source' ? source.replace(/\n*$/, /\n*$/.exec(this.text.raw)?.[0] ?? '') : source
  }

  private get takesFacts(): boolean {
    return !this.text.isLiteral && this.host.facts.length > 0
  }

  focus() {
    this.field.focus()
    this.select()
  }

  private draw(): RenderedRich {
    const facts = new Map(this.facts.map((fact) => [fact.name, fact]))
    return renderRich(this.field, this.state.rich, { facts, topLevel: this.box.topLevel })
  }

  private redraw() {
    this.drawn = this.draw()
    this.select()
  }

  private select() {
    const [from, to] = this.state.selection.map((place) => pointOf(this.drawn, place))
    if (from && to) getSelection()?.setBaseAndExtent(...from, ...to)
  }

  /** `offset`: characters of the shown text; undefined means the end. */
  private setCursor(offset: number | undefined) {
    const place = placeAfter(this.drawn, this.field, offset)
    if (place) this.state.select([place, place])
    this.select()
  }

  private placesOf(range: StaticRange | Range | undefined): PlaceRange | undefined {
    const from = range && placeAt(this.drawn, range.startContainer, range.startOffset)
    const to = range && placeAt(this.drawn, range.endContainer, range.endOffset)
    return from && to ? [from, to] : undefined
  }

  private readonly followSelection = () => {
    const selection = getSelection()
    const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
    if (!range || this.hasEnded || !this.field.contains(range.commonAncestorContainer)) return
    const places = this.placesOf(range)
    if (!places) return
    const before = [...this.state.on].join()
    this.state.select(places)
    if (before !== [...this.state.on].join() && !this.hasQuestion) this.showNote()
  }

  /** Redraws after a change, or says that the change is not possible here. */
  show(isDone: boolean) {
    if (isDone) {
      this.redraw()
      this.browserUndo.follow()
      keepInView(this.field, AbortSignal.abort())
      this.changed()
    } else {
      this.select()
      this.showNote({ says: { text: words.editing.notHere, isWrong: false } })
    }
  }

  private readonly act = (action: BoxAction) => {
    const { state } = this
    // The browser's selectionchange may come after the next key.
    if (action.do !== 'read-again') this.followSelection()
    switch (action.do) {
      case 'type':
        return this.type(action.words, this.placesOf(action.range))
      case 'delete':
        return this.show(state.press(action.isBack, this.placesOf(action.range)))
      case 'enter':
        return this.enter()
      case 'break':
        return this.takes === 'all' ? this.show(state.break()) : this.takes === 'source' && this.enter()
      case 'step':
        return this.step(action.back)
      case 'read-again':
        return this.readAgain()
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

  private step(back: boolean) {
    if (this.state.step(back)) this.show(true)
    // The browser may have undone something by itself.
    else this.redraw()
  }

  readonly enter = () => {
    if (this.takes === 'all') this.show(this.state.enter())
    else if (this.takes === 'source') this.show(this.state.type('\n'))
    else void this.save()
  }

  private type(words: string, places: PlaceRange | undefined) {
    this.show(this.state.type(words, places))
    if (/[{}]$/.test(words) && this.takesFacts) factForBrace(this)
  }

  private pressTool(tool: Tool) {
    if (!toolsFor[this.takes].includes(tool)) return
    this.followSelection()
    this.focus()
    if (this.takes === 'source') this.show(this.state.type(marked(tool, this.state.selected)))
    else if (tool === 'link') this.openLink()
    else this.show(this.state.toggle(tool))
  }

  private openLink() {
    const { state } = this
    if (state.link === undefined && state.isCursor)
      return this.showNote({ says: { text: words.editing.chooseWords, isWrong: false } })
    const { selection } = state
    openLinkNote(this.field, state.link, {
      set: (to) => {
        state.select(selection)
        this.field.focus()
        this.show(state.setLink(to))
      },
      back: () => {
        state.select(selection)
        this.focus()
        this.showNote()
      },
    })
  }

  private paste(html: string, plain: string) {
    const { takes, state } = this
    const lines = plain.replace(/\r\n?/g, '\n')
    if (takes === 'all' || takes === 'links')
      this.show(html ? state.paste(markdownOf(html, takes)) : state.type(takes === 'links' ? plainOf(plain) : lines))
    else this.show(state.type(takes === 'source' ? (html && markdownOf(html)) || lines : plainOf(plain)))
    if (html && takes !== 'source') this.noteLeftOut(html, takes)
  }

  /** Says which formatting of the pasted HTML the text does not take. */
  private noteLeftOut(html: string, takes: Parameters<typeof leftOutOf>[1]) {
    const left = leftOutOf(html, takes).map((what) => words.editing.outs[what])
    if (left.length > 0) this.showNote({ says: { text: words.editing.leftOut(words.list(left)), isWrong: false } })
  }

  /** Takes over what the browser has changed in the box by itself: composed characters, or a correction. */
  private readAgain() {
    const selection = getSelection()
    const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
    const index = this.drawn.leaves.findIndex(({ element }) => range && element.contains(range.startContainer))
    const [leaf, drawn] = [this.state.rich.leaves[index], this.drawn.leaves[index]]
    if (!leaf || !drawn) return this.show(true)
    const { from, to, typed } = changesIn(leaf.units, drawn.element)
    if (typed === '' && from === to) return this.show(true)
    this.type(typed, [
      { leaf: index, at: from },
      { leaf: index, at: to },
    ])
  }

  private swap() {
    if (this.hasFormatting) this.host.swap(this, { words: this.words, asSource: this.takes !== 'source' })
  }

  /** Replaces a fact's chip by words. */
  replaceChip(chip: HTMLElement, value: string) {
    const holder = chip.parentNode ?? this.field
    const at = placeAt(this.drawn, holder, [...holder.childNodes].indexOf(chip))
    if (at) this.show(this.state.type(value, [at, { ...at, at: at.at + 1 }]))
  }

  override showNote(more?: NoteExtras) {
    super.showNote(more)
    if (!this.hasEnded) this.field.setAttribute('aria-invalid', String(editState().note?.says?.isWrong === true))
  }

  protected noteExtras(): Partial<Note> {
    const { takes, state } = this
    const isSource = takes === 'source'
    const tools = {
      all: toolsFor[takes],
      on: isSource ? undefined : state.on,
      act: (tool: Tool) => this.pressTool(tool),
    }
    const label = isSource ? words.editing.formatted : words.editing.source
    return {
      onEscape: () => this.focus(),
      ...(takes !== 'text' && { tools }),
      ...(this.hasFormatting && { other: { label, act: () => this.swap() } }),
      ...(this.takesFacts && { onFact: () => factAtCursor(this) }),
    }
  }

  override swapped() {
    this.listening.abort()
    super.swapped()
  }

  protected override end() {
    this.listening.abort()
    super.end()
  }

  restore() {
    this.box.restore()
  }
}
