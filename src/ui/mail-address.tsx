import { Fragment } from 'react'

/** A mail address as text. Where it does not fit in a line it is broken before the @ or a dot. */
export function MailAddress({ children }: { children: string }) {
  return children.split(/(?=[@.])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
