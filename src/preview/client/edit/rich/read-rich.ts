// Parses Markdown into leaves (paragraphs, headings, cells) of units, each with its shown text and its source.
import { extendedTree, type MdastNode, sourceOf } from '../../../../manifest/sense/markdown-tree.ts'
import { difference } from '../../../../problems/splice.ts'
import { type Mark, type Unit, withFacts } from './units.ts'
import { unitsOfText } from './units-of-text.ts'

/** What a field takes: all of Markdown, links only, Markdown shown as its source, or the words of one line. */
export type AllowedMarkup = 'all' | 'links' | 'source' | 'text'

/** A paragraph, heading or table cell that the cursor can be in. Kind `kept`: Markdown that can only be edited as source. */
export interface Leaf {
  kind: 'paragraph' | 'heading' | 'cell' | 'kept'
  /** Heading level from 1, 0 for other leaves. */
  level: number
  /** Names of the lists, items and quotations around it, outermost first. An item's name ends in `*` when the leaf is its first. */
  within: readonly string[]
  /** The nodes of `within`. */
  around: readonly MdastNode[]
  node: MdastNode
  /** Offsets of its words in the source, without the `#` of a heading. */
  from: number
  to: number
  units: readonly Unit[]
  /** Prefix of its further lines, such as `> ` or the indentation of an item. */
  rest: string
  /** Source to write before and after its first words, for a paragraph that is still empty. */
  lead?: string
  tail?: string
}

export type IsFact = (name: string) => boolean

export interface RichText {
  source: string
  takes: AllowedMarkup
  /** Whether a name in braces is that of a fact. */
  isFact: IsFact
  root: MdastNode
  leaves: readonly Leaf[]
}

const boxes = new Set(['list', 'listItem', 'blockquote', 'table', 'tableRow'])
const leafKinds: Readonly<Record<string, Leaf['kind']>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  tableCell: 'cell',
}

let last: RichText | undefined

/** The last result is returned again: each key reads its text once to check the edit and once to draw it. */
export function readRich(source: string, takes: AllowedMarkup, isFact: IsFact): RichText {
  const isLast = last?.source === source && last.takes === takes && last.isFact === isFact
  const isOfSame = takes === 'all' && last?.takes === takes && last.isFact === isFact
  if (!last || !isLast) last = (last && isOfSame && parseChange(last, source)) || parseRich(source, takes, isFact)
  return last
}

function parseRich(source: string, takes: AllowedMarkup, isFact: IsFact): RichText {
  const root = takes === 'all' || takes === 'links' ? extendedTree(source) : { type: 'root' }
  const leaves = takes === 'all' ? leavesOf(source, root, isFact) : [onlyLeaf(source, takes, root, isFact)]
  if (leaves.length === 0) leaves.push(emptyLeaf(source, root))
  return { source, takes, isFact, root, leaves }
}

/**
 * Parses the changed blocks alone, with one unchanged block on each side, which has to read as before. Undefined where other blocks may read
 * differently, as with references, whose targets may be anywhere.
 */
function parseChange(old: RichText, source: string): RichText | undefined {
  const change = difference(old.source, source)
  if (!change || old.source.includes(']:') || source.includes(']:')) return undefined
  const blocks = old.root.children ?? []
  const first = blocks.findLastIndex((block) => endOf(block) < change.start)
  const behind = blocks.findIndex((block) => startOf(block) > change.end)
  const [before, after] = [blocks[first], blocks[behind]]
  if (!before || !after) return undefined
  const grown = source.length - old.source.length
  const from = old.source.lastIndexOf('\n', startOf(before)) + 1
  const part = source.slice(from, endOf(after) + grown)
  const root = extendedTree(part)
  const isKept = (block: MdastNode, now: MdastNode | undefined, moved: number) =>
    now?.type === block.type && startOf(now) === startOf(block) + moved && endOf(now) === endOf(block) + moved
  if (!isKept(before, root.children?.at(0), -from) || !isKept(after, root.children?.at(-1), grown - from))
    return undefined
  const [inPart, next] = [movedBy(from), movedBy(grown)]
  const blockOf = ({ around, node }: Leaf) => startOf(around[0] ?? node)
  return {
    ...old,
    source,
    root: {
      ...old.root,
      children: [
        ...blocks.slice(0, first),
        ...(root.children ?? []).map(inPart.node),
        ...blocks.slice(behind + 1).map(next.node),
      ],
    },
    leaves: [
      ...old.leaves.filter((leaf) => blockOf(leaf) < startOf(before)),
      ...leavesOf(part, root, old.isFact).map(inPart.leaf),
      ...old.leaves.filter((leaf) => blockOf(leaf) > startOf(after)).map(next.leaf),
    ],
  }
}

