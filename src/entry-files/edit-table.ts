// Applies operations to cells and rows of a CSV table by splices. Separators, quotes and line breaks stay those of the file.
import { type Cell, type Csv, readCsv } from '../content/read/csv.ts'
import { withLineEnds } from '../edit/line-ends.ts'
import { type Json, type Operation, refuse } from '../edit/operation.ts'
import { splice } from '../problems/splice.ts'
import { isGroup } from '../site/groups.ts'

/** Returns the changed text. Throws a refusal. */
export function editTable(text: string, operation: Operation): string {
  const table = new Table(text)
  const [row, column, ...inner] = operation.path
  if (typeof row !== 'number') return refuse('no-such-place', 'A table is changed by its rows.')
  if (column === undefined) return table.withRows(operation, row)
  // The column of `photo.de`, `alt` is `photo.alt.de`.
  const [field = '', ...tag] = String(column).split('.')
  const name = [field, ...inner.filter((key) => typeof key === 'string' && key !== 'file'), ...tag].join('.')
  const list = inner.find((key) => typeof key === 'number')
  if (list !== undefined) return table.withItem(row, String(column), list, operation)
  if (operation.do === 'remove') return table.withCells(row, { [name]: '' })
  if (operation.do !== 'set') return refuse('no-such-place', 'A cell is set or emptied.')
  return table.withCells(row, table.written(name, operation.value))
}

class Table {
  private readonly csv: Csv
  private readonly header: readonly Cell[]

  constructor(
    private readonly text: string,
    private readonly eol = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n',
  ) {
    this.csv = readCsv(text)
    const [header] = this.csv.rows
    if (this.csv.slips.length > 0 || !header)
      refuse('unreadable', 'The table has a row or a quote that is wrong: fix that first.')
    this.header = header
  }

  /** Returns the cells that express a value, by column. */
  written(name: string, value: Json): Record<string, string> {
    if (!isGroup(value)) return { [name]: this.words(value) }
    const { file, ...rest } = value as Record<string, Json>
    return {
      ...(file !== undefined && { [name]: this.words(file) }),
      ...Object.fromEntries(Object.entries(rest).map(([key, inner]) => [`${name}.${key}`, this.words(inner)])),
    }
  }

  private words(value: Json): string {
    if (typeof value === 'string') return value
    if (value === null) return ''
    if (Array.isArray(value)) return this.listed(value)
    if (typeof value === 'object') return refuse('no-such-place', 'A cell cannot hold groups.')
    return String(value)
  }

  private listed(items: readonly Json[]): string {
    const words = items.map((item) => this.words(item))
    if (words.some((word) => /[;|]|, /.test(word)))
      return refuse('unverified', 'A cell lists words without ; | and commas.')
    return words.join(this.csv.separator === ';' ? '|' : '; ')
  }

  withItem(row: number, column: string, at: number, operation: Operation): string {
    const cell = this.cellOf(row, column)
    const items = cell
      ? cell.value
          .split(/[;|]|, */)
          .map((one) => one.trim())
          .filter(Boolean)
      : []
    if (operation.do === 'set') items[at] = this.words(operation.value)
    else if (operation.do === 'insert') items.splice(at, 0, this.words(operation.value))
    else if (operation.do === 'remove') items.splice(at, 1)
    else if (operation.do === 'duplicate') items.splice(at + 1, 0, items[at] ?? '')
    else if (operation.do === 'move') items.splice(Number(operation.to.at(-1)), 0, ...items.splice(at, 1))
    else refuse('no-such-place', 'An item of a cell has no key.')
    return this.withCells(row, { [column]: this.listed(items) })
  }

  private cellOf(row: number, column: string): Cell | undefined {
    return this.csv.rows[row + 1]?.[this.header.findIndex(({ value }) => value === column)]
  }

  withCells(row: number, values: Readonly<Record<string, string>>): string {
    if (!this.csv.rows[row + 1]) return refuse('no-such-place', 'This row is not there any more.')
    let table: Table = this
    for (const [column, value] of Object.entries(values)) table = new Table(table.withCell(row, column, value))
    return table.text
  }

  private withCell(row: number, column: string, value: string): string {
    const cell = this.cellOf(row, column)
    if (!cell) return value === '' ? this.text : new Table(this.withColumn(column)).withCell(row, column, value)
    const isQuoted = this.text[cell.start] === '"'
    const printed = this.cell(withLineEnds(cell.value, value), isQuoted)
    const after = splice(this.text, [{ start: cell.start, end: cell.end, text: printed }])
    return this.checked(after, (rows) =>
      rows.map((cells, at) =>
        at === row + 1
          ? cells.map((one, of) => (this.csv.rows[at]?.[of] === cell ? withLineEnds(cell.value, value) : one))
          : cells,
      ),
    )
  }

