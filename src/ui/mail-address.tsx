import { Fragment } from 'react'

/** A mail address that may break before the @ or a dot. */
export function MailAddress({ children }: { children: string }) {
  return children.split(/(?=[@.])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
