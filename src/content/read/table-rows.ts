// Converts table rows into entries, each cell by the type of its field.
import { type Finding, finding } from '../../problems/finding.ts'
import { type DeclaredCollection, hashKey } from '../collection.ts'
import { isTranslatedField } from '../languages.ts'
import type { Cell, Csv, CsvSlip } from './csv.ts'
import { cellValue, hasDecimalPoint, isTrue, several } from './table-cells.ts'
import { columnParts, isOfPicture, isReserved, tableColumns } from './table-columns.ts'

export interface TableRows {
  /** Undefined for a row with another number of cells than the header. */
  rows: (Record<string, unknown> | undefined)[]
  /** Names of the columns, misnamed ones as intended. */
  columns: readonly string[]
  /** Required fields without a column. */
  lacking: ReadonlySet<string>
  findings: Finding[]
}

/** `languages`: tags in which column names may end. */
export function tableRows(
  csv: Csv,
  file: string,
  declared: Pick<DeclaredCollection, 'fields'>,
  languages: readonly string[],
): TableRows {
  const { names, lacking, findings: ofColumns } = tableColumns(csv, file, declared, languages)
  // A name that stands twice above rows of fewer cells is one too many.
  const isTwice = ofColumns.some(({ code }) => code === 'duplicate-key') && csv.slips.some(({ isEvery }) => isEvery)
  const columns = isTwice ? [...new Set(names)] : names
  const slips = csv.slips.filter(({ isEvery }) => !(isEvery && isTwice))
  const findings = [...slips.map((slip) => slipFinding(slip, file, csv)), ...ofColumns]
  const [header = [], ...rows] = csv.rows
  if (names.length < header.length) return { rows: csv.rows.map(() => ({})), columns, lacking, findings }

  const withDecimalPoints = new Set(
    columns.filter((_, at) => rows.some(({ [at]: cell }) => cell !== undefined && hasDecimalPoint(cell))),
  )
  const rowOf = (cells: readonly Cell[]) => {
    const row: Record<string, unknown> = {}
    for (const [at, column] of columns.entries()) {
      const cell = cells[at]
      if (cell === undefined || cell.value === '') continue
      const { name, inner, tag } = columnParts(column)
      const field = declared.fields.get(name)
      const isTranslated = field !== undefined && isTranslatedField(field)
      if (!field) {
        if (isReserved(column) || name === hashKey) row[column] = reservedValue(column, cell.value)
      } else if (isOfPicture(field, inner)) {
        if (tag !== undefined && !isTranslated) continue
        const key = tag === undefined ? name : `${name}.${tag}`
        row[key] = { ...picture(row[key]), [inner]: inner === 'decorative' ? isTrue(cell.value) : cell.value }
      } else if (inner === undefined || (languages.includes(inner) && isTranslated)) {
        const { value, finding } = cellValue(field, cell, file, withDecimalPoints.has(name))
        row[inner === undefined ? name : column] = value
        if (finding) findings.push(finding)
      }
    }
    return row
  }
  // After an unclosed quote the rest is one cell, so nothing can be concluded from missing values.
  const isOpen = csv.slips.some(({ kind }) => kind === 'open-quote')
  const entries = isOpen ? [] : rows.map((cells) => (cells.length === columns.length ? rowOf(cells) : undefined))
  return { rows: entries, columns, lacking, findings }
}

const picture = (value: unknown) => (typeof value === 'object' ? value : {})

const reservedValue = (column: string, text: string): unknown =>
  column === 'draft' || column === 'placeholder' ? (isTrue(text) ?? text) : column === 'was' ? several(text) : text

const signName = (sign: string) => (sign === '\t' ? 'tab' : `"${sign}"`)

function slipFinding(slip: CsvSlip, file: string, { rows: [header = []], separator: above }: Csv): Finding {
  const { kind, start, end, cells = 0, isEvery, separator, text = '' } = slip
  const at = { start, end, file }
  if (kind === 'open-quote') return finding('csv-open-quote', at, {})
  if (kind === 'cells') {
    const meant = header.map(({ value }) => value).join(separator)
    const isPlain = separator !== undefined && header.every(({ value }) => /^[\w.-]+$/.test(value))
    const fix = isPlain ? { title: `Write ${meant}`, text: meant, safe: true } : undefined
    const separators = separator === undefined ? undefined : { header: signName(above), rows: signName(separator) }
    return finding('csv-cells', at, { cells, header: header.length, isEvery, separators }, { fix })
  }
  return finding('csv-after-quote', at, { text })
}
