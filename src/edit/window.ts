// The lines of one page in a large file: what an edit within it has to read. Reading a thousand pages for a word takes seconds.
import type { Path } from '../problems/finding.ts'

export interface Window {
  start: number
  end: number
  /** The path of the key that the window begins with. */
  path: Path
}

/** Anchors and aliases reach from one part of a file into others; tags and directives change how it is read. */
const reaching = /(?:^|[\s[{,])[&*!][^\s]|^%|^<<|\s<<\s*:|^---|^\.\.\./m

/**
 * The lines of the deepest key on the path, as far as keys stand in lines of their own. A guess from columns alone: callers
 * compare the value parsed from the window with the known one.
 */
export function windowOf(text: string, path: Path): Window | undefined {
  if (reaching.test(text)) return undefined
  let found: Window | undefined
  let [start, end] = [0, text.length]
  for (const [depth, segment] of path.entries()) {
    if (typeof segment !== 'string') break
    const lines = keyLines(text, start, end, segment)
    if (!lines) break
    found = { ...lines, path: path.slice(0, depth + 1) }
    start = Math.min(end, lineAfter(text, lines.start))
    end = lines.end
  }
  return found
}

const lineAfter = (text: string, at: number) => {
  const next = text.indexOf('\n', at)
  return next < 0 ? text.length : next + 1
}

/** Lines of a key among the shallowest keys between two offsets, down to the next key or list beside it. */
function keyLines(text: string, from: number, to: number, key: string): { start: number; end: number } | undefined {
  let column: number | undefined
  let start: number | undefined
  for (let line = from; line < to; line = lineAfter(text, line)) {
    const first = firstSign(text, line)
    // Blank lines and comments belong to neither.
    if (first < 0) continue
    const here = first - line
    column ??= here
    if (here > column) continue
    if (start !== undefined) return { start, end: line }
    if (here < column) return undefined
    if (isKey(text, first, key)) start = line
  }
  return start === undefined ? undefined : { start, end: to }
}

function firstSign(text: string, line: number): number {
  let at = line
  while (text[at] === ' ') at++
  const sign = text[at]
  return sign === undefined || sign === '\n' || sign === '\r' || sign === '#' ? -1 : at
}

const isKey = (text: string, at: number, key: string): boolean =>
  ['', '"', "'"].some(
    (quote) =>
      text.startsWith(`${quote}${key}${quote}:`, at) && /\s/.test(text[at + key.length + 2 * quote.length + 1] ?? '\n'),
  )
