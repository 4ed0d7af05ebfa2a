// Reads the cells of a table by the types of their fields.
import { withoutThousands } from '../../manifest/shape/decimal-comma.ts'
import { type Finding, finding } from '../../problems/finding.ts'
import type { ContentField } from '../collection.ts'
import type { Cell } from './csv.ts'

export interface CellValue {
  value: unknown
  finding?: Finding
}

/**
 * `hasDecimalPoints`: the column has a number in which a point parts the decimals beyond doubt, so that no other point there parts
 * thousands.
 */
export function cellValue(
  field: ContentField,
  { value: written, start, end }: Cell,
  file: string,
  hasDecimalPoints: boolean,
): CellValue {
  if (field.type !== 'number') return { value: readAs(field, written) }
  const at = { start, end, file }
  const whole = withoutThousands(written)
  const isDecimal = written.includes('.') && hasDecimalPoints
  if (whole === undefined && !isDecimal && mayHoldThousands.test(written)) {
    const [asWhole, shortest] = [written.replace(/[.,]/, ''), String(Number(written.replace(',', '.')))]
    // "1.625" would be reported again.
    const decimal = mayHoldThousands.test(shortest) ? `${shortest}0` : shortest
    return { value: Number(asWhole), finding: finding('csv-thousands', at, { written, whole: asWhole, decimal }) }
  }
  const meant = whole ?? (/^-?\d+,\d+$/.test(written) ? written.replace(',', '.') : undefined)
  if (meant === undefined) return { value: readAs(field, written) }
  const fix = { title: `Write ${meant}`, text: meant, safe: true }
  return { value: Number(meant), finding: finding('csv-decimal', at, { written, meant }, { fix }) }
}

/** Matches numbers with a point beyond doubt before decimals. */
export const hasDecimalPoint = ({ value }: Cell): boolean => /^-?(?:0\.\d+|\d+\.(?:\d{1,2}|\d{4,}))$/.test(value)

/** Matches ambiguous numbers: `1.250` may be 1250 or 1 1/4. */
const mayHoldThousands = /^-?[1-9]\d{0,2}[.,]\d{3}$/

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

export const several = (text: string) =>
  text
    .split(/[;|]|, */)
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Spreadsheets save the values of a formula in the language of their user. */
export const isTrue = (text: string): boolean | undefined =>
  /^(true|yes|1|x|wahr|ja|vrai|oui|verdadero|sí|vero|sì|verdadeiro|sim|waar|prawda|tak)$/i.test(text)
    ? true
    : /^(false|no|0|falsch|nein|faux|non|falso|não|onwaar|nee|fałsz|nie)$/i.test(text)
      ? false
      : undefined
