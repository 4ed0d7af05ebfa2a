// Finds comments inside a text over several lines, which end the text and leave its remaining lines without a key.
import { rowsOf } from './columns.ts'
import { indentOf, isFilled, textBelow } from './indentation.ts'

export interface CutText {
  /** Line number of the comment. */
  comment: number
  /** The line with the key or dash of the text. */
  above: { line: number; text: string }
}

/** Returns the comment that cuts a text, on line `near` or next to it with only blank lines and comments between. */
export function textCutNear(lines: readonly string[], near: number): CutText | undefined {
  let from = near
  while (from > 1 && !isFilled(lines[from - 2])) from--
  for (let line = from; line <= lines.length; line++) {
    const text = lines[line - 1] ?? ''
    if (text.trimStart().startsWith('#')) {
      const above = blockTextAbove(lines, line) ?? plainTextAbove(lines, line)
      if (above) return { comment: line, above: { line: above, text: (lines[above - 1] ?? '').trim() } }
    }
    if (line >= near && isFilled(text)) return undefined
  }
  return undefined
}

/** Returns the line with the | or > of a block text that the comment ends by standing further left than the text. */
function blockTextAbove(lines: readonly string[], comment: number): number | undefined {
  const key = lines.slice(0, comment - 1).findLastIndex((text) => /(?:^|[:-] +)[|>][-+0-9]*\s*$/.test(text)) + 1
  if (key === 0) return undefined
  const column = indentOf(lines[key - 1] ?? '')
  const held = lines.slice(key, comment - 1)
  const first = held.find((text) => text.trim() !== '')
  const holds = held.every((text) => text.trim() === '' || indentOf(text) > column)
  const isLeft = first !== undefined && indentOf(lines[comment - 1] ?? '') < indentOf(first)
  const below = textBelow(lines, comment)
  return holds && isLeft && below !== undefined && indentOf(below) > column ? key : undefined
}

/** Returns the line that begins a plain text, which any comment ends. */
function plainTextAbove(lines: readonly string[], comment: number): number | undefined {
  const below = textBelow(lines, comment)
  if (below === undefined || /^\s*(?:#|- |["']?[\w/-]+["']?:(?:\s|$))/.test(below)) return undefined
  const above = rowsOf(lines, Math.max(1, comment - 200), comment - 1).at(-1)
  if (!above || above.opens || indentOf(below) <= above.column) return undefined
  const value = (lines[above.line - 1] ?? '').slice(above.content).replace(/^[^\s:]+: +/, '')
  return /^[^\s"'[{|>&*!#]/.test(value) ? above.line : undefined
}
