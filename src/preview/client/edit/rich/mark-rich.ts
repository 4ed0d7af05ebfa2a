// Adds and removes bold, italic and links in formatted text.
import { firstMatching, type LeafShape, type Place, type RichEdit, shapesIn, waysToWrite } from './change-rich.ts'
import type { Leaf, RichText } from './read-rich.ts'
import { isBlank, type Mark, type Unit } from './units.ts'

export type MarkKind = 'strong' | 'em' | 'link'

export type PlaceRange = readonly [Place, Place]

/** The part of each leaf within the range. */
function* partsIn(
  { leaves }: RichText,
  [from, to]: PlaceRange,
): Generator<{ number: number; leaf: Leaf; start: number; end: number }> {
  for (let number = from.leaf; number <= to.leaf; number++) {
    const leaf = leaves[number]
    if (!leaf || leaf.kind === 'kept') continue
    yield {
      number,
      leaf,
      start: number === from.leaf ? from.at : 0,
      end: number === to.leaf ? to.at : leaf.units.length,
    }
  }
}

/** Whether all words in the range have the mark; at a cursor, the unit before it counts. */
export function hasMark(rich: RichText, range: PlaceRange, kind: MarkKind): boolean {
  const [from, to] = range
  const isCursor = from.leaf === to.leaf && from.at === to.at
  const units = isCursor
    ? [rich.leaves[from.leaf]?.units[from.at - 1]].flatMap((unit) => unit ?? [])
    : [...partsIn(rich, range)].flatMap(({ leaf, start, end }) =>
        leaf.units.slice(start, end).filter((unit) => !isBlank(unit)),
      )
  return units.length > 0 && units.every(({ marks }) => marks.some((mark) => mark.kind === kind))
}

/** The link at the start of the range, with the range of its words. */
export function linkAt(rich: RichText, [from, to]: PlaceRange): { mark: Mark; range: PlaceRange } | undefined {
  const units = rich.leaves[from.leaf]?.units ?? []
  const near = from.leaf === to.leaf && from.at < to.at ? [units[from.at]] : [units[from.at - 1], units[from.at]]
  const mark = near.flatMap((unit) => unit?.marks ?? []).find(({ kind }) => kind === 'link')
  if (!mark) return undefined
  const start = units.findIndex(({ marks }) => marks.includes(mark))
  const end = units.findLastIndex(({ marks }) => marks.includes(mark)) + 1
  const { leaf } = from
  return {
    mark,
    range: [
      { leaf, at: start },
      { leaf, at: end },
    ],
  }
}

function newMark(kind: MarkKind, to = ''): Mark {
  const stars = kind === 'strong' ? '**' : '*'
  if (kind !== 'link') return { kind, open: stars, close: stars }
  const target = to.replace(/[<>\n]/g, '')
  return { kind, open: '[', close: `](${/[\s()<>]/.test(to) ? `<${target}>` : to})`, to: target }
}

/** Adds the mark to the range, or removes it where `isOn` is false. `to`: target of a link. */
export function setMark(
  rich: RichText,
  range: PlaceRange,
  kind: MarkKind,
  isOn: boolean,
  to = '',
): RichEdit | undefined {
  if (rich.takes === 'links' && kind !== 'link') return undefined
  let { source } = rich
  const expected: LeafShape[] = shapesIn(rich)
  // From the last leaf on, so that the offsets of earlier ones stay valid.
  for (const { number, leaf, start, end } of [...partsIn(rich, range)].reverse()) {
    if (start === end) continue
    const units = isOn ? withMark(leaf.units, start, end, kind, to) : withoutMark(leaf.units, start, end, kind)
    expected[number] = { ...leaf, units }
    const others = expected.map((shape, at) => (at < number ? (shapesIn(rich)[at] ?? shape) : shape))
    const sources = function* () {
      for (const words of waysToWrite(units)) yield source.slice(0, leaf.from) + words + source.slice(leaf.to)
    }
    const next = firstMatching(rich, sources(), others)
    if (next === undefined) return undefined
    source = next
  }
  return source === rich.source ? undefined : { source, place: range[1] }
}

/** Marks of text typed at the place: those of the unit before it. A link continues only between two of its own units. */
export function marksAt({ leaves }: RichText, { leaf, at }: Place): readonly Mark[] {
  const units = leaves[leaf]?.units ?? []
  const [before, after] = [units[at - 1], units[at]]
  const marks = before?.marks ?? after?.marks.filter(({ kind }) => kind !== 'link') ?? []
  return marks.filter((mark) => mark.kind !== 'bare' && (mark.kind !== 'link' || after?.marks.includes(mark) === true))
}

/** `marksAt` with the given emphasis instead. Emphasis of the previous word continues across blanks. */
export function marksOfKinds(rich: RichText, place: Place, kinds: readonly MarkKind[]): readonly Mark[] {
  const units = rich.leaves[place.leaf]?.units ?? []
  const word = units.slice(0, place.at).findLast((unit) => !isBlank(unit))
  const own = marksAt(rich, place).filter(({ kind }) => kind === 'link' || kind === 's')
  const emphasis = kinds.map((kind) => word?.marks.find((mark) => mark.kind === kind) ?? newMark(kind))
  return [...own, ...emphasis]
}

const withoutMark = (units: readonly Unit[], start: number, end: number, kind: MarkKind): Unit[] =>
  units.map((unit, at) =>
    at < start || at >= end ? unit : { ...unit, marks: unit.marks.filter((mark) => mark.kind !== kind) },
  )

function withMark(before: readonly Unit[], start: number, end: number, kind: MarkKind, to: string): Unit[] {
  const units = kind === 'link' ? withoutMark(before, start, end, kind) : [...before]
  const near = [before[start - 1], before[end]]
    .flatMap((unit) => unit?.marks ?? [])
    .find((other) => other.kind === kind)
  const mark = kind !== 'link' && near ? near : newMark(kind, to)
  // Marks that reach beyond the range stay outside of the new one.
  const isWithin = (other: Mark) => units.every(({ marks }, at) => (at >= start && at < end) || !marks.includes(other))
  return units.map((unit, at) => {
    if (at < start || at >= end || unit.marks.some((other) => other.kind === kind)) return unit
    const depth = unit.marks.findIndex(isWithin)
    const place = depth < 0 ? unit.marks.length : depth
    return { ...unit, marks: [...unit.marks.slice(0, place), mark, ...unit.marks.slice(place)] }
  })
}
