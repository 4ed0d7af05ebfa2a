// Prints the lines around a problem with a mark below the problem's stretch. Tabs and wide characters keep the mark in place.

export interface FrameColours {
  mark(text: string): string
  dim(text: string): string
}

/** Columns where the terminal's width is unknown. */
const standardWidth = 110
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u
const hidden = /[\p{Cc}\p{Mn}\u200b-\u200f\u202a-\u202e\u2066-\u2069]/u

interface Cell {
  show: string
  width: number
  /** UTF-16 offset in the line. */
  at: number
}

function cellsOf(line: string): Cell[] {
  const cells: Cell[] = []
  let at = 0
  for (const sign of line) {
    if (sign === '\t') cells.push({ show: '  ', width: 2, at })
    // Leaves out control characters, which would move the cursor or colour the terminal.
    else if (hidden.test(sign)) cells.push({ show: '', width: 0, at })
    else cells.push({ show: sign, width: wide.test(sign) ? 2 : 1, at })
    at += sign.length
  }
  return cells
}

const widthOf = (cells: Cell[]) => cells.reduce((sum, { width }) => sum + width, 0)

/** `line`, `column` and `endColumn` count from 1, columns in UTF-16 units; `width` is the terminal's. */
export function frame(
  lines: readonly string[],
  { line, column, endColumn }: { line: number; column: number; endColumn: number },
  colours: FrameColours,
  width?: number,
): string[] {
  const gutter = String(line + 1).length
  // Two columns are for the signs that mark a cut line.
  const widest = width === undefined ? standardWidth : Math.max(16, width - gutter - 8)
  const number = (row: number) => colours.dim(`${String(row).padStart(gutter + 3)} | `)
  const cells = cellsOf(lines[line - 1] ?? '')
  const before = cells.filter(({ at }) => at < column - 1)
  const marked = cells.filter(({ at }) => at >= column - 1 && at < endColumn - 1)
  // Shows a long line from shortly before the mark.
  const ahead = Math.min(30, Math.floor(widest / 3))
  const skip = widthOf(before) + widthOf(marked) > widest ? Math.max(0, before.length - ahead) : 0
  const shown = cut(cells.slice(skip), widest)
  const lead = ' '.repeat(widthOf(before.slice(skip)) + (skip > 0 ? 1 : 0))
  const mark = '^'.repeat(Math.max(1, Math.min(widthOf(marked), widest + 1 - lead.length)))
  const out: string[] = []
  const above = lines[line - 2]
  const below = lines[line]
  if (above?.trim()) out.push(number(line - 1) + colours.dim(cut(cellsOf(above), widest)))
  out.push(`${number(line)}${skip > 0 ? '…' : ''}${shown}`)
  out.push(`${colours.dim(`${' '.repeat(gutter + 3)} | `)}${lead}${colours.mark(mark)}`)
  if (below?.trim()) out.push(number(line + 1) + colours.dim(cut(cellsOf(below), widest)))
  return out
}

function cut(cells: Cell[], widest: number): string {
  let width = 0
  let text = ''
  for (const cell of cells) {
    width += cell.width
    if (width > widest) return `${text}…`
    text += cell.show
  }
  return text
}
