// Edits Markdown as formatted text on the page. Each input changes the Markdown source, from which the box is redrawn; Control+/
// switches to the source.
import { words } from '../words.ts'
import type { Note } from './edit-store.ts'
import { keepInView } from './in-view.ts'
import { showFactsNote } from './insert-fact.ts'
import { markdownOf, plainOf } from './markdown-paste.ts'
import type { PlacedText } from './place-texts.ts'
import type { Place } from './rich/change-rich.ts'
import { changesIn, placeAt, pointOf, type RenderedRich, renderRich } from './rich/draw-rich.ts'
import { listenToRich, placesToDelete, type RichAction } from './rich/rich-events.ts'
import { RichTextState, type Tool, toolsFor } from './rich/rich-text-state.ts'
import { noFacts } from './rich/units.ts'
import { type RichField, richField } from './rich-field.ts'
import { openLinkNote } from './rich-link.ts'
import type { TypingHost, TypingStart } from './typing.ts'
import { TypingInPlace } from './typing-in-place.ts'

export class RichTyping extends TypingInPlace {
  private readonly rich: RichField
  private readonly state: RichTextState
  private drawn: RenderedRich

  constructor(place: PlacedText, host: TypingHost, start: TypingStart) {
    super(place, host)
    const facts = new Set(this.facts.map(({ name }) => name))
    const isFact = place.text.isLiteral ? noFacts : (name: string) => facts.has(name)
    this.state = new RichTextState(start.words ?? place.text.raw, this.isLabel ? 'links' : 'all', isFact)
    this.rich = richField(place, this.isLabel)
    this.drawn = this.draw()
    const { signal } = this.listening
    document.addEventListener('selectionchange', this.followSelection, { signal })
    listenToRich(this.field, this.act, signal)
    this.field.focus()
    this.setCursor(start.offset)
    keepInView(this.field, signal)
    this.changed()
  }

  get field(): HTMLElement {
    return this.rich.field
  }

  get words(): string {
    return this.state.source
  }

  focus() {
    this.field.focus()
    this.select()
  }

  private get isLabel(): boolean {
    return this.text.kind === 'label'
  }

  private draw(): RenderedRich {
    const facts = new Map(this.facts.map((fact) => [fact.name, fact]))
    return renderRich(this.field, this.state.rich, { facts, topLevel: this.rich.topLevel })
  }

  private select() {
    const [from, to] = this.state.selection.map((place) => pointOf(this.drawn, place))
    if (from && to) getSelection()?.setBaseAndExtent(...from, ...to)
  }

  /** `offset`: characters of the shown text; undefined means the end. */
  private setCursor(offset: number | undefined) {
    const walker = document.createTreeWalker(this.field, NodeFilter.SHOW_TEXT)
    let left = offset ?? Number.POSITIVE_INFINITY
    let node = walker.nextNode()
    while (node && left > (node.nodeValue?.length ?? 0)) {
      left -= node.nodeValue?.length ?? 0
      node = walker.nextNode()
    }
    const place = node ? placeAt(this.drawn, node, left) : placeAt(this.drawn, this.field, this.field.childNodes.length)
    if (place) this.state.select([place, place])
    this.select()
  }

  private placesOf(range: StaticRange | Range): readonly [Place, Place] | undefined {
    const from = placeAt(this.drawn, range.startContainer, range.startOffset)
    const to = placeAt(this.drawn, range.endContainer, range.endOffset)
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
  private show(isDone: boolean) {
    if (isDone) {
      this.drawn = this.draw()
      this.select()
      keepInView(this.field, AbortSignal.abort())
      this.changed()
    } else {
      this.select()
      this.showNote({ says: { text: words.editing.notHere, isWrong: false } })
    }
  }

  private readonly act = (action: RichAction) => {
    const { state } = this
    // The browser's selectionchange may come after the next key.
    if (action.do !== 'read-again') this.followSelection()
    switch (action.do) {
      case 'type':
        if (action.words === '{' && this.takesFacts) return this.chooseFact('{')
        return this.show(state.type(action.words, (action.range && this.placesOf(action.range)) ?? state.selection))
      case 'delete':
        return this.delete(action)
      case 'enter':
        return this.isLabel ? void this.save() : this.show(state.enter())
      case 'break':
        return this.isLabel ? undefined : this.show(state.break())
      case 'step':
        return void (state.step(action.back) && this.show(true))
      case 'read-again':
        return this.readAgain()
      default:
        return this.handle(action)
    }
  }

  private delete({ range, isBack }: Extract<RichAction, { do: 'delete' }>) {
    const { state } = this
    const [from] = state.selection
    if (!state.isCursor) return this.show(state.delete())
    const length = state.rich.leaves[from.leaf]?.units.length ?? 0
    if (isBack && from.at === 0) return this.show(state.joinBack())
    if (!isBack && from.at === length) return this.show(state.joinNext())
    return this.show(state.delete(placesToDelete(state.rich, from, isBack, range && this.placesOf(range))))
  }

  protected pressTool(tool: Tool) {
    this.followSelection()
    this.focus()
    if (tool === 'link') return this.openLink()
    this.show(this.state.toggle(tool))
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

  private get takesFacts(): boolean {
    return !this.text.isLiteral && this.host.facts.length > 0
  }

  private chooseFact(begun: string) {
    const { selection } = this.state
    const into = (act: () => boolean) => {
      this.state.select(selection)
      this.field.focus()
      this.show(act())
    }
    showFactsNote({
      anchor: this.field,
      facts: {
        all: this.host.facts,
        begun: '',
        onChoose: ({ name }) => into(() => this.state.insertFact(name)),
        onLeave: (typed) => into(() => begun + typed === '' || this.state.type(begun + typed)),
        ...(begun && { onEnter: () => this.act({ do: 'enter' }) }),
      },
    })
  }

  protected paste(html: string, plain: string) {
    const takes = this.isLabel ? 'links' : 'all'
    const isDone = html
      ? this.state.paste(markdownOf(html, takes))
      : this.state.type(this.isLabel ? plainOf(plain) : plain.replace(/\r\n?/g, '\n'))
    this.show(isDone)
    if (html) this.noteLeftOut(html, takes)
  }

  /** Takes over what the browser has changed in the box by itself: composed characters, or a correction. */
  private readAgain() {
    const selection = getSelection()
    const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
    const index = this.drawn.leaves.findIndex(({ element }) => range && element.contains(range.startContainer))
    const [leaf, drawn] = [this.state.rich.leaves[index], this.drawn.leaves[index]]
    if (!leaf || !drawn) return this.show(true)
    const { from, to, typed } = changesIn(leaf.units, drawn.element)
    const places = [
      { leaf: index, at: from },
      { leaf: index, at: to },
    ] as const
    this.show((typed === '' && from === to) || this.state.type(typed, places))
  }

  protected swap() {
    this.host.swap(this, { words: this.words, asSource: true })
  }

  override replaceChip(chip: HTMLElement, value: string) {
    const at = placeAt(
      this.drawn,
      chip.parentNode ?? this.field,
      [...(chip.parentNode?.childNodes ?? [])].indexOf(chip),
    )
    if (at) this.show(this.state.type(value, [at, { ...at, at: at.at + 1 }]))
  }

  protected noteExtras(): Partial<Note> {
    return {
      onEscape: () => this.focus(),
      tools: { all: toolsFor(this.state.takes), on: this.state.on, act: (tool) => this.pressTool(tool) },
      ...(this.takesFacts && { onFact: () => this.chooseFact('') }),
      other: { label: words.editing.source, act: () => this.swap() },
    }
  }

  restore() {
    this.rich.restore()
  }
}
