// Formats of `{entry.date | long}`, in the language of the page.
import { nearest } from '../../problems/nearest.ts'

export const formats = ['long', 'short', 'month', 'year', 'weekday', 'time', 'number', 'money CHF'] as const

export const isFormat = (format: string): boolean =>
  (formats as readonly string[]).includes(format) || /^money [A-Z]{3}$/.test(format)

/** Returns the formats of a type of field: none for texts. A day has no time. */
export const formatsFor = (type: string | undefined): readonly string[] =>
  type === 'number'
    ? ['number', 'money CHF']
    : formats.filter((one) => Object.hasOwn(dates, one) && (type === 'moment' || (type === 'date' && one !== 'time')))

/** `money EUR` is a format as `money CHF` is. */
export const fitsType = (format: string, type: string | undefined): boolean =>
  formatsFor(type).includes(format.replace(/^money .*/, 'money CHF'))

/** What other programs call a format, and how people call a currency. */
const otherwise: readonly [RegExp, string][] = [
  [/^(?:full|medium|date|d+\W?m+\W?y+|long.?date)$/, 'long'],
  [/^(?:numeric|y+\W?m+\W?d+)$/, 'short'],
  [/^(?:hour|clock|hh?:mm|h:i)/, 'time'],
  [/^(?:%|percent|decimal|integer|round)/, 'number'],
  [/^(?:€|euros?)$/, 'money EUR'],
  [/^(?:£|pounds?|sterling)$/, 'money GBP'],
  [/^(?:\$|dollars?)$/, 'money USD'],
  [/^(?:fr\.?|franken|francs?)$/, 'money CHF'],
  [/^(?:zł|z[lł]oty)$/, 'money PLN'],
]

/**
 * Returns the format of a type of field that is meant by another word: a misspelt one, such as `lnog` or `money eur`, which is `sure`, or a
 * name from elsewhere.
 */
export function formatMeant(format: string, type: string | undefined): { meant: string; sure: boolean } | undefined {
  const fits = (meant: string) => type === undefined || fitsType(meant, type)
  const [, currency = ''] = /^(?:money\s+)?([a-z]{3})$/i.exec(format) ?? []
  const isCurrency = /^money/.test(format) || Intl.supportedValuesOf('currency').includes(currency.toUpperCase())
  if (currency !== '' && isCurrency && fits('money CHF'))
    return { meant: `money ${currency.toUpperCase()}`, sure: true }
  const word = format.toLowerCase().replace(/^money\s+/, '')
  const [, other] = otherwise.find(([pattern, meant]) => pattern.test(word) && fits(meant)) ?? []
  if (other !== undefined) return { meant: other, sure: false }
  // Any currency may be meant, and no day.
  if (/^money\b/.test(format)) return undefined
  const fitting = formats.filter(fits)
  const part = fitting.find((one) => word.split(/[^a-z]+/).includes(one))
  const near = nearest(format, fitting)
  return part ? { meant: part, sure: false } : near ? { meant: near, sure: true } : undefined
}

const dates: Record<string, Intl.DateTimeFormatOptions> = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'numeric', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  time: { hour: '2-digit', minute: '2-digit' },
}

const formatters = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()

function formatter<T extends Intl.DateTimeFormat | Intl.NumberFormat>(key: string, make: () => T): T {
  // The key names the kind of format.
  const known = (formatters.get(key) as T | undefined) ?? make()
  formatters.set(key, known)
  return known
}

/**
 * Formats a value; the time of a day alone is empty. Returns a value that does not fit the format as text, unchanged. Money has
 * decimals if it is no whole number, or `withDecimals`.
 */
export function formattedValue(value: unknown, format: string, language: string, withDecimals = false): string {
  const options = dates[format]
  if (options) {
    const text = String(value)
    // A day alone has no time that could be shown.
    if (format === 'time' && text.length <= 10) return ''
    const at = Date.parse(`${text.slice(0, 10)}T${text.slice(11, 16) || '12:00'}:00Z`)
    if (Number.isNaN(at)) return text
    return formatter(
      `${language} ${format}`,
      () => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
    ).format(at)
  }
  if (typeof value !== 'number') return String(value)
  if (format === 'number') return formatter(`${language} number`, () => new Intl.NumberFormat(language)).format(value)
  const currency = format.slice('money '.length)
  const isWhole = Number.isInteger(value) && !withDecimals
  return formatter(`${language} ${format} ${isWhole}`, () => {
    const digits = isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}
    return new Intl.NumberFormat(language, { style: 'currency', currency, ...digits })
  }).format(value)
}
