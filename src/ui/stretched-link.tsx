import { hrefOf } from '../site/contacts.ts'

interface StretchedLinkProps {
  /** Without it, renders plain text. */
  to?: string
  children: string
}

/** A link in a title that makes the whole positioned container clickable. */
export function StretchedLink({ to, children }: StretchedLinkProps) {
  return to ? (
    <a href={hrefOf(to)} className="stretched">
      {children}
    </a>
  ) : (
    children
  )
}
