// Edits formatted text by changing its Markdown. Each candidate source is parsed again and compared with the expected result: typed
// characters that Markdown would interpret get escaped, and an edit that no source expresses is rejected.
import type { MdastNode } from '../../../../manifest/sense/markdown-tree.ts'
import { emptyLeaf, endOf, type IsFact, type Leaf, type RichText, readRich, startOf } from './read-rich.ts'
import { formattedText, isBlank, type Mark, trimStart, type Unit, writtenUnits } from './units.ts'

/** A position between the units of a leaf. */
export interface Place {
  leaf: number
  at: number
}

/** The result of an edit: the new source, the cursor, and the empty paragraph at the cursor, if any. */
export interface RichEdit {
  source: string
  place: Place
  gap?: Gap
}

/** An empty paragraph. Markdown cannot express one, so it is written with its first word. */
interface Gap {
  /** Index among the leaves. */
  leaf: number
  /** Offset in the source at which it will be written. */
  at: number
  /** Source to write before and after its words. */
  lead: string
  tail: string
  within: readonly string[]
  rest: string
  /** Heading level; the `#` signs are in `lead`. */
  level?: number
}

/** Parses the source and inserts the leaf of the empty paragraph, and those beside leaves that cannot be typed in. */
export function readWithGap(source: string, takes: RichText['takes'], isFact: IsFact, gap?: Gap): RichText {
  const rich = readRich(source, takes, isFact)
  const { root } = rich
  const leaves = rich.leaves.flatMap((leaf, index, all): Leaf[] => {
    const next = all[index + 1]
    const isKept = (one: Leaf) => one.kind === 'kept' && one.within.length === 0
    const before = index === 0 && isKept(leaf) ? [emptyAt(root, leaf.from, { tail: '\n\n' })] : []
    const isBetween = next ? isKept(leaf) && isKept(next) : leaf.kind === 'kept'
    return [...before, leaf, ...(isBetween ? [emptyAt(root, leaf.to, { lead: '\n\n' })] : [])]
  })
  if (!gap) return { ...rich, leaves }
  const { at, level = 0, ...more } = gap
  const leaf = emptyAt(root, at, { ...more, kind: level > 0 ? 'heading' : 'paragraph', level })
  // There may be an empty leaf already, as in an empty text.
  leaves.splice(gap.leaf, gapAt({ ...rich, leaves }, gap.leaf) ? 1 : 0, leaf)
  return { ...rich, leaves }
}

const emptyAt = (root: MdastNode, at: number, more: Partial<Leaf>): Leaf => ({
  ...emptyLeaf('', root),
  from: at,
  to: at,
  ...more,
})

/** The empty paragraph at an index of the leaves. */
export function gapAt({ leaves, root }: Pick<RichText, 'leaves' | 'root'>, index: number): Gap | undefined {
  const leaf = leaves[index]
  if (leaf?.node !== root || leaf.units.length > 0) return undefined
  const { from, lead = '', tail = '', within, rest, level } = leaf
  return { leaf: index, at: from, lead, tail, within, rest, level }
}

/** What an expected leaf is compared by. */
export type LeafShape = Pick<Leaf, 'kind' | 'level' | 'within' | 'units'> & { kept?: string }

const shapeOf = ({ kind, level, within, units, kept }: LeafShape): string =>
  `${within.join('/')}|${kind}${level}|${kind === 'kept' ? kept : knownReading(units)}`

const readings = new WeakMap<readonly Unit[], string>()

/** Most leaves are the same after each key. */
function knownReading(units: readonly Unit[]): string {
  const reading = readings.get(units) ?? formattedText(units)
  readings.set(units, reading)
  return reading
}

/** Leaves as one string, equal for texts that render alike. Empty paragraphs are left out. */
const shapesOf = (shapes: readonly LeafShape[]): string =>
  shapes
    .filter(({ kind, units, within }) => kind !== 'paragraph' || within.length > 0 || knownReading(units) !== '')
    .map(shapeOf)
    .join('\n')

export const shapesIn = ({ leaves, source }: RichText): LeafShape[] =>
  leaves.map((leaf) => ({ ...leaf, kept: source.slice(leaf.from, leaf.to) }))