/** Copies nodes and leaves with other offsets; the same node once. */
function movedBy(length: number) {
  const copies = new Map<MdastNode, MdastNode>()
  const node = (one: MdastNode): MdastNode => {
    const known = copies.get(one)
    if (known) return known
    const position = { start: { offset: startOf(one) + length }, end: { offset: endOf(one) + length } }
    const copy = { ...one, position, ...(one.children && { children: one.children.map(node) }) }
    copies.set(one, copy)
    return copy
  }
  const leaf = (one: Leaf): Leaf => ({
    ...one,
    from: one.from + length,
    to: one.to + length,
    node: node(one.node),
    around: one.around.map(node),
  })
  return { node, leaf }
}

function leavesOf(source: string, root: MdastNode, isFact: IsFact): Leaf[] {
  const leaves: Leaf[] = []
  visit(root, [])
  return leaves

  function visit(parent: MdastNode, around: readonly MdastNode[]) {
    for (const node of parent.children ?? []) {
      const inner = [...around, node]
      const isCallout = node.type === 'blockquote' && /^>\s*\[!/.test(sourceOf(node, source))
      if (boxes.has(node.type) && !isCallout && (node.children?.length ?? 0) > 0) visit(node, inner)
      else if (node.type === 'listItem') leaves.push(emptyItem(source, node, inner))
      else leaves.push(leafOf(source, node, around, isFact))
    }
  }
}

export const startOf = ({ position }: MdastNode): number => position?.start.offset ?? 0
export const endOf = ({ position }: MdastNode): number => position?.end.offset ?? 0

function leafOf(source: string, node: MdastNode, around: readonly MdastNode[], isFact: IsFact): Leaf {
  const kind = leafKinds[node.type] ?? 'kept'
  const [from, to] = kind === 'kept' ? [startOf(node), endOf(node)] : wordsRange(source, node, kind)
  return {
    kind,
    level: node.depth ?? 0,
    within: namesOf(around, node),
    around,
    node,
    from,
    to,
    units: kind === 'kept' ? [] : withFacts(unitsBetween(source, node, from, to), isFact),
    rest: restOf(source, startOf(node)),
  }
}

/** Offsets of a node's words, including trailing blanks, which are there while the next word is still to be typed. */
function wordsRange(source: string, node: MdastNode, kind: Leaf['kind']): [number, number] {
  const [first, last] = [node.children?.at(0), node.children?.at(-1)]
  if (!first || !last) {
    const [signs = ''] = /^#{1,6}[ \t]?/.exec(source.slice(startOf(node), endOf(node))) ?? []
    const [bar = ''] = /^\|?[ \t]*/.exec(source.slice(startOf(node), endOf(node))) ?? []
    const at = startOf(node) + (kind === 'heading' ? signs : bar).length
    return [at, at]
  }
  const blanksOf = kind === 'cell' ? /^[ \t]+(?=[ \t]\|)/ : /^[ \t]+(?=[\r\n]|$)/
  const [blanks = ''] = blanksOf.exec(source.slice(endOf(last))) ?? []
  return [startOf(first), endOf(last) + blanks.length]
}

/** The prefix of further lines for a leaf or list item that begins at the offset. */
export function restOf(source: string, at: number): string {
  const prefix = source.slice(source.lastIndexOf('\n', at - 1) + 1, at)
  return prefix.replace(/\[[ xX]\][ \t]+$/, '').replace(/[^>\s]/g, ' ')
}

/** A paragraph to be typed at the end of the source. */
export const emptyLeaf = (source: string, root: MdastNode): Leaf => ({
  kind: 'paragraph',
  level: 0,
  within: [],
  around: [],
  node: root,
  from: source.length,
  to: source.length,
  units: [],
  rest: '',
  lead: source === '' || /\n\s*$/.test(source) ? '' : '\n\n',
})

function emptyItem(source: string, node: MdastNode, around: readonly MdastNode[]): Leaf {
  const [marker = ''] = /^(?:[-*+]|\d+[.)])(?:[ \t]+\[[ xX]\])?[ \t]?/.exec(source.slice(startOf(node))) ?? []
  const at = startOf(node) + marker.length
  const lead = /[ \t]$/.test(marker) ? undefined : ' '
  const within = namesOf(around, undefined)
  return { ...emptyLeaf('', node), within, around, from: at, to: at, rest: restOf(source, at), lead }
}

