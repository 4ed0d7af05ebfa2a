// The state of a formatted text while it is edited: its Markdown, selection and undo history. Independent of the DOM.
import { gapAt, hashesOf, type Place, placesToDelete, type RichEdit, readWithGap, replaceUnits } from './change-rich.ts'
import { insertMarkdown, setHeading, splitLeaf } from './lines-rich.ts'
import { toggleList } from './list-rich.ts'
import { hasMark, linkAt, type MarkKind, marksAt, marksOfKinds, type PlaceRange, setMark } from './mark-rich.ts'
import type { AllowedMarkup, IsFact, RichText } from './read-rich.ts'
import { isBlank, noFacts, type Unit, writtenUnits } from './units.ts'

export type Tool = 'strong' | 'em' | 'link' | 'heading' | 'subheading' | 'bullet' | 'ordered'

/** Formatting that is written as Markdown around the selection. */
export const sourceTools = ['strong', 'em', 'link', 'bullet'] as const satisfies Tool[]

/** The toolbar of a field. */
export const toolsFor: Readonly<Record<AllowedMarkup, readonly Tool[]>> = {
  all: ['strong', 'em', 'link', 'heading', 'subheading', 'bullet', 'ordered'],
  links: ['link'],
  source: sourceTools,
  text: [],
}

const maxSteps = 300
const beginning: Place = { leaf: 0, at: 0 }
const emphases = ['strong', 'em'] as const

export class RichTextState {
  private now: RichEdit
  private read: RichText | undefined
  private readonly past: RichEdit[] = []
  private future: RichEdit[] = []
  /** Whether the last edit was a typed character, with which the next one shares an undo step. */
  private isTypingRun = false
  /** Emphasis of the next typed text, if it was toggled at the cursor or typing continues. */
  private kinds: readonly MarkKind[] | undefined
  selection: PlaceRange = [beginning, beginning]

  constructor(
    source: string,
    readonly takes: AllowedMarkup,
    private readonly isFact: IsFact,
  ) {
    this.now = { source, place: beginning }
  }

  get source(): string {
    return this.now.source
  }

  get rich(): RichText {
    this.read ??= readWithGap(this.now.source, this.takes, this.isFact, this.now.gap)
    return this.read
  }

  /** Sets the selection. Another selection than before resets the toggled emphasis. */
  select(range: PlaceRange) {
    const isSame = range.every(
      ({ leaf, at }, end) => leaf === this.selection[end]?.leaf && at === this.selection[end]?.at,
    )
    this.selection = range
    if (isSame) return
    this.kinds = undefined
    this.isTypingRun = false
  }

  /** Applies an edit and records the undo step. Returns whether there was an edit to apply. */
  private done(edit: RichEdit | undefined, isTyping = false): boolean {
    if (!edit) return false
    if (!isTyping || !this.isTypingRun) {
      this.past.push({ ...this.now, place: this.selection[1] })
      if (this.past.length > maxSteps) this.past.shift()
    }
    this.isTypingRun = isTyping
    this.future = []
    this.apply(edit)
    return true
  }

  private apply(edit: RichEdit) {
    this.now = edit
    this.read = undefined
    const { leaves } = this.rich
    const leaf = Math.max(0, Math.min(edit.place.leaf, leaves.length - 1))
    const cursor = { leaf, at: Math.min(edit.place.at, leaves[leaf]?.units.length ?? 0) }
    this.selection = [cursor, cursor]
  }

  get canUndo(): boolean {
    return this.past.length > 0
  }

  get canRedo(): boolean {
    return this.future.length > 0
  }

  /** Undoes or redoes. Returns whether there was anything to undo or redo. */
  step(back: boolean): boolean {
    const [from, to] = back ? [this.past, this.future] : [this.future, this.past]
    const edit = from.pop()
    if (!edit) return false
    to.push({ ...this.now, place: this.selection[1] })
    this.isTypingRun = false
    this.kinds = undefined
    this.apply(edit)
    return true
  }

  /** Whether the selection is empty. */
  get isCursor(): boolean {
    const [from, to] = this.selection
    return from.leaf === to.leaf && from.at === to.at
  }

  /** Replaces the range by typed words. Like all edits, returns whether that is possible here. */
  type(words: string, range: PlaceRange = this.selection): boolean {
    const [from] = range
    const kinds = this.kinds ?? emphases.filter((kind) => marksAt(this.rich, from).some((mark) => mark.kind === kind))
    const marks = this.takes === 'links' ? marksAt(this.rich, from) : marksOfKinds(this.rich, from, kinds)
    const units = [...words].map(
      (shown): Unit => ({
        shown,
        written: shown === '{' && this.isFact !== noFacts ? '{{' : shown,
        marks,
        isNew: true,
      }),
    )
    const isDone = this.done(replaceUnits(this.markedBlanks(from, marks), range, units), /^\S$/u.test(words))
    if (isDone) this.kinds = kinds
    return isDone
  }

