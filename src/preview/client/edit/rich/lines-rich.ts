// Edits of whole paragraphs in formatted text: splitting, headings, pasting.
import type { MdastNode } from '../../../../manifest/sense/markdown-tree.ts'
import {
  emptyLine,
  firstMatching,
  hashesOf,
  isUnderlinedHeading,
  type Place,
  type RichEdit,
  shapesIn,
  waysToWrite,
} from './change-rich.ts'
import { endOf, type Leaf, type RichText, readRich, restOf, startOf } from './read-rich.ts'
import { isBlank, trimEnd, trimStart, writtenUnits } from './units.ts'

/** Enter: splits the paragraph or list item at the place. In an empty item it ends the list. Undefined where that is not possible. */
export function splitLeaf(rich: RichText, { leaf: index, at }: Place): RichEdit | undefined {
  const leaf = rich.leaves[index]
  if (!leaf || leaf.kind === 'kept' || leaf.kind === 'cell' || rich.takes === 'links') return undefined
  const { source } = rich
  const isItem = leaf.within.at(-1)?.startsWith('item') === true && leaf.within.at(-1)?.endsWith('*') === true
  if (leaf.units.every(isBlank)) return isItem ? outOfList(rich, index) : undefined
  const [before, after] = [trimEnd(leaf.units.slice(0, at)), trimStart(leaf.units.slice(at))]
  const { rest } = leaf
  const separator = isItem ? nextItem(source, leaf) : emptyLine(rest)
  const within = isItem ? leaf.within.map((box) => box.replace('[x]', '[ ]')) : withinOfNext(leaf)
  const isHeading = leaf.kind === 'heading'
  const isAtEnd = after.length === 0
  if (isAtEnd || before.length === 0) {
    const [start, end] = isHeading ? [startOf(leaf.node), endOf(leaf.node)] : [leaf.from, leaf.to]
    const place = { leaf: isAtEnd ? index + 1 : index, at: 0 }
    const lines = isAtEnd ? { lead: separator, tail: '' } : { lead: '', tail: separator }
    return { source, place, gap: { leaf: place.leaf, at: isAtEnd ? end : start, ...lines, within, rest } }
  }
  const isUnderlined = isUnderlinedHeading(source, leaf)
  const hashes = isHeading ? hashesOf(leaf.level) : ''
  const [from, to] = isUnderlined ? [startOf(leaf.node), endOf(leaf.node)] : [leaf.from, leaf.to]
  const expected = shapesIn(rich).toSpliced(index, 1, { ...leaf, units: before }, { ...leaf, within, units: after })
  const sources = function* () {
    for (const tail of waysToWrite(after))
      for (const lead of waysToWrite(before))
        yield source.slice(0, from) + (isUnderlined ? hashes : '') + lead + separator + hashes + tail + source.slice(to)
  }
  const found = firstMatching(rich, sources(), expected)
  return found === undefined ? undefined : { source: found, place: { leaf: index + 1, at: 0 } }
}

/** `within` of another paragraph after the leaf, in the same item. */
export const withinOfNext = ({ within }: Leaf): string[] => within.map((box) => box.replace('*', ''))

export const listItemOf = ({ around }: Leaf): MdastNode | undefined =>
  around.findLast(({ type }) => type === 'listItem')

/** The source that begins another item after the leaf's: `\n- `, `\n2. `, `\n- [ ] `. */
function nextItem(source: string, leaf: Leaf): string {
  const item = listItemOf(leaf)
  const begins = source.slice(item ? startOf(item) : leaf.from, leaf.from)
  const marker = begins
    .replace(/^(\d+)/, (digits) => String(Number(digits) + 1))
    .replace(/\[[xX]\]/, '[ ]')
    .replace(/[ \t]*$/, ' ')
  const outer = leaf.rest.slice(0, Math.max(0, leaf.rest.length - begins.replace(/\[[ xX]\][ \t]+$/, '').length))
  const list = leaf.around.findLast(({ type }) => type === 'list')
  return `${list?.spread && (list.children?.length ?? 0) > 1 ? `\n${outer.trimEnd()}` : ''}\n${outer}${marker}`
}

