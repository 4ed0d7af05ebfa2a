// Parses written prices into schema.org offers.
import type { Thing } from './json-ld.ts'

const codeOfSign: Record<string, string> = { '€': 'EUR', '£': 'GBP' }
const currencyPattern = '(?:[A-Z]{3}|[€£$])'
const amountPattern = `(?:${currencyPattern} ?)?\\d[\\d.,'’\\u00a0]*(?: ?${currencyPattern})?`
const pricePattern = new RegExp(
  `^(from|ab|dès|à partir de|desde|a partir de)?\\s*(${amountPattern})(?:\\s*(?:to|-|–|bis|à|a)\\s*(${amountPattern}))?$`,
  'i',
)

/**
 * `{ offers }` for "€12", "from CHF 90" or "$15,000 to $30,000"; `{}` for anything else. `currency`: the code that "$" stands for;
 * without it, prices in "$" are skipped.
 */
export function offersIn(written: string | undefined, currency: string | undefined): { offers?: Thing } {
  const [, from, first, last] = pricePattern.exec(written?.trim() ?? '') ?? []
  const priceCurrency = currencyOf(`${first} ${last ?? ''}`, currency)
  const [low, high] = [amountOf(first), last === undefined ? undefined : amountOf(last)]
  if (low === undefined || priceCurrency === undefined || (last !== undefined && high === undefined)) return {}
  if (from === undefined && high === undefined) return { offers: { '@type': 'Offer', price: low, priceCurrency } }
  return {
    offers: { '@type': 'AggregateOffer', lowPrice: low, ...(high !== undefined && { highPrice: high }), priceCurrency },
  }
}

function currencyOf(text: string, currency: string | undefined): string | undefined {
  const [sign] = /[A-Z]{3}|[€£$]/.exec(text) ?? []
  return sign === undefined || sign === '$' ? sign && currency : (codeOfSign[sign] ?? sign)
}

/** Parses digits with optional thousands separators and two decimals: "1'200.50". */
function amountOf(text = ''): number | undefined {
  const plain = text.replace(/[A-Z€£$\s]/g, '')
  const [, whole = '', cents] = /^(\d{1,3}(?:[.,'’]\d{3})+|\d+)(?:[.,](\d{2}))?$/.exec(plain) ?? []
  return whole === '' ? undefined : Number(`${whole.replace(/\D/g, '')}.${cents ?? 0}`)
}
