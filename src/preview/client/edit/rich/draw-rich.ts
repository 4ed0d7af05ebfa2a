// Renders formatted text as editable elements, and maps points of the document to places in the text and back.

import type { MarkdownNode } from '../../../../manifest/sense/markdown-tree.ts'
import type { UsedFact } from '../../../edit-messages.ts'
import { chipOf } from '../fact-chips.ts'
import type { Place } from './change-rich.ts'
import type { Leaf, RichText } from './read-rich.ts'
import type { Mark, Unit } from './units.ts'

interface Span {
  node: Node
  /** Index of the first unit that the node shows. */
  start: number
  /** Number of shown characters of each unit; empty for a node that shows one unit as a whole, such as a chip. */
  lengths: readonly number[]
}

interface RenderedLeaf {
  element: HTMLElement
  spans: Span[]
  length: number
}

export interface RenderedRich {
  rich: RichText
  leaves: readonly RenderedLeaf[]
}

interface RenderOptions {
  facts: ReadonlyMap<string, UsedFact>
  /** The level of the HTML heading that shows a heading of level 1. */
  topLevel: number
}

const tags: Readonly<Record<string, string>> = {
  listItem: 'li',
  blockquote: 'blockquote',
  table: 'table',
  tableRow: 'tr',
}

/** Replaces the field's content by the rendered text. */
export function renderRich(field: HTMLElement, rich: RichText, options: RenderOptions): RenderedRich {
  const leaves: RenderedLeaf[] = []
  const content = document.createDocumentFragment()
  let open: { node: MarkdownNode; element: HTMLElement }[] = []
  for (const [index, leaf] of rich.leaves.entries()) {
    const around = aroundOf(rich, index)
    let shared = 0
    while (shared < open.length && open[shared]?.node === around[shared]) shared++
    open = open.slice(0, shared)
    for (const node of around.slice(shared)) {
      const element = boxOf(node)
      ;(open.at(-1)?.element ?? content).append(element)
      open.push({ node, element })
    }
    const holder = open.at(-1)
    const drawn = renderLeaf(rich, leaf, holder?.node, options)
    ;(holder?.element ?? content).append(drawn.element)
    leaves.push(drawn)
  }
  field.replaceChildren(content)
  return { rich, leaves }
}

/** The nodes around a leaf. A new empty paragraph has those of the leaf it was split from, with a list item of its own. */
function aroundOf({ leaves, root }: RichText, index: number): readonly MarkdownNode[] {
  const leaf = leaves[index]
  if (!leaf || leaf.node !== root || leaf.within.length === 0) return leaf?.around ?? []
  const near = leaves[leaf.lead ? index - 1 : index + 1]?.around.slice(0, leaf.within.length) ?? []
  return leaf.within.at(-1)?.endsWith('*') ? [...near.slice(0, -1), { type: 'listItem' }] : near
}

function boxOf(node: MarkdownNode): HTMLElement {
  if (node.type !== 'list') return document.createElement(tags[node.type] ?? 'div')
  const list = document.createElement(node.ordered ? 'ol' : 'ul')
  if (list instanceof HTMLOListElement && (node.start ?? 1) !== 1) list.start = node.start ?? 1
  return list
}

function renderLeaf(
  { source, takes }: RichText,
  leaf: Leaf,
  holder: MarkdownNode | undefined,
  options: RenderOptions,
): RenderedLeaf {
  if (leaf.kind === 'kept') return { element: keptAs(source.slice(leaf.from, leaf.to)), spans: [], length: 0 }
  const element = document.createElement(tagOf(leaf, takes, holder, options))
  const spans: Span[] = []
  let open: readonly Mark[] = []
  let holders: Element[] = [element]
  for (const [at, unit] of leaf.units.entries()) {
    let shared = 0
    while (shared < open.length && open[shared] === unit.marks[shared]) shared++
    holders = holders.slice(0, shared + 1)
    for (const mark of unit.marks.slice(shared)) {
      const marked = markOf(mark)
      holders.at(-1)?.append(marked)
      holders.push(marked)
    }
    open = unit.marks
    addUnit(holders.at(-1) ?? element, spans, unit, at, options)
  }
  // An empty line needs a `br` for its height, and so does a line after a trailing break.
  const last = leaf.units.at(-1)
  if (!last || last.what === 'break' || last.shown === '\n') element.append(document.createElement('br'))
  return { element, spans, length: leaf.units.length }
}

function tagOf(
  { kind, level }: Leaf,
  takes: RichText['takes'],
  holder: MarkdownNode | undefined,
  { topLevel }: RenderOptions,
): string {
  if (kind === 'heading') return `h${Math.min(6, topLevel + level - 1)}`
  if (kind === 'cell') return 'td'
  const isClose = holder?.type === 'listItem' && holder.spread !== true
  return isClose || takes !== 'all' ? 'span' : 'p'
}