/** Turns an empty item into an empty paragraph. */
function outOfList(rich: RichText, index: number): RichEdit | undefined {
  const leaf = rich.leaves[index]
  if (!leaf) return undefined
  const { source } = rich
  const item = listItemOf(leaf)
  const outer = item ? restOf(source, startOf(item)) : /\n([ \t>]*)(?:[-*+]|\d+[.)])[^\n]*$/.exec(leaf.lead ?? '')?.[1]
  if (outer === undefined) return undefined
  const from = item ? Math.max(0, source.lastIndexOf('\n', startOf(item) - 1)) : leaf.from
  const to = item ? Math.max(leaf.to, endOf(item)) : leaf.from
  const expected = shapesIn(rich).filter((_, at) => at !== index)
  const without = [
    source.slice(0, from) + source.slice(to),
    source.slice(0, from) + source.slice(to).replace(/^\n/, ''),
  ]
  const found = firstMatching(rich, without, expected)
  if (found === undefined) return undefined
  const separator = emptyLine(outer)
  const isFirst = found.slice(0, from).trim() === ''
  const isLast = found.slice(from).trim() === ''
  const gap = {
    leaf: index,
    at: from,
    lead: isFirst ? '' : separator,
    tail: isLast ? '' : isFirst ? separator : `\n${outer.trimEnd()}`,
    within: withinOfNext(leaf).slice(0, -2),
    rest: outer,
  }
  return { source: found, place: { leaf: index, at: 0 }, gap }
}

/** Makes headings of the leaves from `place` to `last`; level 0 makes paragraphs. Leaves in lists and quotations stay. */
export function setHeading(rich: RichText, place: Place, last: number, level: number): RichEdit | undefined {
  let done: RichEdit | undefined
  let now = rich
  for (let index = place.leaf; index <= last; index++) {
    const leaf = now.leaves[index]
    if (!leaf || (leaf.kind !== 'paragraph' && leaf.kind !== 'heading') || leaf.around.length > 0) continue
    const next = leaf.level === level ? undefined : oneHeading(now, index, level)
    if (next === undefined) continue
    done = { source: next, place }
    now = readRich(next, rich.takes, rich.isFact)
  }
  return done
}

function oneHeading(rich: RichText, index: number, level: number): string | undefined {
  const leaf = rich.leaves[index]
  if (!leaf || leaf.units.length === 0) return undefined
  const { source } = rich
  const isRead = leaf.kind === 'heading'
  const [from, to] = isRead ? [startOf(leaf.node), endOf(leaf.node)] : [leaf.from, leaf.to]
  const units = trimEnd(leaf.units)
    .map((unit) => (level > 0 && unit.what === 'line' ? { ...unit, written: ' ', what: undefined } : unit))
    .map(({ what, ...unit }) => (what === undefined ? unit : { ...unit, what }))
  const expected = shapesIn(rich).with(index, { ...leaf, units, kind: level > 0 ? 'heading' : 'paragraph', level })
  const sources = function* () {
    for (const words of waysToWrite(units)) {
      const [before, line, after] = [source.slice(0, from), hashesOf(level) + words, source.slice(to)]
      yield before + line + after
      yield before + line + after.replace(/^\n(?!\n)/, '\n\n')
      yield before.replace(/([^\n])\n$/, '$1\n\n') + line + after.replace(/^\n(?!\n)/, '\n\n')
    }
  }
  return firstMatching(rich, sources(), expected)
}

/** Inserts Markdown paragraphs, lists and headings at the place, splitting the leaf around them. */
export function insertMarkdown(rich: RichText, { leaf: index, at }: Place, markdown: string): RichEdit | undefined {
  const leaf = rich.leaves[index]
  if (!leaf || leaf.kind === 'kept' || leaf.kind === 'cell') return undefined
  const pasted = readRich(markdown, rich.takes, rich.isFact)
  const [before, after] = [trimEnd(leaf.units.slice(0, at)), trimStart(leaf.units.slice(at))]
  const isWritten = leaf.units.length > 0
  const around = withinOfNext(leaf)
  const inner = shapesIn(pasted).map((shape, number) => ({
    ...shape,
    within: [...(number === 0 && before.length === 0 ? leaf.within : around), ...shape.within],
  }))
  const first = before.length > 0 ? [{ ...leaf, units: before }] : []
  const last = after.length > 0 ? [{ ...leaf, within: around, units: after }] : []
  const expected = shapesIn(rich).toSpliced(index, 1, ...first, ...inner, ...last)
  const separator = emptyLine(leaf.rest)
  const body = markdown.replaceAll('\n', `\n${leaf.rest}`).replace(/[ \t]+$/gm, '')
  const hashes = leaf.kind === 'heading' ? rich.source.slice(startOf(leaf.node), leaf.from) : ''
  const from = before.length === 0 && leaf.kind === 'heading' ? startOf(leaf.node) : leaf.from
  const sources = function* () {
    for (const tail of waysToWrite(after))
      yield rich.source.slice(0, from) +
        (isWritten ? '' : (leaf.lead ?? '')) +
        (before.length > 0 ? writtenUnits(before) + separator : '') +
        body +
        (after.length > 0 ? separator + hashes + tail : '') +
        (isWritten ? '' : (leaf.tail ?? '')) +
        rich.source.slice(leaf.to)
  }
  const source = firstMatching(rich, sources(), expected)
  if (source === undefined) return undefined
  const end = index + first.length + pasted.leaves.length - 1
  return { source, place: { leaf: end, at: pasted.leaves.at(-1)?.units.length ?? 0 } }
}
