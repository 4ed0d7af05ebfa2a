// A list or a map as it is written: where each entry begins, where its value may stand, where its content ends.
import { isAlias, isCollection, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml'
import { isMergeKey, keyOf } from '../../manifest/read/plain-value.ts'
import {
  type EntryPlaces,
  hasDash,
  type Item,
  isMark,
  itemPlaces,
  pairPlaces,
  tokenEnd,
} from '../../manifest/read/written/entry-places.ts'
import { refuse } from '../operation.ts'

export interface Entry extends EntryPlaces {
  /** Undefined for items of a list, and for a merge key. */
  key?: string
  isMerge?: true
  /** The key as it is written. */
  keyStart: number
  keyEnd: number
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

const unusual = (): never =>
  refuse('unverified', 'This part of the file is written in a way that is only changed by hand.')

export function collectionOf(node: Node | null, text: string): Collection {
  if (!isMap(node) && !isSeq(node)) return refuse('no-such-place', 'There is no list and no group of keys here.')
  const token = node.srcToken as { type: string; items: Item[] } | undefined
  if (!token || !node.range) return unusual()
  const flow = token.type === 'flow-collection'
  const entries = isMap(node) ? node.items.map((pair) => ofPair(pair as Pair)) : ofItems(node, token.items, flow)
  const [start, end] = node.range
  const first = entries[0]?.start ?? start
  const column = first - (text.lastIndexOf('\n', first - 1) + 1)
  return { node, isMap: isMap(node), flow, column, entries, inside: [start + 1, end - 1] }
}

function ofPair(pair: Pair): Entry {
  const item = pair.srcToken as Item | undefined
  const key = pair.key
  if (!item?.key || !isScalar(key) || !key.range) return unusual()
  const isMerge = isMergeKey(pair)
  const [keyStart, keyEnd] = key.range
  const places = pairPlaces(item, keyStart, keyEnd)
  const node = pair.value as Node | null
  return {
    ...(isMerge ? { isMerge } : { key: keyOf(pair) }),
    ...places,
    keyStart,
    keyEnd,
    node,
    end: Math.max(places.headEnd, contentEnd(node)),
  }
}

function ofItems(list: YAMLSeq, items: Item[], flow: boolean): Entry[] {
  const written = flow ? items.filter((item) => 'value' in item || item.key) : items.filter(hasDash)
  if (written.length !== list.items.length) return unusual()
  return list.items.map((node, at) => {
    if (!isAlias(node) && !isScalar(node) && !isCollection(node)) return unusual()
    const places = itemPlaces(written[at], node.range?.[0])
    if (!places) return unusual()
    const { start, headEnd } = places
    return { ...places, keyStart: start, keyEnd: start, node, end: Math.max(headEnd, contentEnd(node)) }
  })
}

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
      ...(token?.items ?? []).flatMap(({ start: marks }) => marks.filter(isMark).map(tokenEnd)),
    )
  }
  return start === end ? 0 : blockEnd(node, end)
}

/** Blank lines after a block scalar belong to it only where it keeps them. */
function blockEnd(node: Node, end: number): number {
  const token = (node as { srcToken?: { type: string; source?: string; props?: { type: string; source: string }[] } })
    .srcToken
  if (token?.type !== 'block-scalar') return end
  const keeps = token.props?.some(({ type, source }) => type === 'block-scalar-header' && source.includes('+'))
  const source = token.source ?? ''
  const kept = keeps ? source.replace(/\r?\n$/, '') : source.replace(/(?:[ \t]*\r?\n)*[ \t]*$/, '')
  if (kept.trim() === '' && !keeps) return end - source.length - breakBefore(token.props)
  return end - (source.length - kept.length)
}

/** The line break between the header and a body that says nothing. */
const breakBefore = (props: readonly { type: string; source: string }[] = []) => {
  const last = props.at(-1)
  return last?.type === 'newline' ? last.source.length : 0
}
