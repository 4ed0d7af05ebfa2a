import { hrefOf } from '../site/contacts.ts'

interface StretchedLinkProps {
  /** Left out, the words stand alone. */
  to?: string
  children: string
}

/** The words of a title as a link whose ground is the whole box around them. */
export function StretchedLink({ to, children }: StretchedLinkProps) {
  return to ? (
    <a href={hrefOf(to)} className="stretched">
      {children}
    </a>
  ) : (
    children
  )
}
