// Determines whether the cursor is at a key, an item or a value.
import { nodeAt, type TextNode } from '../../manifest/read/written/text-node.ts'
import { lineEnd } from '../../problems/lines.ts'

export interface Cursor {
  what: 'key' | 'item' | 'value'
  /** For a key its group, for an item its list, for a value its scalar or empty node. */
  node: TextNode
  /** The range that a completion replaces. */
  start: number
  end: number
  /** Column of the inserted text, from 0. */
  column: number
  /** True between brackets. */
  flow: boolean
  /** Text to insert before it: a space after a colon, or a dash. */
  lead: string
}

export function cursorAt(root: TextNode, text: string, offset: number): Cursor | undefined {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const before = text.slice(lineStart, offset)
  const node = nodeAt(root, offset)
  const inText = node.kind === 'scalar' && offset >= node.start && node.style !== 'plain'
  if (!inText && /(?:^|\s)#/.test(before) && !/["'].*#/.test(before)) return undefined
  const column = offset - lineStart
  if (node.loose && node.kind === 'list') return undefined
  if (node.loose) return keyCursor(node.parent ?? root, node.head, node.headEnd, node.head - lineStart)
  if (node.style === 'flow' && offset > node.start && (!node.closed || offset < node.end))
    return inBrackets(node, text, offset, column)
  if (typeof node.at === 'string' && offset <= node.headEnd && offset >= node.head)
    return keyCursor(node.parent ?? root, node.head, node.headEnd, node.head - lineStart)
  if (node.kind === 'scalar' && offset >= node.start) return inScalar(node, text, offset, lineStart)
  if (node.kind === 'empty' && node !== root && offset >= node.headEnd && node.head >= lineStart)
    return inEmpty(node, text, offset, lineStart)
  if (before.trim() === '' && text.slice(offset, lineEnd(text, offset)).trim() === '')
    return takesLinesBelow(text, offset, column) ? undefined : onBlankLine(root, offset, column)
  return undefined
}

const keyCursor = (node: TextNode, start: number, end: number, column: number): Cursor => ({
  what: 'key',
  node,
  start,
  end,
  column,
  flow: node.style === 'flow',
  lead: '',
})

/** The cursor is after a bracket or a comma. */
function inBrackets(node: TextNode, text: string, offset: number, column: number): Cursor | undefined {
  const last = node.children.filter(({ head }) => head < offset).at(-1)
  const between = text.slice(last ? last.end : node.start + 1, offset)
  if (last && !between.includes(',')) return undefined
  const lead = /[,{[]$/.test(text.slice(0, offset)) && text[offset - 1] !== '[' ? ' ' : ''
  return { what: node.kind === 'map' ? 'key' : 'item', node, start: offset, end: offset, column, flow: true, lead }
}

function inScalar(node: TextNode, text: string, offset: number, lineStart: number): Cursor | undefined {
  const isItem = typeof node.at === 'number'
  const flow = node.parent?.style === 'flow'
  const isWord = node.style === 'plain' && /^[\w-]*$/.test(text.slice(node.start, node.end))
  const own = node.start >= lineStart && node.head < lineStart && !isItem && !flow
  const place = { start: node.start, end: node.end, column: node.start - lineStart, flow, lead: '' }
  if (isWord && own) return { what: 'key', node, ...place }
  if (isWord && isItem && node.parent) return { what: 'item', node: node.parent, ...place }
  return offset <= node.end ? { what: 'value', node, ...place } : undefined
}

/** The cursor is after a colon or a dash. */
function inEmpty(node: TextNode, text: string, offset: number, lineStart: number): Cursor {
  const lead = /[:-]$/.test(text.slice(0, offset)) ? ' ' : ''
  const place = {
    start: offset,
    end: offset,
    column: offset - lineStart + lead.length,
    flow: node.parent?.style === 'flow',
    lead,
  }
  if (typeof node.at === 'number' && node.parent) return { what: 'item', node: node.parent, ...place }
  return { what: 'value', node, ...place }
}

/** True when an entry written here would become the parent of the lines below, which belong to the entry above. */
function takesLinesBelow(text: string, offset: number, column: number): boolean {
  const next = /^[^\n]*\n(?:[ \t]*(?:#[^\n]*)?\n)*( *)(?=[^\s#])/.exec(text.slice(offset, offset + 10_000))
  return next !== null && (next[1] ?? '').length > column
}

/** Decides by the column: another key, another item, or the first entry of an empty key. */
function onBlankLine(root: TextNode, offset: number, column: number): Cursor | undefined {
  let deepest: TextNode | undefined = root
  const chain: TextNode[] = []
  while (deepest) {
    chain.unshift(deepest)
    deepest = deepest.children.filter(({ head }) => head < offset).at(-1)
  }
  const [last] = chain
  if (last?.style === 'literal' && offset <= last.end) return undefined
  const place = { start: offset, end: offset, column, flow: false, lead: '' }
  for (const node of chain) {
    const keyColumn = node.parent?.column ?? -1
    if (node.kind === 'empty' && node === last && typeof node.at === 'string' && !node.loose && column > keyColumn)
      return { what: 'key', node, ...place }
    if (node.kind === 'map' && node.style === 'block' && node.column === column) return { what: 'key', node, ...place }
    if (node.kind === 'list' && node.style === 'block' && node.column === column)
      return { what: 'item', node, ...place, lead: '- ' }
  }
  return undefined
}
