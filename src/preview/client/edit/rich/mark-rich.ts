// Bold, italic and links, put round what is chosen or taken from it.
import {
  type Changed,
  firstThatReads,
  type IsFact,
  type Place,
  type Shape,
  shapesIn,
  waysToWrite,
} from './change-rich.ts'
import type { Leaf, RichText } from './read-rich.ts'
import { isBlank, type Mark, type Unit } from './units.ts'

export type MarkKind = 'strong' | 'em' | 'link'

export type Chosen = readonly [Place, Place]

/** The units of each leaf that are chosen. */
function* chosenIn(
  { leaves }: RichText,
  [from, to]: Chosen,
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

/** Whether all that is chosen has it; of a cursor, what stands before it. */
export function hasMark(rich: RichText, chosen: Chosen, kind: MarkKind): boolean {
  const [from, to] = chosen
  const isCursor = from.leaf === to.leaf && from.at === to.at
  const units = isCursor
    ? [rich.leaves[from.leaf]?.units[from.at - 1]].flatMap((unit) => unit ?? [])
    : [...chosenIn(rich, chosen)].flatMap(({ leaf, start, end }) =>
        leaf.units.slice(start, end).filter((unit) => !isBlank(unit)),
      )
  return units.length > 0 && units.every(({ marks }) => marks.some((mark) => mark.kind === kind))
}

/** The link at the cursor, from its first word to its last. */
export function linkAt(rich: RichText, [from, to]: Chosen): { mark: Mark; chosen: Chosen } | undefined {
  const units = rich.leaves[from.leaf]?.units ?? []
  const near = from.leaf === to.leaf && from.at < to.at ? [units[from.at]] : [units[from.at - 1], units[from.at]]
  const mark = near.flatMap((unit) => unit?.marks ?? []).find(({ kind }) => kind === 'link')
  if (!mark) return undefined
  const start = units.findIndex(({ marks }) => marks.includes(mark))
  const end = units.findLastIndex(({ marks }) => marks.includes(mark)) + 1
  return {
    mark,
    chosen: [
      { leaf: from.leaf, at: start },
      { leaf: from.leaf, at: end },
    ],
  }
}

const newMark = (kind: MarkKind, to = ''): Mark =>
  kind === 'link'
    ? {
        kind,
        open: '[',
        close: `](${/[\s()<>]/.test(to) ? `<${to.replace(/[<>\n]/g, '')}>` : to})`,
        to: to.replace(/[<>\n]/g, ''),
      }
    : { kind, open: kind === 'strong' ? '**' : '*', close: kind === 'strong' ? '**' : '*' }

/** Puts the mark there, or takes it away where `isOn` is false; `to`: where a link leads. */
export function withMark(
  rich: RichText,
  isFact: IsFact,
  chosen: Chosen,
  kind: MarkKind,
  isOn: boolean,
  to = '',
): Changed | undefined {
  if (rich.takes === 'links' && kind !== 'link') return undefined
  let { source } = rich
  const expected: Shape[] = shapesIn(rich)
  // From the last, so that the places of the others hold.
  for (const { number, leaf, start, end } of [...chosenIn(rich, chosen)].reverse()) {
    if (start === end) continue
    const units = isOn ? put(leaf.units, start, end, kind, to) : taken(leaf.units, start, end, kind)
    expected[number] = { ...leaf, units }
    const others = expected.map((shape, at) => (at < number ? (shapesIn(rich)[at] ?? shape) : shape))
    const sources = function* () {
      for (const words of waysToWrite(units)) yield source.slice(0, leaf.from) + words + source.slice(leaf.to)
    }
    const next = firstThatReads(rich, isFact, sources(), others)
    if (next === undefined) return undefined
    source = next
  }
  return source === rich.source ? undefined : { source, place: chosen[1] }
}

/** Those that what is typed there stands in: of the word before it, and of a link only within it. */
export function marksAt({ leaves }: RichText, { leaf, at }: Place): readonly Mark[] {
  const units = leaves[leaf]?.units ?? []
  const [before, behind] = [units[at - 1], units[at]]
  const marks = before?.marks ?? behind?.marks.filter(({ kind }) => kind !== 'link') ?? []
  return marks.filter((mark) => mark.kind !== 'bare' && (mark.kind !== 'link' || behind?.marks.includes(mark) === true))
}

/** The same with other kinds of emphasis: those of the word before the blanks reach over them. */
export function marksOfKinds(rich: RichText, place: Place, kinds: readonly MarkKind[]): readonly Mark[] {
  const units = rich.leaves[place.leaf]?.units ?? []
  const word = units.slice(0, place.at).findLast((unit) => !isBlank(unit))
  const own = marksAt(rich, place).filter(({ kind }) => kind === 'link' || kind === 's')
  const emphasis = kinds.map((kind) => word?.marks.find((mark) => mark.kind === kind) ?? newMark(kind))
  return [...own, ...emphasis]
}

const taken = (units: readonly Unit[], start: number, end: number, kind: MarkKind): Unit[] =>
  units.map((unit, at) =>
    at < start || at >= end ? unit : { ...unit, marks: unit.marks.filter((mark) => mark.kind !== kind) },
  )

function put(given: readonly Unit[], start: number, end: number, kind: MarkKind, to: string): Unit[] {
  const units = kind === 'link' ? taken(given, start, end, kind) : [...given]
  const near = [given[start - 1], given[end]].flatMap((unit) => unit?.marks ?? []).find((other) => other.kind === kind)
  const mark = kind !== 'link' && near ? near : newMark(kind, to)
  /** Marks that reach beyond what is chosen stay outside. */
  const isWithin = (other: Mark) => units.every(({ marks }, at) => (at >= start && at < end) || !marks.includes(other))
  return units.map((unit, at) => {
    if (at < start || at >= end || unit.marks.some((other) => other.kind === kind)) return unit
    const depth = unit.marks.findIndex(isWithin)
    const place = depth < 0 ? unit.marks.length : depth
    return { ...unit, marks: [...unit.marks.slice(0, place), mark, ...unit.marks.slice(place)] }
  })
}
