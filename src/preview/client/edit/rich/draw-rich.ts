// Renders formatted text as editable elements, and maps points of the document to places in the text and back.
import type { MdastNode } from '../../../../manifest/sense/markdown-tree.ts'
import type { UsedFact } from '../../../edit-messages.ts'
import { chipOf } from '../fact-chips.ts'
import type { Place } from './change-rich.ts'
import type { PlaceRange } from './mark-rich.ts'
import type { Leaf, RichText } from './read-rich.ts'
import type { Mark, Unit } from './units.ts'

interface RenderedLeaf {
  element: HTMLElement
  /** Number of its units. */
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

/** Replaces the field's content by the rendered text; only the leaves that differ from `before`, if it is given and has the same ones. */
export function renderRich(
  field: HTMLElement,
  rich: RichText,
  options: RenderOptions,
  before?: RenderedRich,
): RenderedRich {
  const again = before && renderChanged(before, rich, options)
  if (again) return again
  const leaves: RenderedLeaf[] = []
  const content = document.createDocumentFragment()
  let open: { node: MdastNode; element: HTMLElement }[] = []
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

/** Undefined where more than the words of leaves has changed. */
function renderChanged(before: RenderedRich, rich: RichText, options: RenderOptions): RenderedRich | undefined {
  const old = before.rich.leaves
  if (old.length !== rich.leaves.length) return undefined
  const leaves: RenderedLeaf[] = []
  for (const [index, leaf] of rich.leaves.entries()) {
    const [was, drawn] = [old[index], before.leaves[index]]
    if (!was || !drawn || was.within.join() !== leaf.within.join()) return undefined
    const isSame = was.units === leaf.units && was.kind === leaf.kind && was.level === leaf.level
    const now = isSame ? drawn : renderLeaf(rich, leaf, aroundOf(rich, index).at(-1), options)
    if (now.element.localName !== drawn.element.localName) return undefined
    leaves.push(now)
  }
  for (const [index, { element }] of before.leaves.entries())
    if (element !== leaves[index]?.element) element.replaceWith(leaves[index]?.element ?? '')
  return { rich, leaves }
}

/** The nodes around a leaf. A new empty paragraph has those of the leaf it was split from, with a list item of its own. */
function aroundOf({ leaves, root }: RichText, index: number): readonly MdastNode[] {
  const leaf = leaves[index]
  if (!leaf || leaf.node !== root || leaf.within.length === 0) return leaf?.around ?? []
  const near = leaves[leaf.lead ? index - 1 : index + 1]?.around.slice(0, leaf.within.length) ?? []
  return leaf.within.at(-1)?.endsWith('*') ? [...near.slice(0, -1), { type: 'listItem' }] : near
}

function boxOf(node: MdastNode): HTMLElement {
  if (node.type !== 'list') return document.createElement(tags[node.type] ?? 'div')
  const list = document.createElement(node.ordered ? 'ol' : 'ul')
  if (list instanceof HTMLOListElement && (node.start ?? 1) !== 1) list.start = node.start ?? 1
  return list
}

function renderLeaf(
  { source, takes }: RichText,
  leaf: Leaf,
  holder: MdastNode | undefined,
  options: RenderOptions,
): RenderedLeaf {
  if (leaf.kind === 'kept') return { element: keptAs(source.slice(leaf.from, leaf.to)), length: 0 }
  const element = document.createElement(tagOf(leaf, takes, holder, options))
  let open: readonly Mark[] = []
  let holders: Element[] = [element]
  for (const unit of leaf.units) {
    let shared = 0
    while (shared < open.length && open[shared] === unit.marks[shared]) shared++
    holders = holders.slice(0, shared + 1)
    for (const mark of unit.marks.slice(shared)) {
      const marked = markOf(mark)
      holders.at(-1)?.append(marked)
      holders.push(marked)
    }
    open = unit.marks
    holders.at(-1)?.append(unit.what === undefined || unit.what === 'line' ? unit.shown : wholeOf(unit, options.facts))
  }
  // Each character is one text node until here.
  element.normalize()
  // An empty line needs a `br` for its height, and so does a line after a trailing break.
  const last = leaf.units.at(-1)
  if (!last || last.what === 'break' || last.shown === '\n') element.append(document.createElement('br'))
  return { element, length: leaf.units.length }
}

function tagOf(
  { kind, level }: Leaf,
  takes: RichText['takes'],
  holder: MdastNode | undefined,
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
export function placeOfPoint({ leaves }: RenderedRich, node: Node, offset: number): Place | undefined {
  const point = document.createRange()
  point.setStart(node, offset)
  let last: Place | undefined
  for (const [leaf, { element, length }] of leaves.entries()) {
    if (element.contentEditable === 'false') continue
    const isInside = element === node || element.contains(node)
    // The first leaf after the point ends the search: the place is the end of the leaf before.
    if (!isInside && point.comparePoint(element, 0) > 0) return last ?? { leaf, at: 0 }
    if (isInside) {
      point.setStart(element, 0)
      point.setEnd(node, offset)
      // A point within a chip or another whole counts as the place after it.
      return { leaf, at: Math.min(length, cellsIn(point.cloneContents()).length) }
    }
    last = { leaf, at: length }
  }
  return last
}

/** The place after so many characters of the shown text; at the end of it when undefined. */
export function placeAfter(drawn: RenderedRich, field: HTMLElement, characters = Number.POSITIVE_INFINITY) {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
  let left = characters
  let node = walker.nextNode()
  while (node && left > (node.nodeValue?.length ?? 0)) {
    left -= node.nodeValue?.length ?? 0
    node = walker.nextNode()
  }
  return node ? placeOfPoint(drawn, node, left) : placeOfPoint(drawn, field, field.childNodes.length)
}

/** The places of both ends of a range of the document. */
export function placesIn(drawn: RenderedRich, range: StaticRange | Range | undefined): PlaceRange | undefined {
  const from = range && placeOfPoint(drawn, range.startContainer, range.startOffset)
  const to = range && placeOfPoint(drawn, range.endContainer, range.endOffset)
  return from && to ? [from, to] : undefined
}

/** Selects what lies between the places. A backward selection goes on from the first of them. */
export function selectPlaces(drawn: RenderedRich, places: PlaceRange, isBackward: boolean) {
  const [from, to] = places.map((place) => pointOf(drawn, place))
  const [base, extent] = isBackward ? [to, from] : [from, to]
  if (base && extent) getSelection()?.setBaseAndExtent(...base, ...extent)
}

/** The point of the document at a place: node and offset. */
function pointOf({ leaves }: RenderedRich, { leaf, at }: Place): [Node, number] | undefined {
  const element = leaves[leaf]?.element
  if (!element) return undefined
  const cells = cellsIn(element)
  const [before, after] = [cells[at - 1], cells[at]]
  if (before?.node instanceof Text) return [before.node, before.at + before.shown.length]
  if (after) return [after.node, after.at]
  return before ? [before.node, before.at + 1] : [element, 0]
}

/** What the browser has changed in the leaf at the node: the units between the places are now `typed`. Undefined when nothing. */
export function changeIn({ rich, leaves }: RenderedRich, node: Node) {
  const index = leaves.findIndex(({ element }) => element.contains(node))
  const [leaf, drawn] = [rich.leaves[index], leaves[index]]
  if (!leaf || !drawn) return undefined
  const { from, to, typed } = changedUnits(leaf.units, drawn.element)
  const places: PlaceRange = [
    { leaf: index, at: from },
    { leaf: index, at: to },
  ]
  return typed === '' && from === to ? undefined : { typed, places }
}

/** Compares a leaf with its element: the units from `from` to `to` are now `typed`. */
function changedUnits(units: readonly Unit[], element: Element): { from: number; to: number; typed: string } {
  const plain = (shown: string) => shown.replace('\u00a0', ' ')
  const old = units.map(({ what, shown }) => (what && what !== 'line' ? '' : plain(shown)))
  const now = cellsIn(element).map(({ shown }) => plain(shown))
  if (old.length === 0 && now.at(-1) === '') now.pop()
  let from = 0
  while (from < old.length && from < now.length && old[from] === now[from]) from++
  let end = 0
  while (end < old.length - from && end < now.length - from && old.at(-1 - end) === now.at(-1 - end)) end++
  return { from, to: old.length - end, typed: now.slice(from, now.length - end).join('') }
}

interface Cell {
  /** The character; empty for a break or another whole, such as a chip. */
  shown: string
  /** The point before it. */
  node: Node
  at: number
}

/** What the elements of units show, one cell a unit. */
function cellsIn(parent: Node): Cell[] {
  return [...parent.childNodes].flatMap((node, index): Cell[] => {
    if (node instanceof Text) {
      let at = 0
      return [...node.data].map((shown) => {
        at += shown.length
        return { shown, node, at: at - shown.length }
      })
    }
    const isWhole = node instanceof HTMLBRElement || (node instanceof HTMLElement && node.contentEditable === 'false')
    return isWhole ? [{ shown: '', node: parent, at: index }] : cellsIn(node)
  })
}
