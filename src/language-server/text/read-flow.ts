// Maps and lists in brackets, however far they are typed. Every loop moves on, whatever the text holds.
import { lineEnd, plainAt, quotedAt, type Slot, spoken } from './read-scalar.ts'
import { adopt, emptyNode, type TextNode } from './text-node.ts'

const maxDepth = 64

/** The value that begins at the offset. Nothing is read from the limit on. */
export function flowAt(text: string, begin: number, limit: number, slot: Slot, depth = 0): TextNode {
  const offset = Math.min(afterMarks(text, begin), limit)
  const sign = text[offset]
  if ((sign === '{' || sign === '[') && depth < maxDepth) return collection(text, offset, limit, slot, depth)
  if (sign === '"' || sign === "'") return quotedAt(text, offset, limit, slot)
  return plainAt(text, offset, plainEnd(text, offset, limit), slot)
}

/** An anchor and a tag belong to what follows. */
function afterMarks(text: string, offset: number): number {
  const marks = /(?:[&!][^\s,{}[\]]*[ \t]*)*/y
  marks.lastIndex = offset
  return offset + (marks.exec(text)?.[0].length ?? 0)
}

function collection(text: string, offset: number, limit: number, slot: Slot, depth: number): TextNode {
  const isMap = text[offset] === '{'
  const node: TextNode = {
    ...emptyNode(slot.at, slot.head, slot.headEnd),
    kind: isMap ? 'map' : 'list',
    style: 'flow',
    start: offset,
    end: limit,
    closed: false,
  }
  let at = offset + 1
  while (at < limit) {
    at = skipBlank(text, at, limit)
    const sign = text[at]
    if (at >= limit) break
    if (sign === '}' || sign === ']') {
      node.end = at + 1
      node.closed = true
      return node
    }
    if (sign === ',') {
      at++
      continue
    }
    const child = isMap
      ? entry(text, at, limit, depth)
      : flowAt(text, at, limit, slotOf(node.children.length, at), depth + 1)
    adopt(node, child)
    at = Math.max(child.end, at + 1)
  }
  node.end = Math.max(offset + 1, text.slice(offset, limit).trimEnd().length + offset)
  return node
}

const slotOf = (at: string | number, head: number): Slot => ({ at, head, headEnd: head })

function entry(text: string, at: number, limit: number, depth: number): TextNode {
  const quoted = text[at] === '"' || text[at] === "'"
  const keyEnd = quoted ? quotedAt(text, at, limit, slotOf('', at)).end : plainEnd(text, at, limit, ':')
  const written = text.slice(at, keyEnd).trimEnd()
  const headEnd = at + written.length
  const name = spoken(written)
  const colon = skipBlank(text, keyEnd, limit)
  const slot = { at: name, head: at, headEnd }
  const follows = text[colon] === ':' && (quoted || /[\s,}\]]|$/.test(text[colon + 1] ?? ''))
  if (!follows || colon >= limit) return { ...emptyNode(name, at, headEnd), loose: true }
  const start = skipBlank(text, colon + 1, limit)
  if (start >= limit || /[,}\]]/.test(text[start] ?? '')) {
    const end = Math.min(colon + 2, start)
    return { ...emptyNode(name, at, headEnd), start: end, end }
  }
  return flowAt(text, start, limit, slot, depth + 1)
}

/** Blanks, line breaks and comments. */
function skipBlank(text: string, from: number, limit: number): number {
  let at = from
  while (at < limit) {
    if (/\s/.test(text[at] ?? '')) at++
    else if (text[at] === '#' && /\s/.test(text[at - 1] ?? ' ')) at = lineEnd(text, at, limit)
    else break
  }
  return at
}

function plainEnd(text: string, from: number, limit: number, until = ''): number {
  let at = from
  while (at < limit) {
    const sign = text[at] ?? ''
    if (/[,{}[\]\r\n]/.test(sign)) break
    if (
      sign === ':' &&
      (until === ':' || /[\s,}\]]/.test(text[at + 1] ?? ' ')) &&
      /[\s,}\]]|^$/.test(text[at + 1] ?? '')
    )
      break
    at++
  }
  return at
}
