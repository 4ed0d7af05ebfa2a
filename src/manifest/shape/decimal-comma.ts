// Numbers with a comma in them, as many countries write them: `price: 4,80`, and between brackets, where the comma ends the number.
import type { SchemaNode } from '../../schema/schema-node.ts'

/** The comma and the digits right behind a number that ends at the offset, with their unit; undefined where something else follows. */
export const decimalBehind = (text: string, end: number): string | undefined =>
  /^,\d+(?: ?[^\s\d,:{}[\]#"']{1,4})?(?=\s*[,}\]])/.exec(text.slice(end, end + 30))?.[0]

export interface MeantNumber {
  key: string
  value: unknown
  /** As it has to be written; left out where nothing is likely. */
  meant?: string
  /** Nothing but the way it is written differs. */
  isExact: boolean
  /** It may have decimals. */
  isDecimal?: true
}

/** A sign or code of a currency on either side. */
const currency = /^(?:\p{Sc}|[A-Z]{3})\s*(?=\d)|(?<=\d)\s*(?:\p{Sc}|[A-Z]{3})$/gu

/** The number that this text stands for: the digits it begins with, and of `4,80` those behind the comma. */
export function meantNumber(key: string, value: unknown, { type }: SchemaNode): MeantNumber {
  const given = String(value).trim()
  const written = given.replace(currency, '')
  const isDecimal = type === 'number'
  const [begin, whole, decimals] = /^(-?\d+)(?:[.,](\d+))?/.exec(written) ?? []
  const thousands = /^\d{1,3}(?:,\d{3})+$/.test(written) ? written.replaceAll(',', '') : undefined
  const own = isDecimal && decimals !== undefined ? `${whole}.${decimals}` : decimals === undefined ? whole : undefined
  const meant = thousands ?? own
  return {
    key,
    value,
    ...(meant !== undefined && { meant: String(Number(meant)) }),
    isExact: meant !== undefined && written === given && (thousands !== undefined || begin === written),
    ...(isDecimal && { isDecimal }),
  }
}
