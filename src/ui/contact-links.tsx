import { Fragment, type ReactNode } from 'react'
import { contactsIn } from '../site/contacts.ts'
import { MailAddress } from './mail-address.tsx'
import { withNumbersUnbroken } from './unbroken-numbers.tsx'

/**
 * Turns phone numbers and mail addresses in a text into links, and keeps its numbers unbroken. For running text only,
 * not for headings, labels or text inside links.
 */
export function withContactLinks(text: string): ReactNode {
  const parts = contactsIn(text)
  if (parts.length === 1 && typeof parts[0] === 'string') return withNumbersUnbroken(text)
  return parts.map((part, at) =>
    typeof part === 'string' ? (
      <Fragment key={at}>{withNumbersUnbroken(part)}</Fragment>
    ) : (
      <a key={at} href={part.to} className="contact-link">
        {part.kind === 'mail' ? <MailAddress>{part.text}</MailAddress> : part.text}
      </a>
    ),
  )
}
