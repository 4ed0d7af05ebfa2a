import type { ReactNode } from 'react'

const amount = '\\p{Sc}?\\d[\\d.,:]*(?<![.,:])[%KM]?'
/** Two numbers with a dash, or with the word between them in the languages of the engine. */
const ranges = new RegExp(`(${amount}(?:[-–]| (?:to|bis|à|a) )${amount})(?![\\d\\p{L}])`, 'gu')

/** The text, with its ranges of numbers kept in one line: browsers would break "15-30" after the hyphen. */
export function withRangesKept(text: string): ReactNode {
  const parts = text.split(ranges)
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
