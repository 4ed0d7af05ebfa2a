// Builds a tree of a text from the tokens of `yaml`, as far as its parser understands an unsound text.
import { CST, Parser } from 'yaml'
import { hasDash, type Item, itemPlaces, pairPlaces, tokenEnd } from './entry-places.ts'
import { scalarNode, spoken } from './scalar-node.ts'
import { adopt, emptyNode, type TextNode } from './text-node.ts'

const maxTreeDepth = 64
/** Times that parsing restarts on the line after a fault the parser cannot get past. */
const maxRestarts = 40

/**
 * Returns the tree of a text, or of the part from `from` to `to`, which must begin and end with an entry. Offsets count from the start of the text.
 */
export function textTree(text: string, from = 0, to = text.length): TextNode {
  const root: TextNode = { ...emptyNode(undefined, from, from), kind: 'map', style: 'block', column: 0, end: to }
  const tree = new Tree(text, to)
  let next: number | undefined = from
  for (let left = maxRestarts; next !== undefined && left > 0; left--) next = tree.read(root, next)
  const [only] = root.children
  if (root.children.length > 1 || only?.at !== undefined || only?.style !== 'flow') return root
  delete only.parent
  return only
}

class Tree {
  constructor(
    private readonly text: string,
    private readonly to: number,
  ) {}

  /** Returns the offset from which parsing has to restart; undefined when all was parsed. */
  read(root: TextNode, from: number): number | undefined {
    const parser = new Parser()
    parser.offset = from
    for (const token of parser.parse(closed(this.text.slice(from, this.to)))) {
      if (token.type === 'document' && token.value) this.document(root, token.value)
      const ends = token.type === 'document' ? (token.end ?? []) : [token]
      const stray = ends.find(({ type, offset }) => strayTypes.test(type) && offset < this.to)
      if (stray) return this.lineAfter(from, stray.offset)
    }
    return undefined
  }

  /** Returns the start of the line of `offset`, or of the next line where that one has been parsed. */
  private lineAfter(from: number, offset: number): number | undefined {
    const line = this.text.lastIndexOf('\n', offset - 1) + 1
    const next = line > from ? line : this.text.indexOf('\n', offset) + 1
    return next > 0 && next < this.to ? next : undefined
  }

  private document(root: TextNode, token: CST.Token): void {
    const node = this.node(token, emptyNode(undefined, root.head, root.head), 0)
    if (node.kind === 'map' && node.style === 'block') {
      if (root.children.length === 0) root.column = node.column
      for (const child of node.children) adopt(root, child)
    } else if (node.kind === 'scalar') this.words(root, node.start, node.end)
    else adopt(root, node.style === 'flow' ? node : Object.assign(node, { at: '', loose: true }))
  }

  /** `empty` is the node of the key or dash that the token belongs to. */
  private node(token: CST.Token | null | undefined, empty: TextNode, depth: number): TextNode {
    if (token && token.offset < this.to && depth <= maxTreeDepth) {
      if (CST.isScalar(token)) return scalarNode(token, empty, this.to)
      if (CST.isCollection(token)) return this.collection(token, empty, depth)
    }
    const start = this.afterBlanks(empty.end)
    return { ...empty, start, end: start }
  }

  private afterBlanks(offset: number): number {
    let at = offset
    while (at < this.to && (this.text[at] === ' ' || this.text[at] === '\t')) at++
    return Math.min(at, this.to)
  }

  private collection(token: Collection, empty: TextNode, depth: number): TextNode {
    const { offset: start } = token
    const isFlow = token.type === 'flow-collection'
    const isList = isFlow ? token.start.source === '[' : token.type === 'block-seq'
    const style = isFlow ? 'flow' : 'block'
    const node: TextNode = { ...empty, kind: isList ? 'list' : 'map', style, start, end: start }
    for (const item of token.items) {
      if (!isList) this.entry(node, item, depth)
      else if (isFlow && (item.key || item.sep)) this.pairInList(node, item, depth)
      else if (isFlow ? item.value : hasDash(item)) this.item(node, item, depth)
    }
    if (token.type === 'flow-collection') this.close(node, token)
    else this.aroundChildren(node)
    return node
  }

  private aroundChildren(node: TextNode): void {
    const [first, last] = [node.children[0], node.children.at(-1)]
    if (!first || !last) return
    node.column = this.columnOf(first.head)
    node.start = Math.min(node.start, first.head)
    node.end = Math.max(node.end, last.end)
  }

  private columnOf = (offset: number): number => offset - (this.text.lastIndexOf('\n', offset - 1) + 1)