/** The first candidate source that parses to the expected leaves, undefined if none does. */
export function firstMatching(
  { takes, isFact }: RichText,
  sources: Iterable<string>,
  expected: readonly LeafShape[],
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

/** Replaces everything between two places by the typed units. Undefined where Markdown cannot express the result. */
export function replaceUnits(
  rich: RichText,
  [from, to]: readonly [Place, Place],
  typed: readonly Unit[],
): RichEdit | undefined {
  const [first, last] = [rich.leaves[from.leaf], rich.leaves[to.leaf]]
  if (!first || !last || first.kind === 'kept' || last.kind === 'kept') return undefined
  if (from.leaf !== to.leaf && (first.kind === 'cell' || last.kind === 'cell')) return undefined
  const after = last.units.slice(to.at).map((unit) => (first === last ? unit : withLinePrefix(unit, first.rest)))
  const before = first.units.slice(0, from.at)
  const own = before.length === 0 ? trimStart(typed) : typed
  const units = [...before, ...own, ...(before.length + own.length === 0 ? trimStart(after) : after)]
  const shapes = shapesIn(rich)
  const expected: LeafShape[] = [...shapes.slice(0, from.leaf), { ...first, units }, ...shapes.slice(to.leaf + 1)]
  const isRemoved = units.length === 0 && isPlain(first)
  const sources = isRemoved ? sourcesWithout(rich, first, last) : sourcesWith(rich, first, last, units)
  const source = firstMatching(rich, sources, expected)
  if (source === undefined) return undefined
  return isRemoved
    ? { source, place: { leaf: from.leaf, at: 0 }, gap: gapFor(rich, source, first, last, from.leaf) }
    : { source, place: { leaf: from.leaf, at: from.at + own.length } }
}

/** Whether the leaf is a paragraph outside of lists. */
const isPlain = ({ kind, within }: Leaf) => kind === 'paragraph' && !within.some((box) => box.startsWith('item'))

/** A line break that continues with the line prefix of another leaf, such as `> `. */
const withLinePrefix = (unit: Unit, rest: string): Unit =>
  unit.what === 'line' || unit.what === 'break'
    ? { ...unit, written: unit.written.replace(/\n[\s\S]*$/, `\n${rest}`) }
    : unit

export const isUnderlinedHeading = (source: string, { kind, node }: Leaf): boolean =>
  kind === 'heading' && source[startOf(node)] !== '#'

/** `## ` for level 2, empty for level 0. */
export const hashesOf = (level: number): string => (level > 0 ? `${'#'.repeat(level)} ` : '')

/** Candidate sources with the units in place of the leaves from `first` to `last`. */
function* sourcesWith({ source }: RichText, first: Leaf, last: Leaf, units: readonly Unit[]): Generator<string> {
  const { tail = '' } = first
  const isOne = first === last
  // A heading that is joined loses its underline, so it is written with `#`.
  const isUnderlined = !isOne && isUnderlinedHeading(source, first)
  const before = source.slice(0, isUnderlined ? startOf(first.node) : first.from)
  const after = source.slice(!isOne && last.kind === 'heading' ? endOf(last.node) : last.to)
  const lead = isUnderlined ? hashesOf(first.level) : (first.lead ?? '')
  for (const words of waysToWrite(units)) {
    const isAny = words !== ''
    yield before + (isAny ? lead : '') + words + (isAny ? tail : '') + after
    if (!isOne) yield `${before + lead + words + tail}\n${after}`
  }
}

/** Candidate Markdown for units: as it is, with other emphasis characters, with typed and then with all special characters escaped. */
export function* waysToWrite(units: readonly Unit[]): Generator<string> {
  const joined = merged(units)
  const ways = [
    units,
    joined,
    withUnderscores(joined),
    asReferences(joined, [-1]),
    asReferences(joined, [1]),
    asReferences(joined, [-1, 1]),
  ]
  const isNew = (unit: Unit) => unit.isNew === true
  const isAny = () => true
  for (const way of ways) yield writtenUnits(way)
  for (const way of ways) yield writtenUnits(escaped(way, isNew, false))
  for (const way of ways) yield writtenUnits(escaped(way, isNew, true))
  for (const way of ways) yield writtenUnits(escaped(way, isAny, true))
  for (const way of ways) yield writtenUnits(escaped(withoutTrailingBlanks(way), isAny, true))
}

const emphases = new Set(['strong', 'em', 's'])

/** Makes neighbouring units with the same kind of mark share one mark. */
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

/** Writes emphasis with `_` instead of `*`. */
function withUnderscores(units: readonly Unit[]): Unit[] {
  const others = new Map<Mark, Mark>()
  const other = (mark: Mark): Mark => {
    if (mark.kind !== 'em' && mark.kind !== 'strong') return mark
    const marks = '_'.repeat(mark.kind === 'em' ? 1 : 2)
    const made = others.get(mark) ?? { ...mark, open: marks, close: marks }
    others.set(mark, made)
    return made
  }
  return units.map((unit) => ({ ...unit, marks: unit.marks.map(other) }))
}

/**
 * Writes characters next to emphasis as numeric references (`&#97;`): within words Markdown would not recognise the emphasis otherwise.
 * `sides`: -1 for the character after the emphasis, 1 for the one before it.
 */
function asReferences(units: readonly Unit[], sides: readonly number[]): Unit[] {
  const marksAt = (at: number) => units[at]?.marks.filter(({ kind }) => emphases.has(kind)) ?? []
  return units.map((unit, at) => {
    if (unit.what !== undefined || isBlank(unit) || unit.written === '') return unit
    const own = marksAt(at)
    const isEdge = sides.some((side) => marksAt(at + side).some((mark) => !own.includes(mark)))
    return isEdge ? { ...unit, written: `&#${unit.shown.codePointAt(0)};` } : unit
  })
}

const specialAnywhere = /^[\\`*_[\]<>&~|]$/
const specialAtLineStart = /^[#+\-=>|:]$/

/** Puts a backslash before special characters; with `withLineStarts` also before those that are special at the start of a line only. */
function escaped(units: readonly Unit[], concerns: (unit: Unit) => boolean, withLineStarts: boolean): Unit[] {
  let isStart = true
  let digits = false
  return units.map((unit) => {
    const { shown, written, what } = unit
    const was = { isStart, digits }
    isStart = what === 'line' || what === 'break' || (isStart && isBlank(unit))
    digits = (was.isStart || was.digits) && /^\d$/.test(shown)
    if (what !== undefined || written !== shown || !concerns(unit)) return unit
    const isSpecial =
      specialAnywhere.test(shown) ||
      (withLineStarts && ((was.isStart && specialAtLineStart.test(shown)) || (was.digits && /^[.)]$/.test(shown))))
    return isSpecial ? { ...unit, written: `\\${shown}` } : unit
  })
}

/** Removes blanks before line ends, of which two would be a hard break. */
const withoutTrailingBlanks = (units: readonly Unit[]): Unit[] =>
  units.filter((unit, at) => unit.what !== undefined || !isBlank(unit) || units[at + 1]?.what !== 'line')

/** Candidate sources without the paragraphs and one of the empty lines around them. */
function* sourcesWithout({ source }: RichText, first: Leaf, last: Leaf): Generator<string> {
  const before = source.slice(0, first.from)
  const after = source.slice(last.to)
  const lead = /\n[ \t>]*\n[ \t>]*$/.exec(before)?.[0] ?? /\n[ \t>]*$/.exec(before)?.[0]
  if (lead !== undefined) yield before.slice(0, -lead.length) + after
  yield before + after.replace(/^[ \t]*\n(?:[ \t>]*\n)?/, '')
  yield before + after
}

function gapFor({ source: old }: RichText, source: string, first: Leaf, last: Leaf, leaf: number): Gap {
  const { within, rest } = first
  const removed = old.length - source.length
  const isLast = old.slice(last.to).trim() === ''
  const isFirst = old.slice(0, first.from).trim() === ''
  // The removed empty line stood before the paragraph, unless the paragraph was the first.
  const at = isFirst ? 0 : Math.min(source.length, first.from - Math.max(0, removed - (last.to - first.from)))
  const separator = emptyLine(rest)
  return { leaf, at, lead: isFirst ? '' : separator, tail: isFirst && !isLast ? separator : '', within, rest }
}

/** The line breaks between two paragraphs, with the line prefix of a list item or quotation. */
export const emptyLine = (rest: string): string => `\n${rest.trimEnd()}\n${rest}`

/** The range that one press of Backspace or Delete removes: the browser's target range, such as a word, or one visible character. */
export function placesToDelete(
  { leaves }: RichText,
  from: Place,
  isBack: boolean,
  target: readonly [Place, Place] | undefined,
): readonly [Place, Place] {
  const units = leaves[from.leaf]?.units ?? []
  const isInLeaf = target && target[0].leaf === from.leaf && target[1].leaf === from.leaf
  if (isInLeaf && target[1].at - target[0].at > 0) return target
  const step = isBack ? -1 : 1
  const shown = (isBack ? units.slice(0, from.at) : units.slice(from.at)).map((unit) => unit.shown).join('')
  const characters = [...new Intl.Segmenter().segment(shown)]
  const character = (isBack ? characters.at(-1) : characters[0])?.segment ?? ''
  const count = Math.max(1, [...character].length)
  const other = { leaf: from.leaf, at: Math.max(0, Math.min(units.length, from.at + step * count)) }
  return isBack ? [other, from] : [from, other]
}
