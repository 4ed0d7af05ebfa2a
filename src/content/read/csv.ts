// Parses CSV. Every cell keeps its offsets, so that a value that its field rejects is reported in its place.

export interface Cell {
  value: string
  /** Offsets of the cell, including quotes. */
  start: number
  end: number
}

export interface CsvSlip {
  kind: 'open-quote' | 'after-quote' | 'cells'
  start: number
  end: number
  /** Number of cells in the row. */
  cells?: number
  /** Every row has as many cells; `start` and `end` are those of the header. */
  isEvery?: true
  /** The separator of every row, where the header has another one. */
  separator?: string
  /** Text after the closing quote. */
  text?: string
}

export interface Csv {
  separator: string
  /** Non-empty rows, the header first. */
  rows: readonly (readonly Cell[])[]
  slips: readonly CsvSlip[]
}

/** Returns comma, semicolon or tab, whichever is most frequent outside quotes in the first line, and the cells that it parts. */
function separatorOf(text: string): { sign: string; count: number } {
  const line = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '')
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: line.split(sign).length }))
  return counts.reduce((best, one) => (one.count > best.count ? one : best))
}

export function readCsv(text: string): Csv {
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  // Some spreadsheets name the separator in a line of its own.
  const start = mark + (/^sep=.\r?\n/i.exec(text.slice(mark))?.[0].length ?? 0)
  const separator = separatorOf(text.slice(start)).sign
  const rows: Cell[][] = []
  const slips: CsvSlip[] = []
  let row: Cell[] = []
  let at = start
  const endRow = () => {
    // Spreadsheets leave rows of separators alone below a table.
    if (row.some(({ start, end }) => end > start)) rows.push(row)
    row = []
  }
  while (at <= text.length) {
    const { cell, next } = cellAt(text, at, separator, slips)
    row.push(cell)
    at = next
    const sign = text[at]
    if (sign === separator) at++
    else {
      endRow()
      if (at >= text.length) break
      at += text.startsWith('\r\n', at) ? 2 : 1
      if (at >= text.length) break
    }
  }
  // A quote that ends a cell too early divides the rest of the row anywhere.
  const isDivided = ({ start, end }: CsvSlip) =>
    slips.some((slip) => slip.kind === 'after-quote' && start <= slip.start && slip.start <= end)
  // An unclosed quote makes one cell of what follows.
  if (slips.some(({ kind }) => kind === 'open-quote')) return { separator, rows, slips }
  const other = separatorBelow(text, rows)
  if (other) return { separator, rows, slips: [other] }
  slips.push(...unequal(rows).filter((slip) => !isDivided(slip)))
  return { separator, rows, slips }
}

/** Returns the slip of a header whose separator is in no row, where another one parts every row into as many cells. */
function separatorBelow(text: string, [header = [], ...rows]: readonly (readonly Cell[])[]): CsvSlip | undefined {
  const found = rows.map(([first, ...others]) =>
    first && others.length === 0 ? separatorOf(text.slice(first.start)) : undefined,
  )
  const [row] = found
  if (!row || header.length < 2 || !found.every((one) => one?.sign === row.sign && one.count === header.length))
    return undefined
  return { kind: 'cells', start: header[0]?.start ?? 0, end: header.at(-1)?.end ?? 0, separator: row.sign }
}

/** Returns the rows with another number of cells than the header; the header alone where all rows have one number. */
function unequal([header, ...rows]: readonly (readonly Cell[])[]): CsvSlip[] {
  const slipOf = (row: readonly Cell[], cells: number): CsvSlip => ({
    kind: 'cells',
    start: row[0]?.start ?? 0,
    end: row.at(-1)?.end ?? 0,
    cells,
  })
  const [first] = rows
  if (!header || !first) return []
  if (rows.length > 1 && first.length !== header.length && rows.every(({ length }) => length === first.length))
    return [{ ...slipOf(header, first.length), isEvery: true }]
  return rows.flatMap((row) => (row.length === header.length ? [] : [slipOf(row, row.length)]))
}

const isEnd = (sign: string | undefined, separator: string) =>
  sign === undefined || sign === separator || sign === '\n' || sign === '\r'

function cellAt(text: string, from: number, separator: string, slips: CsvSlip[]): { cell: Cell; next: number } {
  let at = from
  while (text[at] === ' ' || (text[at] === '\t' && separator !== '\t')) at++
  if (text[at] !== '"') {
    let end = at
    while (!isEnd(text[end], separator)) end++
    const written = text.slice(at, end).trimEnd()
    return { cell: { value: written, start: at, end: at + written.length }, next: end }
  }
  const open = at
  let value = ''
  for (at++; ; at++) {
    if (at >= text.length) {
      slips.push({ kind: 'open-quote', start: open, end: open + 1 })
      return { cell: { value, start: open, end: text.length }, next: text.length }
    }
    if (text[at] !== '"') value += text[at]
    else if (text[at + 1] === '"') value += text[++at]
    else break
  }
  const close = ++at
  while (!isEnd(text[at], separator)) at++
  const behind = text.slice(close, at)
  if (behind.trim() !== '') slips.push({ kind: 'after-quote', start: close, end: at, text: behind })
  return { cell: { value: value + behind.trimEnd(), start: open, end: close }, next: at }
}
