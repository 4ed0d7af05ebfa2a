// Maps the columns of a table to fields of its collection.
import { type Finding, finding, firstTime, type TextSpot } from '../../problems/finding.ts'
import { nearest } from '../../problems/nearest.ts'
import { offer } from '../../problems/offer.ts'
import { tagMeant } from '../../site/language-tag.ts'
import { type ContentField, type DeclaredCollection, hashKey, reservedKeys } from '../collection.ts'
import { isTranslatedField } from '../languages.ts'
import type { Cell, Csv } from './csv.ts'

export interface TableColumns {
  /** Names, misnamed ones as intended; none where the table has no header. */
  names: readonly string[]
  /** Required fields without a column. */
  lacking: ReadonlySet<string>
  findings: Finding[]
}

export interface ColumnParts {
  /** Name of the field. */
  name: string
  /** Part of a picture, or a language. */
  inner?: string
  /** Language of a picture's text. */
  tag?: string
}

/** Column names: `photo.alt` is the text of a picture, `role.de` a German role, `photo.alt.de` a German picture text. */
const part = /^([a-z][a-z0-9_-]*)\.([a-zA-Z-]+)(?:\.([a-zA-Z-]+))?$/

export function columnParts(column: string): ColumnParts {
  const [, name = column, inner, tag] = part.exec(column) ?? []
  return { name, inner, tag }
}

export const isOfPicture = ({ type }: ContentField, inner: string | undefined): inner is 'alt' | 'decorative' =>
  type === 'picture' && (inner === 'alt' || inner === 'decorative')

/** Whether a column has this name without being a field. */
export const isReserved = (column: string): boolean => reservedKeys.some((key) => key === column)

/** `languages`: tags in which column names may end. */
export function tableColumns(
  { rows: [header = [], ...rows] }: Csv,
  file: string,
  { fields }: Pick<DeclaredCollection, 'fields'>,
  languages: readonly string[],
): TableColumns {
  const known = [...fields.keys()]
  const whole = { start: header[0]?.start ?? 0, end: header.at(-1)?.end ?? 0, file }
  const others = reservedKeys.filter((key) => !header.some(({ value }) => value === key))
  const meantBy = (written: string) => byLabel(fields, written) ?? nearest(written, known) ?? nearest(written, others)
  const isNamed = ({ value }: Cell) => {
    const [name = value] = value.split('.')
    return fields.has(name) || isReserved(name) || name === hashKey || meantBy(value) !== undefined
  }
  if (header.length > 1 && !header.some(isNamed))
    return { names: [], lacking: new Set(known), findings: [finding('csv-header', whole, { known })] }

  const findings: Finding[] = []
  const names = header.map(({ value, start, end }, at) => {
    const spot = { start, end, file }
    const first = value === '' ? undefined : header.find((one) => one.value === value)
    if (first && first.start < start) {
      const related = [firstTime(value, { start: first.start, end: first.end, file })]
      findings.push(finding('duplicate-key', spot, { key: value, first: 1 }, { related }))
      return value
    }
    const isEmpty = rows.every((cells) => (cells[at]?.value ?? '') === '')
    const { name, inner, tag } = columnParts(value)
    const field = fields.get(name)
    const language = field && (isOfPicture(field, inner) ? tag : inner)
    if (field && language !== undefined) {
      if (!languages.includes(language)) findings.push(columnInNoLanguage(value, language, languages, spot))
      else if (!isTranslatedField(field) && !isEmpty) findings.push(finding('written-once', spot, { key: name, file }))
    }
    if (field || isReserved(value) || isHashColumn(value, languages) || (value === '' && isEmpty)) return value
    const near = meantBy(value)
    findings.push(finding('csv-column', spot, { column: value, nearest: near, known }, offer(near, true)))
    // So that rows do not count as lacking its values.
    return near === undefined || header.some((other) => other.value === near) ? value : near
  })
  const isLacking = ({ name, required }: ContentField) =>
    required && !names.some((column) => columnParts(column).name === name)
  const hasRows = rows.some((cells) => cells.length === header.length)
  const lacking = hasRows ? [...fields.values()].filter(isLacking).map(({ name }) => name) : []
  for (const column of lacking) findings.push(finding('csv-lacks-column', whole, { column }))
  return { names, lacking: new Set(lacking), findings }
}

/** Returns the field that people call so. */
const byLabel = (fields: DeclaredCollection['fields'], written: string): string | undefined =>
  [...fields.values()].find(({ label }) => label.localeCompare(written, undefined, { sensitivity: 'base' }) === 0)?.name

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