/** `within` of a leaf. An undefined node is the first of its item. */
const namesOf = (around: readonly MdastNode[], node: MdastNode | undefined): string[] =>
  around.map((box, at) => {
    if (box.type === 'list') return box.ordered ? 'ordered' : 'bullet'
    if (box.type !== 'listItem') return box.type
    const inner = around[at + 1] ?? node
    const task = typeof box.checked === 'boolean' ? (box.checked ? '[x]' : '[ ]') : ''
    return `item${task}${inner === undefined || box.children?.[0] === inner ? '*' : ''}`
  })

/** The single leaf of a field in which no Markdown is formatted, or only links. Line ends after it are not part of it. */
function onlyLeaf(source: string, takes: AllowedMarkup, root: MdastNode, isFact: IsFact): Leaf {
  const links: MdastNode[] = []
  const find = (node: MdastNode) => {
    if (node.type === 'link' && source[startOf(node)] === '[') links.push(node)
    else for (const child of node.children ?? []) find(child)
  }
  find(root)
  const units: Unit[] = []
  const plain = (from: number, to: number, marks: readonly Mark[] = []) => {
    for (const shown of source.slice(from, to))
      units.push(
        shown === '\n' && takes !== 'source'
          ? { shown: ' ', written: shown, marks, what: 'line' }
          : { shown, written: shown, marks },
      )
  }
  let at = 0
  for (const link of links) {
    plain(at, startOf(link))
    const [first, last] = [link.children?.at(0) ?? link, link.children?.at(-1) ?? link]
    const mark: Mark = {
      kind: 'link',
      open: source.slice(startOf(link), startOf(first)),
      close: source.slice(endOf(last), endOf(link)),
      to: link.url ?? '',
    }
    plain(startOf(first), endOf(last), [mark])
    at = endOf(link)
  }
  const to = Math.max(at, source.replace(/\n+$/, '').length)
  plain(at, to)
  return { ...emptyLeaf('', root), from: 0, to, units: withFacts(units, isFact) }
}

const markKinds: Readonly<Record<string, Mark['kind']>> = {
  strong: 'strong',
  emphasis: 'em',
  delete: 's',
  link: 'link',
  linkReference: 'link',
}

/** Units and their marks cover every character of the source from `from` to `to`. */
function unitsBetween(source: string, parent: MdastNode, from: number, to: number): Unit[] {
  const units: Unit[] = []
  let reached = from
  /** Source that Markdown does not show is added to the unit before it. */
  const skipTo = (at: number) => {
    const last = units.at(-1)
    if (at > reached && last) units[units.length - 1] = { ...last, written: last.written + source.slice(reached, at) }
    reached = Math.max(reached, at)
  }
  const add = (nodes: readonly MdastNode[], marks: readonly Mark[]) => {
    for (const node of nodes) {
      skipTo(startOf(node))
      const kind = markKinds[node.type]
      const [first, last] = [node.children?.at(0), node.children?.at(-1)]
      if (node.type === 'text') units.push(...unitsOfText(source, node, marks))
      else if (node.type === 'break') units.push({ shown: '\n', written: sourceOf(node, source), marks, what: 'break' })
      else if (kind && first && last) {
        const open = source.slice(startOf(node), startOf(first))
        const close = source.slice(endOf(last), endOf(node))
        // A bare URL is its own label.
        const mark: Mark = open === '' ? { kind: 'bare', open, close } : { kind, open, close, to: node.url ?? '' }
        reached = startOf(first)
        add(node.children ?? [], [...marks, mark])
      } else
        units.push({
          shown: node.value ?? node.alt ?? sourceOf(node, source),
          written: sourceOf(node, source),
          marks,
          what: 'piece',
        })
      reached = endOf(node)
    }
  }
  add(parent.children ?? [], [])
  for (const shown of source.slice(reached, to)) units.push({ shown, written: shown, marks: [] })
  return units
}
