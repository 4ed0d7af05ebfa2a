// A list or a map as it is written: where each entry begins, where its value may stand, where its content ends.
import { isAlias, isCollection, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml'
import { isMergeKey, keyOf } from '../../manifest/read/plain-value.ts'
import { refuse } from '../operation.ts'

export interface Entry {
  /** Undefined for items of a list, and for a merge key. */
  key?: string
  isMerge?: true
  /** Of its dash, its key, or what stands before them. */
  start: number
  /** The key as it is written. */
  keyStart: number
  keyEnd: number
  /** After the dash or the colon, with anchor and tag: a value stands behind it. */
  headEnd: number
  /** Whether there is a colon or a dash at all: in `{ a }` there is none. */
  hasHead: boolean
  node: Node | null
  /** Where the content ends; the end of the head when there is none. */
  end: number
}

export interface Collection {
  node: YAMLMap | YAMLSeq
  isMap: boolean
  flow: boolean
  /** Column of the entries in block style. */
  column: number
  entries: Entry[]
  /** In flow style: after the opening and before the closing bracket. */
  inside: [number, number]
}

/** The parts of the concrete syntax that places are read from. */
interface Token {
  type: string
  offset: number
  source: string
}
interface Item {
  start: Token[]
  key?: Token | null
  sep?: Token[]
}

const unusual = (): never =>
  refuse('unverified', 'This part of the file is written in a way that is only changed by hand.')

export function collectionOf(node: Node | null, text: string): Collection {
  if (!isMap(node) && !isSeq(node)) return refuse('no-such-place', 'There is no list and no group of keys here.')
  const token = node.srcToken as { type: string; offset: number; items: Item[]; end?: Token[] } | undefined
  if (!token || !node.range) return unusual()
  const flow = token.type === 'flow-collection'
  const entries = isMap(node) ? node.items.map((pair) => ofPair(pair as Pair)) : ofItems(node, token.items, flow)
  const [start, end] = node.range
  const first = entries[0]?.start ?? start
  const column = first - (text.lastIndexOf('\n', first - 1) + 1)
  return { node, isMap: isMap(node), flow, column, entries, inside: [start + 1, end - 1] }
}

const endOf = ({ offset, source }: Token) => offset + source.length
const heads = new Set(['map-value-ind', 'seq-item-ind', 'anchor', 'tag'])
const fronts = new Set(['explicit-key-ind', 'anchor', 'tag'])

function ofPair(pair: Pair): Entry {
  const item = pair.srcToken as Item | undefined
  const key = pair.key
  if (!item?.key || !isScalar(key) || !key.range) return unusual()
  const isMerge = isMergeKey(pair)
  const [keyStart, keyEnd] = key.range
  const front = item.start.find(({ type }) => fronts.has(type))
  const marks = (item.sep ?? []).filter(({ type }) => heads.has(type))
  const last = marks.at(-1)
  const headEnd = last ? endOf(last) : keyEnd
  const node = pair.value as Node | null
  return {
    ...(isMerge ? { isMerge } : { key: keyOf(pair) }),
    start: front?.offset ?? keyStart,
    keyStart,
    keyEnd,
    headEnd,
    hasHead: marks.some(({ type }) => type === 'map-value-ind'),
    node,
    end: Math.max(headEnd, contentEnd(node)),
  }
}

function ofItems(list: YAMLSeq, items: Item[], flow: boolean): Entry[] {
  const written = flow ? items.filter((item) => 'value' in item || item.key) : items.filter(hasDash)
  if (written.length !== list.items.length) return unusual()
  return list.items.map((node, at) => {
    if (!isAlias(node) && !isScalar(node) && !isCollection(node)) return unusual()
    const marks = written[at]?.start.filter(({ type }) => heads.has(type)) ?? []
    const [first, last] = [marks[0], marks.at(-1)]
    const [start = 0] = node.range ?? []
    if (!node.range && !first) return unusual()
    const from = first?.offset ?? start
    const headEnd = last ? endOf(last) : from
    const end = Math.max(headEnd, contentEnd(node))
    return { start: from, keyStart: from, keyEnd: from, headEnd, hasHead: true, node, end }
  })
}

const hasDash = ({ start }: Item) => start.some(({ type }) => type === 'seq-item-ind')

/** After the last character that belongs to the node; 0 for one that is written by nothing. */
export function contentEnd(node: Node | null): number {
  if (!node?.range) return 0
  const [start, end] = node.range
  if ((isMap(node) || isSeq(node)) && !node.flow) {
    const last = node.items.at(-1)
    const token = node.srcToken as { items: Item[] } | undefined
    if (isMap(node)) return last ? ofPair(last as Pair).end : end
    return Math.max(
      contentEnd(last as Node),
      ...(token?.items ?? []).flatMap(({ start: marks }) => marks.filter(({ type }) => heads.has(type)).map(endOf)),
    )
  }
  return start === end ? 0 : blockEnd(node, end)
}

/** Blank lines after a block scalar belong to it only where it keeps them. */
function blockEnd(node: Node, end: number): number {
  const token = (node as { srcToken?: { type: string; source?: string; props?: Token[] } }).srcToken
  if (token?.type !== 'block-scalar') return end
  const keeps = token.props?.some(({ type, source }) => type === 'block-scalar-header' && source.includes('+'))
  const source = token.source ?? ''
  const kept = keeps ? source.replace(/\r?\n$/, '') : source.replace(/(?:[ \t]*\r?\n)*[ \t]*$/, '')
  if (kept.trim() === '' && !keeps) return end - source.length - breakBefore(token.props)
  return end - (source.length - kept.length)
}

/** The line break between the header and a body that says nothing. */
const breakBefore = (props: Token[] = []) => {
  const last = props.at(-1)
  return last?.type === 'newline' ? last.source.length : 0
}
