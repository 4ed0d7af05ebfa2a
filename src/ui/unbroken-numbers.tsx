import type { ReactNode } from 'react'

/** A time of day in French: "8 h 30". */
const clock = '(?<!\\d)\\d{1,2} h(?: \\d\\d)?(?![\\d\\p{L}])'
const amount = `(?:${clock}|\\p{Sc}?\\d[\\d.,:]{0,15}(?<![.,:])[%KM]?)`
/** Two numbers with a dash, or with the word between them in the languages of the engine. */
const range = `${amount}(?:[-–]| (?:to|bis|à|a) )${amount}(?![\\d\\p{L}])`
/** The first word of a street, a month, a noun in German; the dot of an ordinal comes before it ("5. Dezember"), any other ends a sentence. */
const name = '(?:(?<=(?:^|[^\\d.,:])\\d{1,2})\\.)? \\p{Lu}\\p{L}{0,11}(?!\\p{L})'
/** A street before its number. */
const street = '(?<!\\p{L})\\p{Lu}\\p{L}{0,19} \\d{1,4}(?=,|$)'
/** "30-minute": a browser may break a line after the hyphen. */
const measured = '\\b\\d{1,4}-\\p{Ll}{2,12}(?![\\p{L}-])'
const unbroken = new RegExp(
  `((?:${range})(?:${name})?|(?<!\\d )\\b\\d{1,4}${name}|${clock}|${measured}|${street})`,
  'gu',
)

/**
 * The text with ranges of numbers, and a number with the name or unit after it, in one line: "15-30", "12 Rope Walk", "10 June",
 * "30-minute".
 */
export function withNumbersUnbroken(text: string): ReactNode {
  if (!/\d/.test(text)) return text
  const parts = text.split(unbroken)
  if (parts.length === 1) return text
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
