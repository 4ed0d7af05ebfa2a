// What is done to a formatted text, as a change of its Markdown: each is read again and held against what it has to read as, so
// that a sign that means something to Markdown is written in a way in which it does not, and what cannot be written is not done.
import { endOf, type Leaf, type RichText, readRich, startOf } from './read-rich.ts'
import { isBlank, type Mark, readingOf, type Unit, withoutBegin, writtenUnits } from './units.ts'

/** Between the signs of a leaf. */
export interface Place {
  leaf: number
  at: number
}

/** A source, where the cursor is in it, and the paragraph there that is not written yet. */
export interface Changed {
  source: string
  place: Place
  gap?: Gap
}

/** An empty paragraph, which Markdown cannot say: it is written with its first word. */
export interface Gap {
  /** Its number among the leaves. */
  leaf: number
  /** In the source, with what goes before and behind its words. */
  at: number
  lead: string
  tail: string
  within: readonly string[]
  rest: string
  /** Of a heading, whose signs are in `lead`. */
  level?: number
}

export type IsFact = (name: string) => boolean

export function readWithGap(source: string, takes: RichText['takes'], isFact: IsFact, gap?: Gap): RichText {
  const rich = readRich(source, takes, isFact)
  if (!gap) return rich
  const { at, lead, tail, within, rest, level = 0 } = gap
  const leaf: Leaf = {
    kind: level > 0 ? 'heading' : 'paragraph',
    level,
    within,
    around: [],
    node: rich.root,
    from: at,
    to: at,
    units: [],
    prefix: rest,
    rest,
    lead,
    tail,
  }
  const leaves = [...rich.leaves]
  // A text without any word has an empty paragraph already.
  leaves.splice(gap.leaf, source.trim() === '' ? leaves.length : 0, leaf)
  return { ...rich, leaves }
}

/** What is left of a leaf for `expected`. */
export type Shape = Pick<Leaf, 'kind' | 'level' | 'within' | 'units'> & { kept?: string }

const shapeOf = ({ kind, level, within, units, kept }: Shape): string =>
  `${within.join('/')}|${kind}${level}|${kind === 'kept' ? kept : readingOf(units)}`

/** As far as it is told apart by what is read. An empty paragraph is not there. */
const shapesOf = (shapes: readonly Shape[]): string =>
  shapes
    .filter(({ kind, units, within }) => kind !== 'paragraph' || within.length > 0 || readingOf(units) !== '')
    .map(shapeOf)
    .join('\n')

export const shapesIn = ({ leaves, source }: RichText): Shape[] =>
  leaves.map((leaf) => ({ ...leaf, kept: source.slice(leaf.from, leaf.to) }))

/** The first of the sources that reads as it has to. */
export function firstThatReads(
  { takes }: RichText,
  isFact: IsFact,
  sources: Iterable<string>,
  expected: readonly Shape[],
): string | undefined {
  const wanted = shapesOf(expected)
  const tried = new Set<string>()
  for (const source of sources) {
    if (tried.has(source)) continue
    tried.add(source)
    if (shapesOf(shapesIn(readRich(source, takes, isFact))) === wanted) return source
  }
  return undefined
}

/** The units in the place of what stands from one place to another; leaves between them go. */
export function replaced(
  rich: RichText,
  isFact: IsFact,
  [from, to]: readonly [Place, Place],
  typed: readonly Unit[],
): Changed | undefined {
  const [first, last] = [rich.leaves[from.leaf], rich.leaves[to.leaf]]
  if (!first || !last || first.kind === 'kept' || last.kind === 'kept') return undefined
  if (from.leaf !== to.leaf && (first.kind === 'cell' || last.kind === 'cell')) return undefined
  const behind = last.units.slice(to.at).map((unit) => (first === last ? unit : moved(unit, first.rest)))
  const before = first.units.slice(0, from.at)
  const own = before.length === 0 ? withoutBegin(typed) : typed
  const units = [...before, ...own, ...(before.length + own.length === 0 ? withoutBegin(behind) : behind)]
  const shapes = shapesIn(rich)
  const expected: Shape[] = [...shapes.slice(0, from.leaf), { ...first, units }, ...shapes.slice(to.leaf + 1)]
  const isGone = units.length === 0 && isPlain(first)
  const at = { leaf: from.leaf, at: from.at + own.length }
  const source = firstThatReads(
    rich,
    isFact,
    isGone ? without(rich, first, last) : written(rich, first, last, units),
    expected,
  )
  if (source === undefined) return undefined
  return isGone
    ? { source, place: { leaf: from.leaf, at: 0 }, gap: gapFor(rich, source, first, last, from.leaf) }
    : { source, place: at }
}

/** Not in a list, no heading. */
const isPlain = ({ kind, within }: Leaf) => kind === 'paragraph' && !within.some((box) => box.startsWith('item'))

/** The end of a line begins the next one as its new place does. */
const moved = (unit: Unit, rest: string): Unit =>
  unit.what === 'line' || unit.what === 'break'
    ? { ...unit, written: unit.written.replace(/\n[\s\S]*$/, `\n${rest}`) }
    : unit

export const isUnderlinedHeading = (source: string, { kind, node }: Leaf): boolean =>
  kind === 'heading' && source[startOf(node)] !== '#'

export const signsOf = (level: number): string => (level > 0 ? `${'#'.repeat(level)} ` : '')

