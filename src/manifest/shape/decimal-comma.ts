// Reads numbers with a decimal comma: `price: 4,80`, also in brackets, where YAML ends the number at the comma.
import type { SchemaNode } from '../../schema/schema-node.ts'

/** Returns the comma, digits and unit that follow a number ending at the offset; undefined where something else follows. */
export const decimalBehind = (text: string, end: number): string | undefined =>
  /^,\d+(?: ?[^\s\d,:{}[\]#"']{1,4})?(?=\s*[,}\]])/.exec(text.slice(end, end + 30))?.[0]

/**
 * Returns `1.250,00`, `1,250.00`, `1 250,00` and `1’250` as 1250.00 and 1250. Undefined where a number has no such sign, and where a
 * single point or comma may as well stand before decimals.
 */
export function withoutThousands(written: string): string | undefined {
  const [, sign = '', more, decimals] = /^-?\d{1,3}([.,'’\s])\d{3}((?:\1\d{3})*)((?!\1)[.,]\d+)?$/.exec(written) ?? []
  const isCertain = decimals !== undefined || more !== '' || !/[.,]/.test(sign)
  return sign !== '' && isCertain ? written.replaceAll(sign, '').replace(',', '.') : undefined
}

/** Matches a currency sign or code before or after a number. */
const currency = /^(?:\p{Sc}|[A-Z]{3})\s*(?=\d)|(?<=\d)\s*(?:\p{Sc}|[A-Z]{3})$/gu

/**
 * Returns the number that a text stands for: its leading digits, and for `4,80` the decimals; without `meant` where none is likely. `isExact`: only
 * the notation differs. `isDecimal`: the number may have decimals.
 */
export function meantNumber(key: string, value: unknown, { type }: SchemaNode) {
  const given = String(value).trim()
  const written = given.replace(currency, '')
  const isDecimal = type === 'number'
  const [begin, whole, decimals] = /^(-?\d+)(?:[.,](\d+))?/.exec(written) ?? []
  const thousands =
    withoutThousands(written) ?? (/^\d{1,3}(?:,\d{3})+$/.test(written) ? written.replaceAll(',', '') : undefined)
  const own = isDecimal && decimals !== undefined ? `${whole}.${decimals}` : decimals === undefined ? whole : undefined
  const meant = thousands ?? own
  return {
    key,
    value,
    ...(meant !== undefined && { meant: String(Number(meant)) }),
    isExact: meant !== undefined && written === given && (thousands !== undefined || begin === written),
    ...(isDecimal && { isDecimal: true as const }),
  }
}
