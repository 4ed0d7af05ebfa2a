// Edits a text in its place on the page. Each input changes the text's source, from which the box is redrawn.
import type { EditableText, UsedFact } from '../../edit-messages.ts'
import { logError } from '../log-error.ts'
import { words } from '../words.ts'
import { type BoxAction, listenToBox } from './box-events.ts'
import { BrowserUndo } from './browser-undo.ts'
import { isBackward, selectedRange } from './cursor.ts'
import { draftKey, storeDraft } from './drafts.ts'
import { editState, type NoteExtras, updateEdit } from './edit-store.ts'
import type { EditedText, TypingHost, TypingStart } from './edited-text.ts'
import { openFactNote } from './fact-note.ts'
import { focusNote, inChrome, keepInView } from './in-view.ts'
import { factForBrace, factsFor } from './insert-fact.ts'
import { insertPasted } from './insert-pasted.ts'
import type { ShownText } from './place-texts.ts'
import { changeIn, placeAfter, placesIn, type RenderedRich, renderRich, selectPlaces } from './rich/draw-rich.ts'
import type { PlaceRange } from './rich/mark-rich.ts'
import { RichTextState, type Tool, toolsFor } from './rich/rich-text-state.ts'
import { marked } from './rich/source-marks.ts'
import { noFacts } from './rich/units.ts'
import { openLinkNote } from './rich-link.ts'
import { Saving, savedSource } from './saving.ts'
import { hasFormatting, type TypingBox, takesOf, typingBox } from './typing-box.ts'
import { typingNote } from './typing-note.ts'

export class PageTyping implements EditedText {
  readonly state: RichTextState
  readonly facts: readonly UsedFact[]
  readonly hasFormatting: boolean
  hasEnded = false
  hasQuestion = false
  /** The words as they would be saved without any input. */
  private initialWords: string
  private onTyped: (() => void) | undefined
  private readonly saving = new Saving(this)
  private readonly box: TypingBox
  private readonly listening = new AbortController()
  private readonly browserUndo: BrowserUndo
  private drawn: RenderedRich
  /** Whether the selection was made from its end, where it goes on from its beginning. */
  private isBackward = false

  constructor(
    public place: ShownText,
    readonly host: TypingHost,
    start: TypingStart,
  ) {
    const takes = takesOf(place, start.asSource)
    this.hasFormatting = hasFormatting(place)
    this.facts = factsFor(place.text, host.facts)
    const facts = new Set(this.facts.map(({ name }) => name))
    const isFact = place.text.isLiteral ? noFacts : (name: string) => facts.has(name)
    this.state = new RichTextState(start.words ?? place.text.raw, takes, isFact)
    this.initialWords = savedSource(place.text.raw, takes, place.text)
    this.box = typingBox(place, takes)
    this.drawn = this.draw()
    const { signal } = this.listening
    document.addEventListener('selectionchange', this.followSelection, { signal })
    this.browserUndo = new BrowserUndo(this.field, this.state, this.undone, signal)
    listenToBox(this.field, takes === 'text', this.act, signal)
    this.field.focus()
    this.setCursor(start.offset)
    keepInView(this.field, signal)
    this.changed()
  }

  get field(): HTMLElement {
    return this.box.field
  }

  get text(): EditableText {
    return this.place.text
  }

  /** In the text or in the note beside it. */
  get hasFocus(): boolean {
    return document.activeElement === this.field || inChrome('.note :focus') != null
  }

  /** The words as they would be written to the file. */
  get words(): string {
    return savedSource(this.state.source, this.state.takes, this.text)
  }

  get hasChanged(): boolean {
    return this.words !== this.initialWords
  }

  private get key() {
    return draftKey(this.text)
  }

  get takesFacts(): boolean {
    return !this.text.isLiteral && this.host.facts.length > 0
  }

  focus() {
    this.field.focus()
    this.select()
  }

  /** `before`: what the box shows, if the browser has changed nothing in it. */
  private draw(before?: RenderedRich): RenderedRich {
    const facts = new Map(this.facts.map((fact) => [fact.name, fact]))
    return renderRich(this.field, this.state.rich, { facts, topLevel: this.box.topLevel }, before)
  }

  private redraw(before?: RenderedRich) {
    this.drawn = this.draw(before)
    this.select()
  }

  private readonly undone = (change: () => void) => {
    // Keys may have moved the selection since the last `selectionchange`.
    this.followSelection()
    change()
    this.redraw()
  }

  private select() {
    selectPlaces(this.drawn, this.state.selection, this.isBackward)
  }

  /** `offset`: characters of the shown text; undefined means the end. */
  private setCursor(offset: number | undefined) {
    const place = placeAfter(this.drawn, this.field, offset)
    if (place) this.state.select([place, place])
    this.select()
  }