/** The ways in which the words of a leaf may be written. */
function* written({ source }: RichText, first: Leaf, last: Leaf, units: readonly Unit[]): Generator<string> {
  const { tail = '' } = first
  const isOne = first === last
  // What underlines a heading goes with it.
  const isUnderlined = !isOne && isUnderlinedHeading(source, first)
  const before = source.slice(0, isUnderlined ? startOf(first.node) : first.from)
  const behind = source.slice(!isOne && last.kind === 'heading' ? endOf(last.node) : last.to)
  const lead = isUnderlined ? signsOf(first.level) : (first.lead ?? '')
  for (const words of waysToWrite(units)) {
    const isAny = words !== ''
    yield before + (isAny ? lead : '') + words + (isAny ? tail : '') + behind
    if (!isOne) yield `${before + lead + words + tail}\n${behind}`
  }
}

/** As it is; with its marks in other signs; with signs of Markdown that were typed, or all of them, behind a backslash. */
export function* waysToWrite(units: readonly Unit[]): Generator<string> {
  const joined = merged(units)
  const ways = [
    units,
    joined,
    signed(joined, '_'),
    spelled(joined, [-1]),
    spelled(joined, [1]),
    spelled(joined, [-1, 1]),
  ]
  for (const way of ways) yield writtenUnits(way)
  for (const way of ways) yield writtenUnits(escaped(way, (unit) => unit.isNew === true, false))
  for (const way of ways) yield writtenUnits(escaped(way, (unit) => unit.isNew === true, true))
  for (const way of ways) yield writtenUnits(escaped(way, () => true, true))
  for (const way of ways) yield writtenUnits(escaped(tidied(way), () => true, true))
}

const emphases = new Set(['strong', 'em', 's'])

/** Neighbours in marks of one kind share one mark. */
function merged(units: readonly Unit[]): Unit[] {
  const result: Unit[] = []
  for (const unit of units) {
    const before = result.at(-1)?.marks ?? []
    let marks = unit.marks
    for (const [depth, mark] of marks.entries()) {
      const other = before[depth]
      if (!other || (other !== mark && (other.kind !== mark.kind || !emphases.has(mark.kind)))) break
      if (other !== mark) marks = marks.with(depth, other)
    }
    result.push(marks === unit.marks ? unit : { ...unit, marks })
  }
  return result
}

/** New emphasis in the other sign. */
function signed(units: readonly Unit[], sign: string): Unit[] {
  const others = new Map<Mark, Mark>()
  const other = (mark: Mark): Mark => {
    if (mark.kind !== 'em' && mark.kind !== 'strong') return mark
    const marks = sign.repeat(mark.kind === 'em' ? 1 : 2)
    const made = others.get(mark) ?? { ...mark, open: marks, close: marks }
    others.set(mark, made)
    return made
  }
  return units.map((unit) => ({ ...unit, marks: unit.marks.map(other) }))
}

/** What stands outside next to a mark by its number, where Markdown would not see the mark otherwise: behind it (-1), before it (1). */
function spelled(units: readonly Unit[], sides: readonly number[]): Unit[] {
  const marksAt = (at: number) => units[at]?.marks.filter(({ kind }) => emphases.has(kind)) ?? []
  return units.map((unit, at) => {
    if (unit.what !== undefined || isBlank(unit) || unit.written === '') return unit
    const own = marksAt(at)
    const isEdge = sides.some((side) => marksAt(at + side).some((mark) => !own.includes(mark)))
    return isEdge ? { ...unit, written: `&#${unit.shown.codePointAt(0)};` } : unit
  })
}

const significant = /^[\\`*_[\]<>&~|]$/
const atStart = /^[#+\-=>|:]$/

/** `isOfLines`: signs that mean something at the beginning of a line too. */
function escaped(units: readonly Unit[], concerns: (unit: Unit) => boolean, isOfLines: boolean): Unit[] {
  let isStart = true
  let digits = false
  return units.map((unit) => {
    const { shown, written, what } = unit
    const was = { isStart, digits }
    isStart = what === 'line' || what === 'break' || (isStart && isBlank(unit))
    digits = (was.isStart || was.digits) && /^\d$/.test(shown)
    if (what !== undefined || written !== shown || !concerns(unit)) return unit
    const isSign =
      significant.test(shown) ||
      (isOfLines && ((was.isStart && atStart.test(shown)) || (was.digits && /^[.)]$/.test(shown))))
    return isSign ? { ...unit, written: `\\${shown}` } : unit
  })
}

/** Without the blanks that would make two of one line. */
const tidied = (units: readonly Unit[]): Unit[] =>
  units.filter((unit, at) => unit.what !== undefined || !isBlank(unit) || units[at + 1]?.what !== 'line')

/** Without the paragraphs, and one of the empty lines round them. */
function* without({ source }: RichText, first: Leaf, last: Leaf): Generator<string> {
  const before = source.slice(0, first.from)
  const behind = source.slice(last.to)
  const lead = /\n[ \t>]*\n[ \t>]*$/.exec(before)?.[0] ?? /\n[ \t>]*$/.exec(before)?.[0]
  if (lead !== undefined) yield before.slice(0, -lead.length) + behind
  yield before + behind.replace(/^[ \t]*\n(?:[ \t>]*\n)?/, '')
  yield before + behind
}

function gapFor({ source: old }: RichText, source: string, first: Leaf, last: Leaf, leaf: number): Gap {
  const { within, rest } = first
  const removed = old.length - source.length
  const isLast = old.slice(last.to).trim() === ''
  const isFirst = old.slice(0, first.from).trim() === ''
  // What was left out stands before it, unless nothing did.
  const at = isFirst ? 0 : Math.min(source.length, first.from - Math.max(0, removed - (last.to - first.from)))
  const apart = `\n${rest.trimEnd()}\n${rest}`
  if (isFirst) return { leaf, at, lead: '', tail: isLast ? '' : apart, within, rest }
  return { leaf, at, lead: apart, tail: '', within, rest }
}
