// Finds by indentation alone which lines belong together. Line numbers count from 1.

export const indentOf = (line: string): number => line.length - line.trimStart().length
/** Returns the column behind the dashes of a line. */
export const columnOfKey = (line: string): number => /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0
/** Whether a line is neither blank nor a comment. */
export const isFilled = (line: string | undefined): line is string => line !== undefined && !/^\s*(#.*)?$/.test(line)

/** Returns the next line that is neither blank nor a comment. */
export function nextFilled(lines: readonly string[], line: number): number | undefined {
  for (let row = line + 1; row <= lines.length; row++) if (isFilled(lines[row - 1])) return row
  return undefined
}

/** Returns the line, or the nearest one above it, that is neither blank nor a comment; 0 where there is none. */
export const lastFilled = (lines: readonly string[], line: number): number =>
  lines.slice(0, Math.max(0, line)).findLastIndex(isFilled) + 1

/** Returns the next line that is not blank; comments and headings are not. */
export const textBelow = (lines: readonly string[], line: number): string | undefined =>
  lines.slice(line).find((text) => text.trim() !== '')

/** Returns the last line of the block that is indented deeper than this line. */
export function groupEnd(lines: readonly string[], line: number): number {
  const column = indentOf(lines[line - 1] ?? '')
  let end = line
  for (let row = line + 1; row <= lines.length; row++) {
    const text = lines[row - 1]
    if (!isFilled(text)) continue
    if (indentOf(text) <= column) break
    end = row
  }
  return end
}

/** Returns the column of a line above that is nearest to this line's column and not beyond `maxColumn`. */
export function nearestColumn(lines: readonly string[], line: number, maxColumn = Number.POSITIVE_INFINITY): number {
  const own = indentOf(lines[line - 1] ?? '')
  let best = 0
  let lowest = Number.POSITIVE_INFINITY
  for (let row = line - 1; row >= 1; row--) {
    const text = lines[row - 1]
    if (!isFilled(text)) continue
    const column = indentOf(text)
    if (column >= lowest) continue
    lowest = column
    for (const candidate of [column, column + (/^\s*- +/.exec(text)?.[0].length ?? column) - column])
      if (candidate <= maxColumn && Math.abs(candidate - own) < Math.abs(best - own)) best = candidate
    if (column === 0) break
  }
  return best
}

/** Returns the lines from `first` to `last`, comments and headings included, moved right by `by` columns (left if negative). */
export function movedLines(lines: readonly string[], first: number, last: number, by: number): Map<number, string> {
  const moved = new Map<number, string>()
  for (let line = first; line <= last; line++) {
    const text = lines[line - 1] ?? ''
    if (text.trim() !== '') moved.set(line, ' '.repeat(Math.max(0, indentOf(text) + by)) + text.trimStart())
  }
  return moved
}

/** Returns a copy of the lines with some of them replaced, by line number. */
export function withLines(lines: readonly string[], changed: ReadonlyMap<number, string>): string[] {
  const next = [...lines]
  for (const [line, text] of changed) next[line - 1] = text
  return next
}
