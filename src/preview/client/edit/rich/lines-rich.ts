// Paragraphs of a formatted text: parted, made headings, and pasted.

import type { MarkdownNode } from '../../../../manifest/sense/markdown-tree.ts'
import {
  type Changed,
  firstThatReads,
  type IsFact,
  isUnderlinedHeading,
  type Place,
  type Shape,
  shapesIn,
  signsOf,
  waysToWrite,
} from './change-rich.ts'
import { endOf, type Leaf, type RichText, readRich, startOf } from './read-rich.ts'
import { isBlank, withoutBegin, withoutEnd, writtenUnits } from './units.ts'

/** With Enter: a new paragraph, or a new item; in an item without words, the end of the list. */
export function parted(rich: RichText, isFact: IsFact, { leaf: number, at }: Place): Changed | undefined {
  const leaf = rich.leaves[number]
  if (!leaf || leaf.kind === 'kept' || leaf.kind === 'cell' || rich.takes === 'links') return undefined
  const { source } = rich
  const isItem = leaf.within.at(-1)?.startsWith('item') === true && leaf.within.at(-1)?.endsWith('*') === true
  if (leaf.units.every(isBlank)) return isItem ? outOfList(rich, isFact, number) : undefined
  const [before, behind] = [withoutEnd(leaf.units.slice(0, at)), withoutBegin(leaf.units.slice(at))]
  const { rest } = leaf
  const apart = isItem ? nextItem(source, leaf) : `\n${rest.trimEnd()}\n${rest}`
  const within = isItem ? leaf.within.map((box) => box.replace('[x]', '[ ]')) : besides(leaf)
  const isHeading = leaf.kind === 'heading'
  if (behind.length === 0) {
    const gap = { leaf: number + 1, at: isHeading ? endOf(leaf.node) : leaf.to, lead: apart, tail: '', within, rest }
    return { source, place: { leaf: number + 1, at: 0 }, gap }
  }
  if (before.length === 0) {
    const gap = { leaf: number, at: isHeading ? startOf(leaf.node) : leaf.from, lead: '', tail: apart, within, rest }
    return { source, place: { leaf: number, at: 0 }, gap }
  }
  const isUnderlined = isUnderlinedHeading(source, leaf)
  const signs = isHeading ? signsOf(leaf.level) : ''
  const [from, to] = isUnderlined ? [startOf(leaf.node), endOf(leaf.node)] : [leaf.from, leaf.to]
  const shapes = shapesIn(rich)
  const expected: Shape[] = [
    ...shapes.slice(0, number),
    { ...leaf, units: before },
    { ...leaf, within, units: behind },
    ...shapes.slice(number + 1),
  ]
  const sources = function* () {
    for (const tail of waysToWrite(behind))
      for (const lead of waysToWrite(before))
        yield source.slice(0, from) + (isUnderlined ? signs : '') + lead + apart + signs + tail + source.slice(to)
  }
  const found = firstThatReads(rich, isFact, sources(), expected)
  return found === undefined ? undefined : { source: found, place: { leaf: number + 1, at: 0 } }
}

/** The boxes round a second paragraph of an item. */
export const besides = ({ within }: Leaf): string[] => within.map((box) => box.replace('*', ''))

export const itemOf = ({ around }: Leaf): MarkdownNode | undefined => around.findLast(({ type }) => type === 'listItem')

/** What begins the item behind that of the leaf. */
function nextItem(source: string, leaf: Leaf): string {
  const item = itemOf(leaf)
  const begins = source.slice(item ? startOf(item) : leaf.from, leaf.from)
  const marker = begins
    .replace(/^(\d+)/, (number) => String(Number(number) + 1))
    .replace(/\[[xX]\]/, '[ ]')
    .replace(/[ \t]*$/, ' ')
  const outer = leaf.rest.slice(0, Math.max(0, leaf.rest.length - begins.replace(/\[[ xX]\][ \t]+$/, '').length))
  const list = leaf.around.findLast(({ type }) => type === 'list')
  return `${list?.spread && (list.children?.length ?? 0) > 1 ? `\n${outer.trimEnd()}` : ''}\n${outer}${marker}`
}

/** An empty item becomes a paragraph behind what is before it. */
function outOfList(rich: RichText, isFact: IsFact, number: number): Changed | undefined {
  const leaf = rich.leaves[number]
  if (!leaf) return undefined
  const { source } = rich
  const item = itemOf(leaf)
  const outer = item
    ? source.slice(source.lastIndexOf('\n', startOf(item) - 1) + 1, startOf(item)).replace(/[^>\s]/g, ' ')
    : /\n([ \t>]*)(?:[-*+]|\d+[.)])[^\n]*$/.exec(leaf.lead ?? '')?.[1]
  if (outer === undefined) return undefined
  const from = item ? Math.max(0, source.lastIndexOf('\n', startOf(item) - 1)) : leaf.from
  const to = item ? Math.max(leaf.to, endOf(item)) : leaf.from
  const expected = shapesIn(rich).filter((_, at) => at !== number)
  const without = [
    source.slice(0, from) + source.slice(to),
    source.slice(0, from) + source.slice(to).replace(/^\n/, ''),
  ]
  const found = firstThatReads(rich, isFact, without, expected)
  if (found === undefined) return undefined
  const apart = `\n${outer.trimEnd()}\n${outer}`
  const isFirst = found.slice(0, from).trim() === ''
  const isLast = found.slice(from).trim() === ''
  const behind = isFirst ? apart : `\n${outer.trimEnd()}`
  const gap = {
    leaf: number,
    at: from,
    lead: isFirst ? '' : apart,
    tail: isLast ? '' : behind,
    within: besides(leaf).slice(0, -2),
    rest: outer,
  }
  return { source: found, place: { leaf: number, at: 0 }, gap }
}

