// Scalars of a text that may be in the middle of being typed: quotes that nothing closes end with their line.
import { emptyNode, type TextNode } from './text-node.ts'

/** The key at an offset, without its colon; undefined where none stands. */
export function keyAt(text: string, offset: number): { name: string; end: number; colon: number } | undefined {
  const sign = text[offset] ?? ''
  if (sign === '"' || sign === "'") return quotedKeyAt(text, offset)
  if (noKey.has(sign) || (atStart.has(sign) && isBlank(text[offset + 1]))) return undefined
  const end = lineEnd(text, offset)
  let colon = text.indexOf(':', offset)
  while (colon >= 0 && colon < end && !isBlank(text[colon + 1])) colon = text.indexOf(':', colon + 1)
  if (colon < 0 || colon >= end) return undefined
  const name = text.slice(offset, colon).trimEnd()
  return /[ \t]#/.test(name) ? undefined : { name, end: offset + name.length, colon }
}

/** Signs no plain key begins with, and those it begins with only before another. */
const noKey = new Set(['', ...' \t\r\n#{}[],&*!|>%@`'])
const atStart = new Set(['-', '?', ':'])
const isBlank = (sign: string | undefined) =>
  sign === undefined || sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t'

const quotedKey = /("(?:[^"\\\n]|\\.)*"|'(?:[^'\n]|'')*')[ \t]*:(?=\s|$)/y

function quotedKeyAt(text: string, offset: number) {
  quotedKey.lastIndex = offset
  const written = quotedKey.exec(text)?.[1]
  return written === undefined
    ? undefined
    : { name: spoken(written), end: offset + written.length, colon: quotedKey.lastIndex - 1 }
}

/** A written scalar as what it says. */
export function spoken(written: string): string {
  if (written.startsWith("'")) return written.replace(/^'|'$/g, '').replaceAll("''", "'")
  if (!written.startsWith('"')) return written
  try {
    const value: unknown = JSON.parse(written)
    return typeof value === 'string' ? value : written
  } catch {
    // An escape of YAML's own, or quotes that are still open.
    return written.replace(/^"|"$/g, '')
  }
}

export interface Slot {
  at: string | number | undefined
  head: number
  headEnd: number
}

/** A quoted text that begins at the offset and ends before the limit. */
export function quotedAt(text: string, offset: number, limit: number, { at, head, headEnd }: Slot): TextNode {
  const isDouble = text[offset] === '"'
  const pattern = isDouble ? /"(?:[^"\\]|\\[\s\S])*"/y : /'(?:[^']|'')*'/y
  pattern.lastIndex = offset
  const match = pattern.exec(text)
  const closed = match !== null && offset + match[0].length <= limit
  const end = closed ? offset + match[0].length : lineEnd(text, offset, limit)
  const style = isDouble ? 'double' : 'single'
  const value = spoken(text.slice(offset, end))
  return { ...emptyNode(at, head, headEnd), kind: 'scalar', style, start: offset, end, closed, value }
}

/** Where the line ends, its break apart. */
export function lineEnd(text: string, offset: number, limit = text.length): number {
  const found = text.indexOf('\n', offset)
  const end = found < 0 ? text.length : found > offset && text[found - 1] === '\r' ? found - 1 : found
  return Math.min(end, limit)
}

/** A plain text from `start` to at most `stop`: blanks at its end, and a comment, are no part of it. */
export function plainAt(text: string, start: number, stop: number, { at, head, headEnd }: Slot): TextNode {
  const written = text.slice(start, stop)
  const comment = /(?:^|[ \t])#/.exec(written)
  const value = (comment ? written.slice(0, comment.index) : written).trimEnd()
  if (value === '') return { ...emptyNode(at, head, headEnd), start, end: start }
  return { ...emptyNode(at, head, headEnd), kind: 'scalar', start, end: start + value.length, value }
}
