import type { ReactNode } from 'react'
import { contactsIn } from '../site/contacts.ts'
import { MailAddress } from './mail-address.tsx'

/** A range of numbers, such as `15-30` or `$50K-150K`; a date or an order number has more parts. Within a group, so that `split` keeps it. */
const ranges = /((?<![\p{L}\d.,-])[$€£]?\d[\d.,]*[KM%]?[-–]\d[\d.,]*[KM%]?(?![\p{L}\d-]))/u

/** A text whose ranges of numbers stay on one line. */
const withWholeRanges = (text: string, key: number): ReactNode =>
  text.split(ranges).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={`${key}.${at}`} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )

/**
 * A text whose telephone numbers and mail addresses are links, and whose ranges of numbers do not wrap: for running text, not for
 * headings, labels and what stands in a link itself.
 */
export function withContactLinks(text: string): ReactNode {
  const parts = contactsIn(text)
  if (parts.length === 1 && typeof parts[0] === 'string' && !ranges.test(text)) return text
  return parts.map((part, at) =>
    typeof part === 'string' ? (
      withWholeRanges(part, at)
    ) : (
      <a key={at} href={part.to} className="contact-link">
        {part.kind === 'mail' ? <MailAddress>{part.text}</MailAddress> : part.text}
      </a>
    ),
  )
}
