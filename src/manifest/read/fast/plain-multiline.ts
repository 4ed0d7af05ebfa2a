// Texts over several lines, written so plainly that they can mean only one thing: block scalars, and texts that are folded.
import { beginsBlock } from '../swallowed.ts'
import { notPlain, scalarOf } from './plain-scalars.ts'

interface MultilineText {
  value: unknown
  /** Index of the first line behind the text. */
  end: number
}

const header = /^([|>])(-?)(?: +#.*)?$/

export const isBlockHeader = (text: string): boolean => header.test(text)

/** The text of a block scalar whose header stands on line `at`, behind a key or a dash at `indent`. Throws `notPlain`. */
export function blockText(lines: readonly string[], at: number, indent: number, written: string): MultilineText {
  const [, style, strip] = header.exec(written) ?? []
  const first = indexOfContent(lines, at + 1)
  const column = indentOf(lines[first] ?? '')
  if (column <= indent) throw notPlain
  const content: string[] = []
  let end = at + 1
  for (; end < lines.length; end++) {
    const line = lines[end] ?? ''
    const here = indentOf(line)
    // Blanks beyond the text's own column are part of it.
    if (here === line.length && here > column) throw notPlain
    if (here < line.length && here <= indent) break
    if (here < line.length && here < column) throw notPlain
    if (line[here] === '-' && beginsBlock(line)) throw notPlain
    content.push(line.slice(column))
  }
  while (content.at(-1) === '') content.pop()
  // Whether the last line is followed by a line break is not known here.
  if (!strip && at + 1 + content.length >= lines.length) throw notPlain
  const text = style === '|' ? content.join('\n') : folded(content)
  return { value: strip ? text : `${text}\n`, end }
}

/** A text that begins with `first` on line `at` and may go on below, behind a key or a dash at `indent`. Throws `notPlain`. */
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
    if (line === undefined || last.endsWith('\\') || (line.trim() !== '' && indentOf(line) <= indent)) throw notPlain
    content.push(line.trim())
  }
  throw notPlain
}

/** The value of a quoted text; undefined while its last quote has not come. */
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
    if (text !== '' && indentOf(line) <= indent) break
    if (text !== '' && !continuation.test(text)) throw notPlain
    content.push(text)
  }
  while (content.at(-1) === '') content.pop()
  if (content.length > 1 && content.some(isOdd)) throw notPlain
  return { value: scalarOf(folded(content)), end: at + content.length }
}

/** How a further line of a plain text begins where it can be nothing else. */
const continuation = /^[\p{L}\p{N}(/$\u2018\u2019\u201C\u201D\u2026\u2013]/u
const isOdd = (text: string) => text.includes(': ') || text.includes(' #') || text.endsWith(':')

/** Lines joined by blanks; an empty line stands for a line break. */
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

function indentOf(line: string): number {
  let at = 0
  while (line.charCodeAt(at) === 32) at++
  return at
}
