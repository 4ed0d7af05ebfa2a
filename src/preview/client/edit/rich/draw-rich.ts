// A formatted text as elements that are typed into, and which sign of it each place in them is.

import type { MarkdownNode } from '../../../../manifest/sense/markdown-tree.ts'
import type { UsedFact } from '../../../edit-messages.ts'
import { chipOf } from '../typed-content.ts'
import type { Place } from './change-rich.ts'
import type { Leaf, RichText } from './read-rich.ts'
import type { Mark, Unit } from './units.ts'

interface Span {
  node: Node
  /** The first of the leaf's units that it shows. */
  start: number
  /** Of each of its units, how many characters it shows it as; empty for what is shown as a whole. */
  lengths: readonly number[]
}

interface DrawnLeaf {
  element: HTMLElement
  spans: Span[]
  length: number
}

export interface DrawnRich {
  rich: RichText
  leaves: readonly DrawnLeaf[]
}

export interface Drawing {
  facts: ReadonlyMap<string, UsedFact>
  /** The element that a heading of level 1 would be drawn as, from 1. */
  topLevel: number
  /** What stands in the place of what can only be changed as Markdown. */
  keptAs: (source: string) => HTMLElement
}

const tags: Readonly<Record<string, string>> = {
  listItem: 'li',
  blockquote: 'blockquote',
  table: 'table',
  tableRow: 'tr',
}

/** In the place of what the field holds. */
export function drawRich(field: HTMLElement, rich: RichText, drawing: Drawing): DrawnRich {
  const leaves: DrawnLeaf[] = []
  const content = document.createDocumentFragment()
  let open: { node: MarkdownNode; element: HTMLElement }[] = []
  for (const [number, leaf] of rich.leaves.entries()) {
    const around = aroundOf(rich, number)
    let shared = 0
    while (shared < open.length && open[shared]?.node === around[shared]) shared++
    open = open.slice(0, shared)
    for (const node of around.slice(shared)) {
      const element = boxOf(node)
      ;(open.at(-1)?.element ?? content).append(element)
      open.push({ node, element })
    }
    const holder = open.at(-1)
    const drawn = drawLeaf(rich, leaf, holder?.node, drawing)
    ;(holder?.element ?? content).append(drawn.element)
    leaves.push(drawn)
  }
  field.replaceChildren(content)
  return { rich, leaves }
}

/** Of a paragraph that is not written yet: those of the one it was parted from, and an item of its own. */
function aroundOf({ leaves, root }: RichText, number: number): readonly MarkdownNode[] {
  const leaf = leaves[number]
  if (!leaf || leaf.node !== root || leaf.within.length === 0) return leaf?.around ?? []
  const near = leaves[leaf.lead ? number - 1 : number + 1]?.around.slice(0, leaf.within.length) ?? []
  return leaf.within.at(-1)?.endsWith('*') ? [...near.slice(0, -1), { type: 'listItem' }] : near
}

function boxOf(node: MarkdownNode): HTMLElement {
  if (node.type !== 'list') return document.createElement(tags[node.type] ?? 'div')
  const list = document.createElement(node.ordered ? 'ol' : 'ul')
  if (list instanceof HTMLOListElement && (node.start ?? 1) !== 1) list.start = node.start ?? 1
  return list
}

function drawLeaf(
  { source, takes }: RichText,
  leaf: Leaf,
  holder: MarkdownNode | undefined,
  drawing: Drawing,
): DrawnLeaf {
  if (leaf.kind === 'kept') return { element: drawing.keptAs(source.slice(leaf.from, leaf.to)), spans: [], length: 0 }
  const element = document.createElement(tagOf(leaf, takes, holder, drawing))
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
    addUnit(holders.at(-1) ?? element, spans, unit, at, drawing)
  }
  // Without it a line without words has no height, and the last of two has none either.
  if (leaf.units.length === 0 || leaf.units.at(-1)?.what === 'break') element.append(document.createElement('br'))
  return { element, spans, length: leaf.units.length }
}

function tagOf(
  { kind, level }: Leaf,
  takes: RichText['takes'],
  holder: MarkdownNode | undefined,
  { topLevel }: Drawing,
): string {
  if (kind === 'heading') return `h${Math.min(6, topLevel + level - 1)}`
  if (kind === 'cell') return 'td'
  const isClose = holder?.type === 'listItem' && holder.spread !== true
  return isClose || takes === 'links' ? 'span' : 'p'
}

const markOf = ({ kind }: Mark): HTMLElement => document.createElement(kind === 'link' || kind === 'bare' ? 'a' : kind)

function addUnit(holder: Element, spans: Span[], unit: Unit, start: number, { facts }: Drawing) {
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

function wholeOf({ what, shown, written }: Unit, facts: Drawing['facts']): HTMLElement {
  if (what === 'break') return document.createElement('br')
  const fact = what === 'fact' ? facts.get(shown) : undefined
  if (fact) return chipOf(fact)
  const piece = document.createElement(written.startsWith('`') ? 'code' : 'span')
  piece.contentEditable = 'false'
  piece.textContent = shown
  return piece
}

/** The place that a point of the document is; undefined outside. */
export function placeAt({ leaves }: DrawnRich, node: Node, offset: number): Place | undefined {
  const point = document.createRange()
  point.setStart(node, offset)
  let last: Place | undefined
  for (const [leaf, { element, spans, length }] of leaves.entries()) {
    if (spans.length === 0 && length === 0 && element.contentEditable === 'false') continue
    const isInside = element === node || element.contains(node)
    // Behind the point: the first of those is nearest to it.
    if (!isInside && point.comparePoint(element, 0) > 0) return last ?? { leaf, at: 0 }
    if (isInside) return { leaf, at: unitAt(spans, length, point, node, offset) }
    last = { leaf, at: length }
  }
  return last
}

function unitAt(spans: readonly Span[], length: number, point: Range, node: Node, offset: number): number {
  for (const { node: own, start, lengths } of spans) {
    if (own === node && own instanceof Text) return start + unitsWithin(lengths, offset)
    // Within what is shown as a whole: behind it.
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

/** The point of the document that a place is. */
export function pointOf({ leaves }: DrawnRich, { leaf, at }: Place): [Node, number] | undefined {
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

/** What a browser has put into a leaf by itself: in the place of which units, and what. */
export function changedIn(units: readonly Unit[], element: Element): { from: number; to: number; typed: string } {
  const old = units.map(({ what, shown }) => (what && what !== 'line' ? '' : shown))
  const now = signsIn(element)
  if (old.length === 0 && now.at(-1) === '') now.pop()
  let from = 0
  while (from < old.length && from < now.length && old[from] === now[from]) from++
  let end = 0
  while (end < old.length - from && end < now.length - from && old.at(-1 - end) === now.at(-1 - end)) end++
  return { from, to: old.length - end, typed: now.slice(from, now.length - end).join('') }
}

/** Sign by sign; empty for what is shown as a whole. */
function signsIn(element: Node): string[] {
  return [...element.childNodes].flatMap((node) => {
    if (node instanceof Text) return [...node.data.replaceAll('\u00a0', ' ')]
    if (node instanceof HTMLBRElement || (node instanceof HTMLElement && node.contentEditable === 'false')) return ['']
    return signsIn(node)
  })
}
