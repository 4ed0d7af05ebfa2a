// Which lines belong together, by their indentation alone. Lines count from 1.

export const indentOf = (line: string): number => line.length - line.trimStart().length
/** Neither blank nor a comment. */
export const isFilled = (line: string | undefined): line is string => line !== undefined && !/^\s*(#.*)?$/.test(line)

/** The next line that is neither blank nor a comment. */
export function nextFilled(lines: readonly string[], line: number): number | undefined {
  for (let row = line + 1; row <= lines.length; row++) if (isFilled(lines[row - 1])) return row
  return undefined
}

/** The last line that stands deeper than this one, without a break. */
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

/** The column of the lines above that this line most likely belongs to; at most `maxColumn` where that is given. */
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

/** Lines by their number, from one to another, so many columns further in or, below 0, out. Comments and headings move along. */
export function movedLines(lines: readonly string[], first: number, last: number, by: number): Map<number, string> {
  const moved = new Map<number, string>()
  for (let line = first; line <= last; line++) {
    const text = lines[line - 1] ?? ''
    if (text.trim() !== '') moved.set(line, ' '.repeat(Math.max(0, indentOf(text) + by)) + text.trimStart())
  }
  return moved
}
