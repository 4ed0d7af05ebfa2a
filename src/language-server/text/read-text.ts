// A text as a tree, by its indentation: sound YAML as YAML has it, and of what is not sound as much as can be made out.
import { flowAt } from './read-flow.ts'
import { keyAt, lineEnd, plainAt, quotedAt, type Slot } from './read-scalar.ts'
import { adopt, emptyNode, type TextNode } from './text-node.ts'

const maxDepth = 64

/** Of a part of the text, which begins and ends with an entry of the whole, only that part; offsets are those of the text. */
export function readText(text: string, from = 0, to = text.length): TextNode {
  const reader = new Reader(text, from, to)
  const root: TextNode = { ...emptyNode(undefined, from, from), kind: 'map', style: 'block', column: 0, end: to }
  reader.next()
  if (!reader.ended && /[{[]/.test(text[reader.at] ?? '')) return flowAt(text, reader.at, text.length, whole)
  while (!reader.ended) reader.into(root, 0)
  return root
}

const whole: Slot = { at: undefined, head: 0, headEnd: 0 }

class Reader {
  /** Where the next thing stands, and its column. */
  at = 0
  column = 0

  constructor(
    private readonly text: string,
    from: number,
    private readonly to: number,
  ) {
    this.at = from
  }

  get ended(): boolean {
    return this.at >= this.to
  }

  private get isDash(): boolean {
    return this.text[this.at] === '-' && /\s|^$/.test(this.text[this.at + 1] ?? '')
  }

  /** Goes to the next line that says something, from the start of a line on. */
  next(): void {
    const { text } = this
    while (this.at < this.to) {
      let first = this.at
      while (text[first] === ' ' || text[first] === '\t' || text[first] === '\uFEFF') first++
      const sign = text[first]
      const isMark =
        first === this.at &&
        (sign === '-' || sign === '.') &&
        /^(?:---|\.\.\.)\s*$/.test(text.slice(first, lineEnd(text, first)))
      if (sign !== undefined && sign !== '\n' && sign !== '\r' && sign !== '#' && !isMark) {
        this.column = first - this.at
        this.at = first
        return
      }
      this.at = this.after(lineEnd(text, first))
    }
  }

  private after(end: number): number {
    return end + (this.text.startsWith('\r\n', end) ? 2 : 1)
  }

  private nextLine(from: number): void {
    this.at = this.after(lineEnd(this.text, from))
    this.next()
  }

  /** Everything from here on that stands at the map's column, or further in where it can stand nowhere else. */
  into(map: TextNode, depth: number): void {
    while (!this.ended && this.column >= map.column) {
      const key = keyAt(this.text, this.at)
      if (key) adopt(map, this.entry(key, map.column, depth))
      else if (this.isDash) this.stray(map, depth)
      else {
        const line = plainAt(this.text, this.at, lineEnd(this.text, this.at), whole)
        adopt(map, { ...emptyNode(line.value, this.at, line.end), loose: true })
        this.nextLine(this.at)
      }
      map.end = Math.max(map.end, map.children.at(-1)?.end ?? 0)
    }
  }

  /** Items where a key is expected: those of the last key, if it has none. Else they belong to nothing. */
  private stray(map: TextNode, depth: number): void {
    const last = map.children.at(-1)
    const isOfLast = last?.kind === 'empty' && !last.loose
    const slot = isOfLast ? this.slot(last.at, last.head, last.headEnd) : this.slot('', this.at, this.at)
    const list = this.list(slot, depth)
    if (isOfLast) map.children.pop()
    else list.loose = true
    adopt(map, list)
  }

  private slot = (at: string | number | undefined, head: number, headEnd: number): Slot => ({ at, head, headEnd })

  private entry({ name, end, colon }: { name: string; end: number; colon: number }, column: number, depth: number) {
    return this.value(colon + 1, column, this.slot(name, this.at, end), depth)
  }

  /** What stands after a colon or a dash; `column`: that of the key or the dash. */
  private value(after: number, column: number, slot: Slot, depth: number): TextNode {
    const { text } = this
    const rest = /[ \t]*(?:[&!][^\s,{}[\]]*[ \t]*)*/y
    rest.lastIndex = after
    const start = after + (rest.exec(text)?.[0].length ?? 0)
    const end = lineEnd(text, start)
    const sign = text[start] ?? ''
    if (start >= end || sign === '#') return this.below(start, end, column, slot, depth)
    if (sign === '|' || sign === '>') return this.literal(start, end, column, slot)
    if (/[{["']/.test(sign)) {
      const limit = this.limit(end, column)
      const node = /["']/.test(sign) ? quotedAt(text, start, limit, slot) : flowAt(text, start, limit, slot)
      this.nextLine(Math.max(node.end - 1, start))
      return node
    }
    return this.plain(start, end, column, slot)
  }

  /** Where the lines end that belong to a key at the column. */
  private limit(end: number, column: number): number {
    const { text } = this
    let last = end
    for (let at = this.after(end); at < this.to; ) {
      const stop = lineEnd(text, at)
      let first = at
      while (text[first] === ' ' || text[first] === '\t') first++
      if (first < stop && first - at <= column && text[first] !== '}' && text[first] !== ']') break
      last = stop
      at = this.after(stop)
    }
    return last
  }

  private below(start: number, end: number, column: number, slot: Slot, depth: number): TextNode {
    const isItem = typeof slot.at === 'number'
    this.nextLine(end)
    const deeper = this.column > column || (!isItem && this.column === column && this.isDash)
    if (this.ended || !deeper || depth >= maxDepth)
      return { ...emptyNode(slot.at, slot.head, slot.headEnd), start: Math.min(start, end), end: Math.min(start, end) }
    return this.node(slot, depth + 1, column)
  }

  /** What begins here: a list, a map, or a scalar; `column`: that of the key or the dash it belongs to. */
  private node(slot: Slot, depth: number, column: number): TextNode {
    if (this.isDash) return this.list(slot, depth)
    if (keyAt(this.text, this.at)) return this.map(slot, depth)
    return this.value(this.at, column, slot, depth)
  }

  private map(slot: Slot, depth: number): TextNode {
    const { at, column } = this
    const node: TextNode = { ...emptyNode(slot.at, slot.head, slot.headEnd), kind: 'map', style: 'block', column }
    node.start = at
    this.into(node, depth)
    return node
  }

  private list(slot: Slot, depth: number): TextNode {
    const { at, column } = this
    const node: TextNode = { ...emptyNode(slot.at, slot.head, slot.headEnd), kind: 'list', style: 'block', column }
    node.start = at
    while (!this.ended && this.column === column && this.isDash) {
      adopt(node, this.item(node.children.length, column, depth))
      // A line that stands deeper than the dashes and belongs to no item.
      while (!this.ended && this.column > column) this.nextLine(this.at)
    }
    node.end = node.children.at(-1)?.end ?? at
    return node
  }

  private item(index: number, column: number, depth: number): TextNode {
    const head = this.at
    const slot = this.slot(index, head, head + 1)
    const inner = /[ \t]+/y
    inner.lastIndex = head + 1
    const width = inner.exec(this.text)?.[0].length ?? 0
    const start = head + 1 + width
    const begins = keyAt(this.text, start) || /^-(?:\s|$)/.test(this.text.slice(start, start + 2))
    if (width === 0 || !begins || depth >= maxDepth) return this.value(head + 1, column, slot, depth)
    this.column += 1 + width
    this.at = start
    return this.node(slot, depth + 1, column)
  }

  private literal(start: number, end: number, column: number, slot: Slot): TextNode {
    const last = this.limit(end, column)
    const value = this.text.slice(this.after(end), Math.max(last, this.after(end)))
    this.nextLine(last)
    const node = emptyNode(slot.at, slot.head, slot.headEnd)
    return { ...node, kind: 'scalar', style: 'literal', start, end: last, value }
  }

  /** A plain text, and the lines it goes on in: those further in that are neither a key nor an item. */
  private plain(start: number, end: number, column: number, slot: Slot): TextNode {
    const node = plainAt(this.text, start, end, slot)
    this.nextLine(end)
    while (!this.ended && this.column > column && !this.isDash && !keyAt(this.text, this.at)) {
      const more = plainAt(this.text, this.at, lineEnd(this.text, this.at), whole)
      node.value += ` ${more.value}`
      node.end = more.end
      this.nextLine(this.at)
    }
    return node
  }
}
