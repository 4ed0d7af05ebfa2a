// Reads block scalars and folded texts that can mean only one thing; rejects all others with `notPlain`.
import { beginsBlock } from '../misread-scalars.ts'
import { notPlain, scalarOf } from './plain-scalars.ts'

interface MultilineText {
  value: unknown
  /** Index of the first line after the text. */
  end: number
}

const header = /^([|>])(-?)(?: +#.*)?$/

export const isBlockHeader = (text: string): boolean => header.test(text)

/** Reads the block scalar whose header stands on line `at`, behind a key or dash at column `indent`. Throws `notPlain`. */
export function blockText(lines: readonly string[], at: number, indent: number, written: string): MultilineText {
  const [, style, strip] = header.exec(written) ?? []
  const first = indexOfContent(lines, at + 1)
  const column = leadingSpaces(lines[first] ?? '')
  if (column <= indent) throw notPlain
  const content: string[] = []
  let end = at + 1
  for (; end < lines.length; end++) {
    const line = lines[end] ?? ''
    const here = leadingSpaces(line)
    // A blank line that is longer than the text's column would add its blanks to the text.
    if (here === line.length && here > column) throw notPlain
    if (here < line.length && here <= indent) break
    if (here < line.length && here < column) throw notPlain
    if (line[here] === '-' && beginsBlock(line)) throw notPlain
    content.push(line.slice(column))
  }
  while (content.at(-1) === '') content.pop()
  // Whether the last line ends with a line break is not visible here.
  if (!strip && at + 1 + content.length >= lines.length) throw notPlain
  const text = style === '|' ? content.join('\n') : folded(content)
  return { value: strip ? text : `${text}\n`, end }
}

/** Reads a text that begins with `first` on line `at` and may go on below, behind a key or dash at column `indent`. Throws `notPlain`. */
export function flowText(lines: readonly string[], at: number, indent: number, first: string): MultilineText {
  const quote = first[0] === '"' || first[0] === "'" ? first[0] : undefined
  return quote ? quotedText(lines, at, indent, first, quote) : plainText(lines, at, indent, first)
}

function quotedText(lines: readonly string[], at: number, indent: number, first: string, quote: string): MultilineText {
  const content = [first.trimEnd()]
  for (let end = at + 1; end <= lines.length; end++) {
    const last = content.at(-1) ?? ''
    if (last.includes(quote, content.length === 1 ? 1 : 0)) {
      const value = closed(folded(content))
      if (value !== undefined) return { value, end }
    }
    const line = lines[end]
    if (line === undefined || last.endsWith('\\') || (line.trim() !== '' && leadingSpaces(line) <= indent))
      throw notPlain
    content.push(line.trim())
  }
  throw notPlain
}

/** Returns the value of a quoted text; undefined while its closing quote is missing. */
function closed(text: string): unknown {
  try {
    return scalarOf(text)
  } catch (error) {
    if (error !== notPlain) throw error
    return undefined
  }
}

function plainText(lines: readonly string[], at: number, indent: number, first: string): MultilineText {
  const content = [first.trimEnd()]
  let end = at + 1
  for (; end < lines.length; end++) {
    const line = lines[end] ?? ''
    const text = line.trim()
    if (text !== '' && leadingSpaces(line) <= indent) break
    if (text !== '' && !continuation.test(text)) throw notPlain
    content.push(text)
  }
  while (content.at(-1) === '') content.pop()
  if (content.length > 1 && content.some(isOdd)) throw notPlain
  return { value: scalarOf(folded(content)), end: at + content.length }
}

/** Beginnings of a further line of a plain text that YAML gives no other meaning. */
const continuation = /^[\p{L}\p{N}(/$"{%\u2018\u2019\u201C\u201D\u2026\u2013]/u
const isOdd = (text: string) => text.includes(': ') || text.includes(' #') || text.endsWith(':')

/** Joins lines with blanks; an empty line becomes a line break. */
function folded(lines: readonly string[]): string {
  let text = ''
  let breaks = 0
  for (const [at, line] of lines.entries()) {
    if (line === '') {
      breaks++
      continue
    }
    if (line[0] === ' ') throw notPlain
    text += at === 0 ? '' : breaks > 0 ? '\n'.repeat(breaks) : ' '
    text += line
    breaks = 0
  }
  return text
}

function indexOfContent(lines: readonly string[], from: number): number {
  let at = from
  while (at < lines.length && (lines[at] ?? '').trim() === '') at++
  return at
}

export function leadingSpaces(line: string): number {
  let at = 0
  while (line.charCodeAt(at) === 32) at++
  return at
}