  /** Adds a column with empty cells. */
  private withColumn(name: string): string {
    const edits = this.csv.rows.map((cells, at) => {
      const end = this.endOf(cells)
      return { start: end, end, text: this.csv.separator + (at === 0 ? this.cell(name, false) : '') }
    })
    return this.checked(splice(this.text, edits), (rows) => rows.map((cells, at) => [...cells, at === 0 ? name : '']))
  }

  /** Returns the end of a row, before its line break. */
  private endOf(cells: readonly Cell[]): number {
    let at = cells.at(-1)?.end ?? 0
    while (at < this.text.length && !/[\r\n]/.test(this.text[at] ?? '')) at++
    return at
  }

  private lineStart(cells: readonly Cell[]): number {
    let at = cells[0]?.start ?? 0
    while (at > 0 && !/[\r\n\uFEFF]/.test(this.text[at - 1] ?? '')) at--
    return at
  }

  /** Returns the start of the line after a row. */
  private nextLine(cells: readonly Cell[]): number {
    const end = this.endOf(cells)
    return end + (this.text.startsWith('\r\n', end) ? 2 : end < this.text.length ? 1 : 0)
  }

  withRows(operation: Operation, row: number): string {
    if (operation.do === 'insert') return this.withRow(row, operation.value)
    const own = this.csv.rows[row + 1]
    if (!own) return refuse('no-such-place', 'This row is not there any more.')
    const line = this.text.slice(this.lineStart(own), this.endOf(own))
    const cells = own.map(({ value }) => value)
    if (operation.do === 'remove') return this.withoutRow(row, own)
    if (operation.do === 'duplicate') return this.withLine(row + 1, line, cells)
    if (operation.do === 'move')
      return new Table(this.withoutRow(row, own), this.eol).withLine(Number(operation.to.at(-1)), line, cells)
    return refuse('no-such-place', 'A row is put in, copied, moved or taken away.')
  }

  private withoutRow(row: number, own: readonly Cell[]): string {
    const end = this.nextLine(own)
    // Removing the last row also removes the line break before it.
    const before = this.csv.rows[row]
    const isLast = end === this.text.length && end === this.endOf(own)
    const start = isLast && before ? this.endOf(before) : this.lineStart(own)
    return this.checked(splice(this.text, [{ start, end, text: '' }]), (all) => all.toSpliced(row + 1, 1))
  }

  private withRow(row: number, value: Json): string {
    if (!isGroup(value)) return refuse('no-such-place', 'There is no such row.')
    const words: Record<string, string> = {}
    for (const [name, inner] of Object.entries(value as Record<string, Json>))
      Object.assign(words, this.written(name, inner))
    const missing = Object.keys(words).find(
      (name) => words[name] !== '' && !this.header.some((cell) => cell.value === name),
    )
    if (missing !== undefined) return new Table(this.withColumn(missing)).withRow(row, value)
    const cells = this.header.map((cell) => words[cell.value] ?? '')
    return this.withLine(row, cells.map((one) => this.cell(one, false)).join(this.csv.separator), cells)
  }

  /** Puts a line below a row of the file, whose first is the header. */
  private withLine(row: number, line: string, cells: string[]): string {
    const above = this.csv.rows[row]
    if (!above) return refuse('no-such-place', 'There is no such row.')
    const at = this.endOf(above)
    return this.checked(splice(this.text, [{ start: at, end: at, text: this.eol + line }]), (all) =>
      all.toSpliced(row + 1, 0, cells),
    )
  }

  /** Prints a cell, in quotes where it needs them. */
  private cell(value: string, isQuoted: boolean): string {
    const needs = isQuoted || value.includes(this.csv.separator) || /["\r\n]|^\s|\s$/.test(value)
    return needs ? `"${value.replaceAll('"', '""')}"` : value
  }

  /** Returns the text, after checking that it parses to the expected cells. */
  private checked(
    after: string,
    expected: (rows: readonly (readonly string[])[]) => readonly (readonly string[])[],
  ): string {
    const cellsOf = ({ rows }: Csv) => rows.map((cells) => cells.map(({ value }) => value))
    const read = readCsv(after)
    if (read.slips.length === 0 && JSON.stringify(cellsOf(read)) === JSON.stringify(expected(cellsOf(this.csv))))
      return after
    return refuse('unverified', 'This cannot be written into the table as it is.')
  }
}
