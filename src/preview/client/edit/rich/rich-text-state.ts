// A formatted text while it is typed into: its Markdown, the cursor in it, and the steps back. It knows of no element.
import { type Changed, type IsFact, type Place, readWithGap, replaced, signsOf } from './change-rich.ts'
import { parted, pastedInto, withHeading } from './lines-rich.ts'
import { withList } from './list-rich.ts'
import { type Chosen, hasMark, linkAt, type MarkKind, marksAt, marksOfKinds, withMark } from './mark-rich.ts'
import type { RichText, Takes } from './read-rich.ts'
import { isBlank, noFacts, type Unit } from './units.ts'

export type Tool = 'strong' | 'em' | 'link' | 'heading' | 'subheading' | 'bullet' | 'ordered'

/** What a field of that kind offers. */
export const toolsFor = (takes: Takes): readonly Tool[] =>
  takes === 'links' ? ['link'] : ['strong', 'em', 'link', 'heading', 'subheading', 'bullet', 'ordered']

const maxSteps = 300
const emphases = ['strong', 'em'] as const

export class RichTextState {
  private now: Changed
  private read: RichText | undefined
  private readonly past: Changed[] = []
  private future: Changed[] = []
  private isTypingOn = false
  /** Emphasis of what is typed next, where it was switched at the cursor or typed just before. */
  private kinds: readonly MarkKind[] | undefined
  chosen: Chosen = [
    { leaf: 0, at: 0 },
    { leaf: 0, at: 0 },
  ]

  constructor(
    source: string,
    readonly takes: Takes,
    private readonly isFact: IsFact,
  ) {
    this.now = { source, place: { leaf: 0, at: 0 } }
  }

  get source(): string {
    return this.now.source
  }

  get rich(): RichText {
    this.read ??= readWithGap(this.now.source, this.takes, this.isFact, this.now.gap)
    return this.read
  }

  /** The cursor, or what is chosen; another place than before ends what was switched. */
  choose(chosen: Chosen) {
    const isSame = chosen.every(({ leaf, at }, end) => leaf === this.chosen[end]?.leaf && at === this.chosen[end]?.at)
    this.chosen = chosen
    if (isSame) return
    this.kinds = undefined
    this.isTypingOn = false
  }

  /** Whether it could be done. */
  private done(changed: Changed | undefined, isTyping = false): boolean {
    if (!changed) return false
    if (!isTyping || !this.isTypingOn) {
      this.past.push({ ...this.now, place: this.chosen[1] })
      if (this.past.length > maxSteps) this.past.shift()
    }
    this.isTypingOn = isTyping
    this.future = []
    this.apply(changed)
    return true
  }

  private apply(changed: Changed) {
    this.now = changed
    this.read = undefined
    const { leaves } = this.rich
    const leaf = Math.max(0, Math.min(changed.place.leaf, leaves.length - 1))
    const at = Math.min(changed.place.at, leaves[leaf]?.units.length ?? 0)
    this.chosen = [
      { leaf, at },
      { leaf, at },
    ]
  }

  step(back: boolean): boolean {
    const [from, to] = back ? [this.past, this.future] : [this.future, this.past]
    const changed = from.pop()
    if (!changed) return false
    to.push({ ...this.now, place: this.chosen[1] })
    this.isTypingOn = false
    this.kinds = undefined
    this.apply(changed)
    return true
  }

  private get isCursor(): boolean {
    const [from, to] = this.chosen
    return from.leaf === to.leaf && from.at === to.at
  }

  /** In the place of what is chosen. */
  type(words: string, chosen: Chosen = this.chosen): boolean {
    const [from] = chosen
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
    const isDone = this.done(replaced(this.overBlanks(from, marks), this.isFact, chosen, units), /^\S$/u.test(words))
    if (isDone) this.kinds = kinds
    return isDone
  }

  /** The blanks that were typed just before stand in the emphasis too, once a word follows. */
  private overBlanks({ leaf: number, at }: Place, marks: Unit['marks']): RichText {
    const { rich } = this
    const leaf = rich.leaves[number]
    if (!leaf || this.kinds === undefined || marks.length === 0) return rich
    const from = leaf.units.slice(0, at).findLastIndex((unit) => !isBlank(unit)) + 1
    const emphasis = marks.filter((mark) => leaf.units[from - 1]?.marks.includes(mark))
    const units = leaf.units.map((unit, index) => (index >= from && index < at ? { ...unit, marks: emphasis } : unit))
    return { ...rich, leaves: rich.leaves.with(number, { ...leaf, units }) }
  }

  break(): boolean {
    const leaf = this.rich.leaves[this.chosen[0].leaf]
    const written = `\\\n${leaf?.rest ?? ''}`
    return this.done(
      replaced(this.rich, this.isFact, this.chosen, [{ shown: '\n', written, marks: [], what: 'break' }]),
    )
  }

  insertFact(name: string): boolean {
    const marks = marksAt(this.rich, this.chosen[0])
    return this.done(
      replaced(this.rich, this.isFact, this.chosen, [{ shown: name, written: `{${name}}`, marks, what: 'fact' }]),
    )
  }

  delete(chosen: Chosen = this.chosen): boolean {
    return this.done(
      replaced(this.rich, this.isFact, chosen, []),
      chosen[0].leaf === chosen[1].leaf && chosen[1].at - chosen[0].at === 1,
    )
  }