  /** The text with the marks extended over the blanks typed just before: blanks get emphasis once a word follows. */
  private markedBlanks({ leaf: number, at }: Place, marks: Unit['marks']): RichText {
    const { rich } = this
    const leaf = rich.leaves[number]
    if (!leaf || this.kinds === undefined || marks.length === 0) return rich
    const from = leaf.units.slice(0, at).findLastIndex((unit) => !isBlank(unit)) + 1
    const emphasis = marks.filter((mark) => leaf.units[from - 1]?.marks.includes(mark))
    const units = leaf.units.map((unit, index) => (index >= from && index < at ? { ...unit, marks: emphasis } : unit))
    return { ...rich, leaves: rich.leaves.with(number, { ...leaf, units }) }
  }

  private replaceSelection(units: readonly Unit[]): boolean {
    return this.done(replaceUnits(this.rich, this.selection, units))
  }

  break(): boolean {
    const leaf = this.rich.leaves[this.selection[0].leaf]
    return this.replaceSelection([{ shown: '\n', written: `\\\n${leaf?.rest ?? ''}`, marks: [], what: 'break' }])
  }

  insertFact(name: string, range: PlaceRange = this.selection): boolean {
    const marks = marksAt(this.rich, range[0])
    return this.done(replaceUnits(this.rich, range, [{ shown: name, written: `{${name}}`, marks, what: 'fact' }]))
  }

  /** The brace before the cursor with the name typed after it, open or closed: `{rep`, `{reply}`. */
  get brace(): { range: PlaceRange; typed: string; isClosed: boolean } | undefined {
    const [{ leaf, at }] = this.selection
    const shown = this.rich.leaves[leaf]?.units.slice(0, at).map((unit) => (unit.what ? ' ' : unit.shown)) ?? []
    const from = shown.lastIndexOf('{')
    const [, typed, close] = /^\{([^{}\s]*)(\})?$/.exec(from < 0 ? '' : shown.slice(from).join('')) ?? []
    if (typed === undefined) return undefined
    return { range: [{ leaf, at: from }, this.selection[0]], typed, isClosed: close !== undefined }
  }

  /** The selected words of one leaf, as written. */
  get selected(): string {
    const [from, to] = this.selection
    return writtenUnits(from.leaf === to.leaf ? (this.rich.leaves[from.leaf]?.units.slice(from.at, to.at) ?? []) : [])
  }

  /** Backspace or Delete. `target`: the range that the browser would remove, such as a word. */
  press(isBack: boolean, target: PlaceRange | undefined): boolean {
    const [from] = this.selection
    const length = this.rich.leaves[from.leaf]?.units.length ?? 0
    if (!this.isCursor) return this.delete()
    const isAtEdge = from.at === (isBack ? 0 : length)
    if (isAtEdge && this.takes !== 'all') return true
    if (isAtEdge) return isBack ? this.joinBack() : this.joinNext()
    return this.delete(placesToDelete(this.rich, from, isBack, target))
  }

  delete(range: PlaceRange = this.selection): boolean {
    const [from, to] = range
    const isOneUnit = from.leaf === to.leaf && to.at - from.at === 1
    return this.done(replaceUnits(this.rich, range, []), isOneUnit)
  }

  /** Backspace at the start of a leaf: leaves the list, turns a heading into a paragraph, or joins it to the previous leaf. */
  joinBack(): boolean {
    const [place] = this.selection
    const leaf = this.rich.leaves[place.leaf]
    if (!leaf) return false
    if (this.now.gap?.leaf === place.leaf) {
      const before = this.rich.leaves[place.leaf - 1]
      this.apply({ source: this.source, place: { leaf: place.leaf - 1, at: before?.units.length ?? 0 } })
      return true
    }
    if (leaf.kind === 'heading') return this.done(setHeading(this.rich, place, place.leaf, 0))
    const list = leaf.around.findLast(({ type }) => type === 'list')
    if (leaf.within.at(-1)?.endsWith('*') && list)
      return this.done(toggleList(this.rich, place, place.leaf, list.ordered ? 'ordered' : 'bullet'))
    const before = this.rich.leaves[place.leaf - 1]
    return before !== undefined && this.delete([{ leaf: place.leaf - 1, at: before.units.length }, place])
  }

