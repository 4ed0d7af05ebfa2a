// Describes a list or map as it is written: where each entry begins, where its value may stand, and where its content ends.
import { isAlias, isCollection, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml'
import { isMergeKey, keyOf } from '../../manifest/read/references.ts'
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

export interface YamlEntry extends EntryPlaces {
  /** Left out for items of a list and for merge keys. */
  key?: string
  isMerge?: true
  /** Range of the key. */
  keyStart: number
  keyEnd: number
  node: Node | null
  /** Offset of the content's end, or of the head's end where there is no content. */
  end: number
}

export interface YamlCollection {
  node: YAMLMap | YAMLSeq
  isMap: boolean
  flow: boolean
  /** Column of the entries in block style. */
  column: number
  entries: YamlEntry[]
  /** In flow style, the range between the brackets. */
  inside: [number, number]
}

const unusual = (): never =>
  refuse('unverified', 'This part of the file is written in a way that is only changed by hand.')

export function yamlCollectionOf(node: Node | null, text: string): YamlCollection {
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

function ofPair(pair: Pair): YamlEntry {
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

function ofItems(list: YAMLSeq, items: Item[], flow: boolean): YamlEntry[] {
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

/** Returns the offset after the node's last character; 0 for a node without text. */
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

/** Leaves out blank lines after a block scalar, unless its header has `+`. */
function blockEnd(node: Node, end: number): number {
  const token = (node as { srcToken?: { type: string; source?: string; props?: { type: string; source: string }[] } })
    .srcToken
  if (token?.type !== 'block-scalar') return end
  const keepsBreaks = token.props?.some(({ type, source }) => type === 'block-scalar-header' && source.includes('+'))
  const source = token.source ?? ''
  const kept = keepsBreaks ? source.replace(/\r?\n$/, '') : source.replace(/(?:\r?\n[ \t]*)+$/, '')
  if (kept.trim() === '' && !keepsBreaks) return end - source.length - breakBefore(token.props)
  return end - (source.length - kept.length)
}

/** Length of the line break between the header and an empty body. */
const breakBefore = (props: readonly { type: string; source: string }[] = []) => {
  const last = props.at(-1)
  return last?.type === 'newline' ? last.source.length : 0
}