/** Level 0 makes paragraphs of them. */
export function withHeading(
  rich: RichText,
  isFact: IsFact,
  place: Place,
  last: number,
  level: number,
): Changed | undefined {
  let done: Changed | undefined
  let now = rich
  for (let number = place.leaf; number <= last; number++) {
    const leaf = now.leaves[number]
    if (!leaf || (leaf.kind !== 'paragraph' && leaf.kind !== 'heading') || leaf.around.length > 0) continue
    const next = leaf.level === level ? undefined : oneHeading(now, isFact, number, level)
    if (next === undefined) continue
    done = { source: next, place }
    now = readRich(next, rich.takes, isFact)
  }
  return done
}

function oneHeading(rich: RichText, isFact: IsFact, number: number, level: number): string | undefined {
  const leaf = rich.leaves[number]
  if (!leaf || leaf.units.length === 0) return undefined
  const { source } = rich
  const isRead = leaf.kind === 'heading'
  const [from, to] = isRead ? [startOf(leaf.node), endOf(leaf.node)] : [leaf.from, leaf.to]
  const units = withoutEnd(leaf.units)
    .map((unit) => (level > 0 && unit.what === 'line' ? { ...unit, written: ' ', what: undefined } : unit))
    .map(({ what, ...unit }) => (what === undefined ? unit : { ...unit, what }))
  const expected = shapesIn(rich).with(number, { ...leaf, units, kind: level > 0 ? 'heading' : 'paragraph', level })
  const sources = function* () {
    const signs = signsOf(level)
    for (const words of waysToWrite(units)) {
      const [before, behind] = [source.slice(0, from), source.slice(to)]
      yield before + signs + words + behind
      yield before + signs + words + behind.replace(/^\n(?!\n)/, '\n\n')
      yield before.replace(/([^\n])\n$/, '$1\n\n') + signs + words + behind.replace(/^\n(?!\n)/, '\n\n')
    }
  }
  return firstThatReads(rich, isFact, sources(), expected)
}

/** Paragraphs, lists and headings from elsewhere, as Markdown, at the cursor: what stands there is parted round them. */
export function pastedInto(
  rich: RichText,
  isFact: IsFact,
  { leaf: number, at }: Place,
  markdown: string,
): Changed | undefined {
  const leaf = rich.leaves[number]
  if (!leaf || leaf.kind === 'kept' || leaf.kind === 'cell') return undefined
  const pasted = readRich(markdown, rich.takes, isFact)
  const [before, behind] = [withoutEnd(leaf.units.slice(0, at)), withoutBegin(leaf.units.slice(at))]
  const shapes = shapesIn(rich)
  const isWritten = leaf.units.length > 0
  const around = leaf.within.map((box) => box.replace('*', ''))
  const inner = shapesIn(pasted).map((shape, index) => ({
    ...shape,
    within: [...(index === 0 && before.length === 0 ? leaf.within : around), ...shape.within],
  }))
  const expected: Shape[] = [
    ...shapes.slice(0, number),
    ...(before.length > 0 ? [{ ...leaf, units: before }] : []),
    ...inner,
    ...(behind.length > 0 ? [{ ...leaf, within: around, units: behind }] : []),
    ...shapes.slice(number + 1),
  ]
  const apart = `\n${leaf.rest.trimEnd()}\n${leaf.rest}`
  const body = markdown.replaceAll('\n', `\n${leaf.rest}`).replace(/[ \t]+$/gm, '')
  const signs = leaf.kind === 'heading' ? rich.source.slice(startOf(leaf.node), leaf.from) : ''
  const from = before.length === 0 && leaf.kind === 'heading' ? startOf(leaf.node) : leaf.from
  const sources = function* () {
    for (const tail of waysToWrite(behind))
      yield rich.source.slice(0, from) +
        (isWritten ? '' : (leaf.lead ?? '')) +
        (before.length > 0 ? writtenUnits(before) + apart : '') +
        body +
        (behind.length > 0 ? apart + signs + tail : '') +
        (isWritten ? '' : (leaf.tail ?? '')) +
        rich.source.slice(leaf.to)
  }
  const source = firstThatReads(rich, isFact, sources(), expected)
  const ends = number + (before.length > 0 ? 1 : 0) + pasted.leaves.length - 1
  return source === undefined
    ? undefined
    : { source, place: { leaf: ends, at: pasted.leaves.at(-1)?.units.length ?? 0 } }
}