  /** Delete at the end of a leaf: joins the next one to it. */
  joinNext(): boolean {
    const [place] = this.selection
    const next = this.rich.leaves[place.leaf + 1]
    return next !== undefined && this.delete([place, { leaf: place.leaf + 1, at: 0 }])
  }

  enter(): boolean {
    if (!this.isCursor && !this.delete()) return false
    return this.done(splitLeaf(this.rich, this.selection[0]))
  }

  /** Inserts Markdown in which braces are words: a single paragraph within the line, anything else as paragraphs of its own. */
  paste(pastedMarkdown: string): boolean {
    if (!this.isCursor && !this.delete()) return false
    const markdown = this.isFact === noFacts ? pastedMarkdown : pastedMarkdown.replaceAll('{', '{{')
    const pasted = readWithGap(markdown, this.takes, this.isFact)
    const [only, ...others] = pasted.leaves
    if (only?.kind === 'paragraph' && others.length === 0 && only.within.length === 0)
      return this.replaceSelection(only.units)
    return this.done(insertMarkdown(this.rich, this.selection[0], markdown))
  }

  /** The tools that apply to the selection, shown as pressed. */
  get on(): ReadonlySet<Tool> {
    const { rich, selection } = this
    const leaf = rich.leaves[selection[0].leaf]
    const { heading } = this.levels
    const list = leaf?.around.findLast(({ type }) => type === 'list')
    const has: [Tool, boolean][] = [
      ['strong', this.kinds && this.isCursor ? this.kinds.includes('strong') : hasMark(rich, selection, 'strong')],
      ['em', this.kinds && this.isCursor ? this.kinds.includes('em') : hasMark(rich, selection, 'em')],
      ['link', linkAt(rich, selection) !== undefined],
      ['heading', leaf?.level === heading],
      ['subheading', (leaf?.level ?? 0) > heading],
      ['bullet', list?.ordered === false],
      ['ordered', list?.ordered === true],
    ]
    return new Set(has.flatMap(([tool, isOn]) => (isOn ? [tool] : [])))
  }

  /** Levels of the two heading tools: the highest level used in the text, and the one below it. */
  private get levels() {
    const levels = this.rich.leaves.flatMap(({ level }) => (level > 0 ? [level] : []))
    const heading = Math.min(5, ...(levels.length > 0 ? levels : [2]))
    return { heading, subheading: heading + 1 }
  }

  toggle(tool: Exclude<Tool, 'link'>): boolean {
    const { rich, selection } = this
    const [from, to] = selection
    const [isOn, gap] = [this.on.has(tool), gapAt(rich, from.leaf)]
    if ((tool === 'heading' || tool === 'subheading') && gap) {
      const level = isOn ? 0 : this.levels[tool]
      const lead = gap.lead.replace(/#+ $/, '') + hashesOf(level)
      this.apply({ source: this.source, place: from, gap: { ...gap, level, lead } })
      return true
    }
    if (tool === 'heading' || tool === 'subheading')
      return this.doneSelected(setHeading(rich, from, to.leaf, isOn ? 0 : this.levels[tool]))
    if (tool === 'bullet' || tool === 'ordered') return this.doneSelected(toggleList(rich, from, to.leaf, tool))
    if (!this.isCursor) return this.doneSelected(setMark(rich, selection, tool, !isOn))
    if (this.takes === 'links') return false
    const kinds = emphases.filter((kind) => this.on.has(kind))
    this.kinds = isOn ? kinds.filter((kind) => kind !== tool) : [...kinds, tool]
    return true
  }

  /** Target of the link at the selection's start, undefined without a link. */
  get link(): string | undefined {
    return linkAt(this.rich, this.selection)?.mark.to
  }

  /** Sets the target of the link at the cursor or of the selected words; an empty target removes the link. */
  setLink(to: string): boolean {
    const { rich } = this
    const link = linkAt(rich, this.selection)
    const range = link && this.isCursor ? link.range : this.selection
    return this.doneSelected(setMark(rich, range, 'link', to !== '', to))
  }

  /** Applies an edit that keeps the selection. */
  private doneSelected(edit: RichEdit | undefined): boolean {
    const before = this.selection
    if (!this.done(edit)) return false
    const fitting = ({ leaf, at }: Place): Place => ({
      leaf,
      at: Math.min(at, this.rich.leaves[leaf]?.units.length ?? 0),
    })
    this.selection = [fitting(before[0]), fitting(before[1])]
    return true
  }
}