const markOf = ({ kind }: Mark): HTMLElement => document.createElement(kind === 'link' || kind === 'bare' ? 'a' : kind)

/** Shows Markdown that can only be edited as source, such as a table's code. */
function keptAs(source: string): HTMLElement {
  const kept = document.createElement('div')
  kept.contentEditable = 'false'
  kept.setAttribute('data-lectern-kept', '')
  kept.textContent = source
  return kept
}

function addUnit(holder: Element, spans: Span[], unit: Unit, start: number, { facts }: RenderOptions) {
  const last = spans.at(-1)
  if (unit.what === undefined || unit.what === 'line') {
    if (last && last.node instanceof Text && last.node === holder.lastChild) {
      last.node.appendData(unit.shown)
      spans[spans.length - 1] = { ...last, lengths: [...last.lengths, unit.shown.length] }
      return
    }
    const node = document.createTextNode(unit.shown)
    holder.append(node)
    spans.push({ node, start, lengths: [unit.shown.length] })
    return
  }
  const node = wholeOf(unit, facts)
  holder.append(node)
  spans.push({ node, start, lengths: [] })
}

function wholeOf({ what, shown, written }: Unit, facts: RenderOptions['facts']): HTMLElement {
  if (what === 'break') return document.createElement('br')
  const fact = what === 'fact' ? facts.get(shown) : undefined
  if (fact) return chipOf(fact)
  const piece = document.createElement(written.startsWith('`') ? 'code' : 'span')
  piece.contentEditable = 'false'
  piece.textContent = shown
  return piece
}

/** The place of a point of the document, undefined when there is no leaf to type in. */
export function placeAt({ leaves }: RenderedRich, node: Node, offset: number): Place | undefined {
  const point = document.createRange()
  point.setStart(node, offset)
  let last: Place | undefined
  for (const [leaf, { element, spans, length }] of leaves.entries()) {
    if (spans.length === 0 && length === 0 && element.contentEditable === 'false') continue
    const isInside = element === node || element.contains(node)
    // The first leaf after the point ends the search: the place is the end of the leaf before.
    if (!isInside && point.comparePoint(element, 0) > 0) return last ?? { leaf, at: 0 }
    if (isInside) return { leaf, at: unitAt(spans, length, point, node, offset) }
    last = { leaf, at: length }
  }
  return last
}

function unitAt(spans: readonly Span[], length: number, point: Range, node: Node, offset: number): number {
  for (const { node: own, start, lengths } of spans) {
    if (own === node && own instanceof Text) return start + unitsWithin(lengths, offset)
    // A point within a chip or another whole counts as the place after it.
    if (own !== node && own.contains(node)) return start + 1
    const parent = own.parentNode
    if (parent && point.comparePoint(parent, [...parent.childNodes].indexOf(own as ChildNode)) >= 0) return start
  }
  return length
}

function unitsWithin(lengths: readonly number[], offset: number): number {
  let left = offset
  const at = lengths.findIndex((length) => {
    if (left < length) return true
    left -= length
    return false
  })
  return at < 0 ? lengths.length : at
}

/** The point of the document at a place: node and offset. */
export function pointOf({ leaves }: RenderedRich, { leaf, at }: Place): [Node, number] | undefined {
  const drawn = leaves[leaf]
  if (!drawn) return undefined
  for (const { node, start, lengths } of drawn.spans) {
    const count = Math.max(1, lengths.length)
    if (at > start + count || (at === start + count && !(node instanceof Text))) continue
    if (node instanceof Text) return [node, lengths.slice(0, at - start).reduce((sum, length) => sum + length, 0)]
    const parent = node.parentNode
    if (parent && at === start) return [parent, [...parent.childNodes].indexOf(node as ChildNode)]
  }
  return [drawn.element, drawn.length === 0 ? 0 : drawn.element.childNodes.length]
}

/** Compares a leaf with its element after the browser has changed it: the units from `from` to `to` are now `typed`. */
export function changesIn(units: readonly Unit[], element: Element): { from: number; to: number; typed: string } {
  const old = units.map(({ what, shown }) => (what && what !== 'line' ? '' : shown.replace('\u00a0', ' ')))
  const now = charactersIn(element)
  if (old.length === 0 && now.at(-1) === '') now.pop()
  let from = 0
  while (from < old.length && from < now.length && old[from] === now[from]) from++
  let end = 0
  while (end < old.length - from && end < now.length - from && old.at(-1 - end) === now.at(-1 - end)) end++
  return { from, to: old.length - end, typed: now.slice(from, now.length - end).join('') }
}

/** The characters of an element; an empty string for each break and whole. */
function charactersIn(element: Node): string[] {
  return [...element.childNodes].flatMap((node) => {
    if (node instanceof Text) return [...node.data.replaceAll('\u00a0', ' ')]
    if (node instanceof HTMLBRElement || (node instanceof HTMLElement && node.contentEditable === 'false')) return ['']
    return charactersIn(node)
  })
}
