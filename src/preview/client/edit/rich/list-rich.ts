// Turns paragraphs of formatted text into lists, lists into paragraphs, and one kind of list into the other.
import type { MdastNode } from '../../../../manifest/sense/markdown-tree.ts'
import { emptyLine, firstMatching, type LeafShape, type Place, type RichEdit, shapesIn } from './change-rich.ts'
import { listItemOf, withinOfNext } from './lines-rich.ts'
import { endOf, type RichText, restOf, startOf } from './read-rich.ts'
import { writtenUnits } from './units.ts'

/**
 * Toggles a list for the leaves from `place` to `last`: paragraphs become items; items of this kind become paragraphs; a list of the
 * other kind changes as a whole. Undefined for selections across lists.
 */
export function toggleList(
  rich: RichText,
  place: Place,
  last: number,
  kind: 'bullet' | 'ordered',
): RichEdit | undefined {
  const leaves = rich.leaves.slice(place.leaf, last + 1)
  const lists = new Set(leaves.map(({ around }) => around.findLast(({ type }) => type === 'list')))
  const [list] = lists
  if (lists.size > 1 || leaves.some(({ kind: own }) => own === 'kept' || own === 'cell')) return undefined
  const source = !list
    ? intoList(rich, place.leaf, last, kind)
    : (list.ordered ? 'ordered' : 'bullet') === kind
      ? outOf(rich, place.leaf, last)
      : otherList(rich, list, kind)
  return source === undefined ? undefined : { source, place }
}

const markerOf = (kind: 'bullet' | 'ordered', at: number): string => (kind === 'bullet' ? '- ' : `${at + 1}. `)

function intoList(rich: RichText, first: number, last: number, kind: 'bullet' | 'ordered'): string | undefined {
  const { source, leaves } = rich
  const [one, end] = [leaves[first], leaves[last]]
  if (!one || !end) return undefined
  const chosen = leaves.slice(first, last + 1)
  const expected = shapesIn(rich).map(
    (shape, at): LeafShape =>
      at < first || at > last
        ? shape
        : { ...shape, kind: 'paragraph', level: 0, within: [...withinOfNext(one), kind, 'item*'] },
  )
  const items = chosen.map((leaf, at) => {
    const marker = markerOf(kind, at)
    return marker + writtenUnits(leaf.units).replaceAll('\n', `\n${' '.repeat(marker.length)}`)
  })
  const text = items.join(`\n${one.rest}`)
  const before = source.slice(0, one.kind === 'heading' ? startOf(one.node) : one.from)
  const after = source.slice(end.kind === 'heading' ? endOf(end.node) : end.to)
  const written = before + (one.lead ?? '') + text + (end.tail ?? '')
  const sources = [written + after, `${written}\n${after}`, before.replace(/([^\n])\n$/, '$1\n\n') + text + after]
  return firstMatching(rich, sources, expected)
}

function outOf(rich: RichText, first: number, last: number): string | undefined {
  const { source, leaves } = rich
  const [one, end] = [leaves[first] && listItemOf(leaves[first]), leaves[last] && listItemOf(leaves[last])]
  const list = leaves[first]?.around.findLast(({ type }) => type === 'list')
  if (!one || !end || !list) return undefined
  const items = list.children?.filter((item) => startOf(item) >= startOf(one) && startOf(item) <= startOf(end)) ?? []
  const depth = leaves[first]?.around.indexOf(list) ?? 0
  const outer = restOf(source, startOf(one))
  const expected = shapesIn(rich).map((shape, at): LeafShape => {
    const leaf = leaves[at]
    if (!leaf?.around.some((box) => items.includes(box))) return shape
    return { ...shape, within: shape.within.filter((_, level) => level !== depth && level !== depth + 1) }
  })
  const paragraphs = items.map((item) => {
    const text = source.slice(startOf(item), endOf(item))
    const marker = /^(?:[-*+]|\d+[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/.exec(text)?.[0] ?? ''
    const width = outer.length + marker.replace(/\[[ xX]\][ \t]+$/, '').length
    return text
      .slice(marker.length)
      .replace(/\n([^\n]*)/g, (_, line: string) =>
        `\n${outer}${line.slice(Math.min(width, /^[ \t>]*/.exec(line)?.[0].length ?? 0))}`.replace(/[ \t]+$/, ''),
      )
  })
  const separator = emptyLine(outer)
  const text = paragraphs.join(separator)
  const isFirst = items[0] === list.children?.[0]
  const isLast = items.at(-1) === list.children?.at(-1)
  const [before, after] = [source.slice(0, startOf(one)), source.slice(endOf(end))]
  const lead = isFirst || /\n[ \t>]*\n[ \t>]*$/.test(before) ? before : before.replace(/\n[^\n]*$/, '') + separator
  const tail = isLast || /^[ \t]*\n[ \t>]*\n/.test(after) ? after : `\n${outer.trimEnd()}${after}`
  return firstMatching(rich, [lead + text + tail, before + text + after], expected)
}

function otherList(rich: RichText, list: MdastNode, kind: 'bullet' | 'ordered'): string | undefined {
  const { source, leaves } = rich
  const depth = leaves.find(({ around }) => around.includes(list))?.around.indexOf(list) ?? 0
  const expected = shapesIn(rich).map(
    (shape, at): LeafShape =>
      leaves[at]?.around.includes(list) ? { ...shape, within: shape.within.with(depth, kind) } : shape,
  )
  let text = ''
  let from = startOf(list)
  for (const [at, item] of (list.children ?? []).entries()) {
    text += source.slice(from, startOf(item))
    from = endOf(item)
    const old = source.slice(startOf(item), from)
    const was = /^(?:[-*+]|\d+[.)])/.exec(old)?.[0] ?? ''
    const now = markerOf(kind, at).trimEnd()
    const more = now.length - was.length
    const column = restOf(source, startOf(item)).length
    text +=
      now +
      old.slice(was.length).replace(/\n(?=[^\n]*\S)([^\n]*)/g, (_, line: string) => {
        const outer = line.slice(0, column)
        const own = line.slice(column)
        return `\n${outer}${more > 0 ? ' '.repeat(more) + own : own.replace(new RegExp(`^ {0,${-more}}`), '')}`
      })
  }
  return firstMatching(rich, [source.slice(0, startOf(list)) + text + source.slice(from)], expected)
}
