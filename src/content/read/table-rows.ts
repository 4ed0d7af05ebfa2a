// Converts table rows into entries, each cell by the type of its field.

import { withoutThousands } from '../../manifest/shape/decimal-comma.ts'
import { type Finding, finding, firstTime, type TextSpot } from '../../problems/finding.ts'
import { nearest } from '../../problems/nearest.ts'
import { offer } from '../../problems/offer.ts'
import { tagMeant } from '../../site/language-tag.ts'
import type { ContentField, Declared } from '../collection.ts'
import { hashKey, reservedKeys } from '../collection.ts'
import { isTranslatedField } from '../languages.ts'
import type { Cell, Csv, CsvSlip } from './csv.ts'

export interface TableRows {
  /** Undefined for a row with another number of cells than the header. */
  rows: (Record<string, unknown> | undefined)[]
  /** Names of the columns, misnamed ones as intended. */
  columns: readonly string[]
  /** Required fields without a column. */
  lacking: ReadonlySet<string>
  findings: Finding[]
}

/** Parses column names: `photo.alt` is the text of a picture, `role.de` a German role, `photo.alt.de` a German picture text. */
const part = /^([a-z][a-z0-9_-]*)\.([a-zA-Z-]+)(?:\.([a-zA-Z-]+))?$/

/** `languages`: tags in which column names may end. */
export function tableRows(
  csv: Csv,
  file: string,
  { fields }: Pick<Declared, 'fields'>,
  languages: readonly string[],
): TableRows {
  const findings = csv.slips.map((slip) => slipFinding(slip, file, csv))
  const [header = [], ...rows] = csv.rows
  const known = [...fields.keys()]
  const taken = new Set<string>(reservedKeys)
  const isNamed = ({ value }: Cell) => {
    const [name = value] = value.split('.')
    return (
      fields.has(name) ||
      taken.has(name) ||
      name === hashKey ||
      (byLabel(fields, value) ?? nearest(value, known)) !== undefined
    )
  }
  if (header.length > 1 && !header.some(isNamed)) {
    const at = { start: header[0]?.start ?? 0, end: header.at(-1)?.end ?? 0, file }
    return {
      rows: csv.rows.map(() => ({})),
      columns: [],
      lacking: new Set(known),
      findings: [finding('csv-header', at, { known })],
    }
  }
  /** Misnamed column → intended column, so that rows do not count as lacking its values. */
  const meant = new Map<string, string>()
  for (const { value, start, end } of header) {
    const first = value === '' ? undefined : header.find((one) => one.value === value)
    if (first && first.start < start) {
      const related = [firstTime(value, { start: first.start, end: first.end, file })]
      findings.push(finding('duplicate-key', { start, end, file }, { key: value, first: 1 }, { related }))
      continue
    }
    const [, name = value, inner, tag] = part.exec(value) ?? []
    const field = fields.get(name)
    const strange = field && (isOfPicture(field, inner) ? tag : inner)
    if (strange !== undefined && !languages.includes(strange))
      findings.push(columnInNoLanguage(value, strange, languages, { start, end, file }))
    const at = header.findIndex((one) => one.start === start)
    const isEmpty = rows.every((cells) => (cells[at]?.value ?? '') === '')
    if (field && strange !== undefined && languages.includes(strange) && !isTranslatedField(field) && !isEmpty)
      findings.push(finding('written-once', { start, end, file }, { key: name, file }))
    if (field || taken.has(value) || isHashColumn(value, languages)) continue
    if (value === '' && isEmpty) continue
    const near = byLabel(fields, value) ?? nearest(value, known)
    if (near !== undefined && !header.some((other) => other.value === near)) meant.set(value, near)
    findings.push(
      finding('csv-column', { start, end, file }, { column: value, nearest: near, known }, offer(near, true)),
    )
  }
  const isWhole = (cells: readonly Cell[]) => cells.length === header.length
  const columns = header.map(({ value }) => meant.get(value) ?? value)
  const isLacking = ({ name, required }: ContentField) =>
    required && !columns.some((column) => (part.exec(column)?.[1] ?? column) === name)
  const lacking = new Set(rows.some(isWhole) ? [...fields.values()].filter(isLacking).map(({ name }) => name) : [])
  const heads = { start: header[0]?.start ?? 0, end: header.at(-1)?.end ?? 0, file }
  for (const column of lacking) findings.push(finding('csv-lacks-column', heads, { column }))
  const read = (cells: readonly Cell[]) => {
    const row: Record<string, unknown> = {}
    for (const [at, cell] of cells.entries()) {
      const column = columns[at]
      if (column === undefined || cell.value === '') continue
      const [, name = column, inner, tag] = part.exec(column) ?? []
      const field = fields.get(name)
      if (!field) {
        if (taken.has(column) || name === hashKey) row[column] = reservedValue(column, cell.value)
      } else if (inner === undefined) row[name] = cellValue(field, cell)
      else if (isOfPicture(field, inner)) {
        if (tag !== undefined && !isTranslatedField(field)) continue
        const key = tag === undefined ? name : `${name}.${tag}`
        row[key] = { ...picture(row[key]), [inner]: inner === 'decorative' ? isTrue(cell.value) : cell.value }
      } else if (languages.includes(inner) && isTranslatedField(field)) row[column] = cellValue(field, cell)
    }
    return row
  }
  /** Fields whose column has a number that a point parts from its decimals beyond doubt: no other point of the column parts thousands. */
  const withDecimalPoint = new Set(
    columns.filter((_, at) =>
      rows.some((cells) => /^-?(?:0\.\d+|\d+\.(?:\d{1,2}|\d{4,}))$/.test(cells[at]?.value ?? '')),
    ),
  )
  const cellValue = (field: ContentField, cell: Cell): unknown => {
    const { value: written, start, end } = cell
    if (field.type !== 'number') return readAs(field, written)
    const at = { start, end, file }
    const whole = withoutThousands(written)
    const isDecimal = written.includes('.') && withDecimalPoint.has(field.name)
    if (whole === undefined && !isDecimal && mayHoldThousands.test(written)) {
      const [asWhole, shortest] = [written.replace(/[.,]/, ''), String(Number(written.replace(',', '.')))]
      // "1.625" would be reported again.
      const asDecimal = mayHoldThousands.test(shortest) ? `${shortest}0` : shortest
      findings.push(finding('csv-thousands', at, { written, whole: asWhole, decimal: asDecimal }))
      return Number(asWhole)
    }
    const meant = whole ?? (/^-?\d+,\d+$/.test(written) ? written.replace(',', '.') : undefined)
    if (meant === undefined) return readAs(field, written)
    const fix = { title: `Write ${meant}`, text: meant, safe: true }
    findings.push(finding('csv-decimal', at, { written, meant }, { fix }))
    return Number(meant)
  }
  // After an unclosed quote the rest is one cell, so nothing can be concluded from missing values.
  const isOpen = csv.slips.some(({ kind }) => kind === 'open-quote')
  return {
    rows: isOpen ? [] : rows.map((cells) => (isWhole(cells) ? read(cells) : undefined)),
    columns,
    lacking,
    findings,
  }
}