  /** An unclosed bracket ends behind the last token between it and the end. */
  private close(node: TextNode, { items, end }: CST.FlowCollection): void {
    const bracket = end.find(({ type }) => type === 'flow-map-end' || type === 'flow-seq-end')
    node.closed = bracket !== undefined
    const marks = items
      .flatMap(({ start, sep }) => [...start, ...(sep ?? [])])
      .filter(({ type }) => /ind|comma/.test(type))
    const ends = [...marks.map(tokenEnd), ...node.children.map((child) => child.end)]
    const open = Math.min(Math.max(node.start + 1, ...ends), this.to)
    node.end = bracket && 'source' in bracket ? tokenEnd(bracket) : open
  }

  /** `[a: b]` */
  private pairInList(list: TextNode, item: Item, depth: number): void {
    const start = item.key?.offset ?? item.sep?.[0]?.offset ?? list.start
    const node: TextNode = { ...emptyNode(list.children.length, start, start), kind: 'map', style: 'flow' }
    this.entry(node, item, depth)
    node.end = node.children.at(-1)?.end ?? start
    adopt(list, node)
  }

  private item(list: TextNode, item: Item, depth: number): void {
    const places = itemPlaces(item, item.value?.offset)
    if (!places || places.start >= this.to) return
    const { start, headEnd } = places
    const empty = emptyNode(list.children.length, start, start + (list.style === 'block' ? 1 : 0))
    adopt(list, this.node(item.value, { ...empty, end: headEnd }, depth + 1))
  }

  private entry(map: TextNode, item: Item, depth: number): void {
    const { key, value, sep = [] } = item
    if (key?.type === 'error') this.strayItem(map, item, depth)
    if (key?.type === 'error' || (!key && sep.length === 0)) return
    const keyStart = key?.offset ?? sep[0]?.offset ?? 0
    if (keyStart >= this.to) return
    const written = key && 'source' in key ? key.source.trimEnd() : ''
    const keyEnd = Math.min(keyStart + written.length, this.to)
    const { hasHead, headEnd } = pairPlaces(item, keyStart, keyEnd)
    // A word being typed above a key is parsed as the beginning of that key.
    const above = hasHead ? written.lastIndexOf('\n') + 1 : written.length
    this.words(map, keyStart, keyStart + above)
    if (!hasHead) return
    const head = this.afterBlanks(keyStart + above)
    const name = above === 0 && key && CST.isScalar(key) ? spoken(key) : this.text.slice(head, keyEnd)
    const empty = { ...emptyNode(name, head, keyEnd), end: headEnd }
    const isBehindKey = value?.type === 'block-map' && !sep.some(({ type }) => type === 'newline')
    if (isBehindKey) this.colonInText(map, empty, value, depth)
    else adopt(map, this.node(value, empty, depth + 1))
  }

  /** In `title: A day: out` the value is one text, and the keys that the parser puts below the second colon belong to the map. */
  private colonInText(map: TextNode, empty: TextNode, { offset, items }: CST.BlockMap, depth: number): void {
    const lineEnd = this.text.indexOf('\n', offset)
    const value = this.text.slice(offset, lineEnd < 0 ? this.to : Math.min(lineEnd, this.to)).trimEnd()
    adopt(map, { ...empty, kind: 'scalar', start: offset, end: offset + value.length, value })
    const [first, ...others] = items
    const below =
      first?.value?.type === 'block-map' && first.value.offset > offset + value.length ? first.value.items : []
    for (const item of [...below, ...others]) this.entry(map, item, depth)
  }

  /** A list item where a key is expected becomes loose scalars of the map. */
  private strayItem(map: TextNode, item: Item, depth: number): void {
    const head = item.key?.offset ?? 0
    const list: TextNode = { ...emptyNode('', head, head), kind: 'list', style: 'block', loose: true }
    adopt(list, this.node(item.value, emptyNode(0, head, head + 1), depth + 1))
    this.aroundChildren(list)
    adopt(map, list)
  }

  /** Adds each line as a word where a key is expected. */
  private words(map: TextNode, start: number, end: number): void {
    let head = start
    for (const line of this.text.slice(start, Math.min(end, this.to)).split('\n')) {
      const word = line.trim()
      const at = head + line.search(/\S|$/)
      if (word) adopt(map, { ...emptyNode(word, at, at + word.length), loose: true })
      head += line.length + 1
    }
  }
}

type Collection = CST.BlockMap | CST.BlockSequence | CST.FlowCollection

const strayTypes = /error|scalar|map|seq|collection/

/** The parser ends an unclosed quoted text at its last line only if another quote follows. */
const closed = (text: string) => (/["']/.test(text) ? `${text}\n"\n'` : text)