  private readonly followSelection = () => {
    const range = selectedRange()
    if (!range || this.hasEnded || !this.field.contains(range.commonAncestorContainer)) return
    const places = placesIn(this.drawn, range)
    if (!places) return
    const before = [...this.state.on].join()
    this.isBackward = isBackward(range)
    this.state.select(places)
    if (before !== [...this.state.on].join() && !this.hasQuestion) this.showNote()
  }

  /** Redraws after a change, or shows that the change is not possible here. */
  show(isDone: boolean, before?: RenderedRich) {
    if (isDone) {
      this.redraw(before)
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
        return this.type(action.words, placesIn(this.drawn, action.range), this.drawn)
      case 'delete':
        return this.show(state.press(action.isBack, placesIn(this.drawn, action.range)), this.drawn)
      case 'enter':
        return this.enter()
      case 'break':
        return state.takes === 'all' ? this.show(state.break()) : state.takes === 'source' && this.enter()
      case 'step':
        return this.step(action.back)
      case 'read-again':
        return this.readAgain()
      case 'save':
        return void this.save()
      case 'leave':
        return this.hasQuestion ? editState().note?.onEscape?.() : this.leave()
      case 'note':
        return focusNote()
      case 'neighbour':
        return void this.saveThen(() => this.host.neighbour(this.place, action.step))
      case 'swap':
        return this.swap()
      case 'tool':
        return this.pressTool(action.tool)
      case 'paste':
        return insertPasted(this, action.html, action.plain)
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
    const { state } = this
    if (state.takes === 'all') this.show(state.enter())
    else if (state.takes === 'source') this.show(state.type('\n'))
    else void this.save()
  }

  private type(words: string, places: PlaceRange | undefined, before?: RenderedRich) {
    this.show(this.state.type(words, places), before)
    if (/[{}]$/.test(words) && this.takesFacts) factForBrace(this)
  }

  pressTool(tool: Tool) {
    const { state } = this
    if (!toolsFor[state.takes].includes(tool)) return
    this.followSelection()
    this.focus()
    if (state.takes === 'source') this.show(state.type(marked(tool, state.selected)))
    else if (tool === 'link') openLinkNote(this)
    else this.show(state.toggle(tool))
  }

  /** Takes over what the browser has changed in the box by itself: composed characters, or a correction. */
  private readAgain() {
    const range = selectedRange()
    const change = range && changeIn(this.drawn, range.startContainer)
    if (change) this.type(change.typed, change.places)
    else this.show(true)
  }

  swap() {
    if (this.hasFormatting) this.host.swap({ words: this.words, asSource: this.state.takes !== 'source' })
  }

  /** Replaces a fact's chip by words. */
  replaceChip(chip: HTMLElement, value: string) {
    const around = new Range()
    around.selectNode(chip)
    const places = placesIn(this.drawn, around)
    if (places) this.show(this.state.type(value, places))
  }

  showNote(more: NoteExtras = {}) {
    if (this.hasEnded) return
    this.hasQuestion = more.actions !== undefined
    // A question or a mistake keeps the cursor here.
    if (more.says) this.saving.holdKeys()
    // Its note is needed, even if editing has been switched off meanwhile.
    updateEdit({ note: { ...typingNote(this), ...more }, ...(more.says && { isOn: true }) })
    this.field.setAttribute('aria-invalid', String(editState().note?.says?.isWrong === true))
  }

  private changed() {
    storeDraft(this.key, this.hasChanged ? { words: this.words, before: this.text.raw } : undefined)
    this.onTyped?.()
    this.showNote()
  }

  /** Calls `act` once, with the next input. */
  onceTyped(act: () => void) {
    this.onTyped = () => {
      this.onTyped = undefined
      act()
    }
  }

  readonly save = (then?: () => void) => this.saving.save(then)
  readonly saveThen = (beginNext: () => Promise<void>) => this.saving.saveThen(beginNext)

  async continueFrom(saved: string) {
    const from = (text: EditableText) => {
      this.place = { ...this.place, text: { ...text, raw: saved } }
      if (!this.hasEnded) this.changed()
    }
    this.initialWords = saved
    from(this.text)
    const text = await this.host.textNow(this.place).catch(logError)
    if (text) from(text)
  }

  /** Ends editing and discards what was typed. */
  leave() {
    storeDraft(this.key, undefined)
    this.listening.abort()
    if (this.hasEnded) return
    this.hasEnded = true
    this.host.ended()
  }

  /** Ends without saving, since the other form of the text takes over; the draft stays. */
  swapped() {
    this.listening.abort()
    this.hasEnded = true
    this.restore()
  }

  /** Restores the page's own markup. */
  restore() {
    this.box.restore()
  }
}