  /** Backspace at the beginning of a leaf: out of its list, no heading any more, or behind the one before it. */
  joinBack(): boolean {
    const [place] = this.chosen
    const leaf = this.rich.leaves[place.leaf]
    if (!leaf) return false
    if (this.now.gap?.leaf === place.leaf) {
      const before = this.rich.leaves[place.leaf - 1]
      this.apply({ source: this.source, place: { leaf: place.leaf - 1, at: before?.units.length ?? 0 } })
      return true
    }
    if (leaf.kind === 'heading') return this.done(withHeading(this.rich, this.isFact, place, place.leaf, 0))
    const list = leaf.around.findLast(({ type }) => type === 'list')
    if (leaf.within.at(-1)?.endsWith('*') && list)
      return this.done(withList(this.rich, this.isFact, place, place.leaf, list.ordered ? 'ordered' : 'bullet'))
    const before = this.rich.leaves[place.leaf - 1]
    return before !== undefined && this.delete([{ leaf: place.leaf - 1, at: before.units.length }, place])
  }

  /** Delete at the end of a leaf. */
  joinNext(): boolean {
    const [place] = this.chosen
    const next = this.rich.leaves[place.leaf + 1]
    return next !== undefined && this.delete([place, { leaf: place.leaf + 1, at: 0 }])
  }

  enter(): boolean {
    if (!this.isCursor && !this.delete()) return false
    return this.done(parted(this.rich, this.isFact, this.chosen[0]))
  }

  /** Markdown: within a line where it is one paragraph, with its own paragraphs otherwise. */
  paste(markdown: string): boolean {
    if (!this.isCursor && !this.delete()) return false
    const pasted = readWithGap(markdown, this.takes, this.isFact)
    const [only, ...others] = pasted.leaves
    if (only?.kind === 'paragraph' && others.length === 0 && only.within.length === 0)
      return this.done(replaced(this.rich, this.isFact, this.chosen, only.units))
    return this.done(pastedInto(this.rich, this.isFact, this.chosen[0], markdown))
  }

  /** Which of them what is chosen has. */
  get on(): ReadonlySet<Tool> {
    const { rich, chosen } = this
    const leaf = rich.leaves[chosen[0].leaf]
    const { heading } = this.levels
    const list = leaf?.around.findLast(({ type }) => type === 'list')
    const has: [Tool, boolean][] = [
      ['strong', this.kinds && this.isCursor ? this.kinds.includes('strong') : hasMark(rich, chosen, 'strong')],
      ['em', this.kinds && this.isCursor ? this.kinds.includes('em') : hasMark(rich, chosen, 'em')],
      ['link', linkAt(rich, chosen) !== undefined],
      ['heading', leaf?.level === heading],
      ['subheading', (leaf?.level ?? 0) > heading],
      ['bullet', list?.ordered === false],
      ['ordered', list?.ordered === true],
    ]
    return new Set(has.flatMap(([tool, isOn]) => (isOn ? [tool] : [])))
  }

  /** The highest headings of the text are drawn alike, whatever their level. */
  private get levels() {
    const levels = this.rich.leaves.flatMap(({ level }) => (level > 0 ? [level] : []))
    const heading = Math.min(5, ...(levels.length > 0 ? levels : [2]))
    return { heading, subheading: heading + 1 }
  }

  toggle(tool: Exclude<Tool, 'link'>): boolean {
    const { rich, chosen, isFact } = this
    const [from, to] = chosen
    const isOn = this.on.has(tool)
    const { gap } = this.now
    if ((tool === 'heading' || tool === 'subheading') && gap?.leaf === from.leaf) {
      const level = isOn ? 0 : this.levels[tool]
      this.apply({ ...this.now, gap: { ...gap, level, lead: gap.lead.replace(/#+ $/, '') + signsOf(level) } })
      return true
    }
    if (tool === 'heading' || tool === 'subheading')
      return this.keepingChosen(withHeading(rich, isFact, from, to.leaf, isOn ? 0 : this.levels[tool]))
    if (tool === 'bullet' || tool === 'ordered') return this.keepingChosen(withList(rich, isFact, from, to.leaf, tool))
    if (!this.isCursor) return this.keepingChosen(withMark(rich, isFact, chosen, tool, !isOn))
    if (this.takes === 'links') return false
    const kinds = emphases.filter((kind) => this.on.has(kind))
    this.kinds = isOn ? kinds.filter((kind) => kind !== tool) : [...kinds, tool]
    return true
  }

  /** Where the link at the cursor leads; undefined where there is none. */
  get link(): string | undefined {
    return linkAt(this.rich, this.chosen)?.mark.to
  }

  get hasChosen(): boolean {
    return !this.isCursor
  }

  /** The link at the cursor, or round what is chosen; an empty address takes it away. */
  setLink(to: string): boolean {
    const { rich, isFact } = this
    const at = linkAt(rich, this.chosen)
    const chosen = at && this.isCursor ? at.chosen : this.chosen
    return this.keepingChosen(withMark(rich, isFact, chosen, 'link', to !== '', to))
  }

  private keepingChosen(changed: Changed | undefined): boolean {
    const before = this.chosen
    if (!this.done(changed)) return false
    const fitting = ({ leaf, at }: Place): Place => ({
      leaf,
      at: Math.min(at, this.rich.leaves[leaf]?.units.length ?? 0),
    })
    this.chosen = [fitting(before[0]), fitting(before[1])]
    return true
  }
}