/** Matches ambiguous numbers: `1.250` may be 1250 or 1 1/4. */
const mayHoldThousands = /^-?[1-9]\d{0,2}[.,]\d{3}$/

/** Returns the field that people call so. */
const byLabel = (fields: Declared['fields'], written: string): string | undefined =>
  [...fields.values()].find(({ label }) => label.localeCompare(written, undefined, { sensitivity: 'base' }) === 0)?.name

const isOfPicture = ({ type }: ContentField, inner: string | undefined) =>
  type === 'picture' && (inner === 'alt' || inner === 'decorative')

/** Reports a column in a language that the site does not have: its values are never shown. */
function columnInNoLanguage(column: string, tag: string, languages: readonly string[], at: TextSpot): Finding {
  const near = tagMeant(tag, languages) ?? nearest(tag, languages)
  const text = near === undefined ? undefined : `${column.slice(0, -tag.length)}${near}`
  const fix = text === undefined ? undefined : { title: `Write "${text}"`, text, safe: false }
  return finding('csv-language', at, { column, tag, languages }, { suggestion: text, fix })
}

/** Whether a column is `of.de`: the hash of the words a row was translated from. */
const isHashColumn = (column: string, languages: readonly string[]) =>
  languages.some((tag) => column === `${hashKey}.${tag}`)

function readAs({ type, many }: ContentField, text: string): unknown {
  switch (type) {
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
    case 'checkbox':
      return isTrue(text) ?? text
    case 'checkboxes':
    case 'list':
      return several(text)
    case 'picture':
      return { file: text }
    case 'entry':
      return many ? several(text) : text
    default:
      return text
  }
}

const several = (text: string) =>
  text
    .split(/[;|]|, */)
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Spreadsheets save the values of a formula in the language of their user. */
const isTrue = (text: string): boolean | undefined =>
  /^(true|yes|1|x|wahr|ja|vrai|oui|verdadero|sí|vero|sì|verdadeiro|sim|waar|prawda|tak)$/i.test(text)
    ? true
    : /^(false|no|0|falsch|nein|faux|non|falso|não|onwaar|nee|fałsz|nie)$/i.test(text)
      ? false
      : undefined

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
