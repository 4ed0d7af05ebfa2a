import { hrefOf } from '../site/contacts.ts'
import type { Link } from '../site/model.ts'

const looks = {
  button: 'button button-solid',
  quiet: 'button button-quiet',
  arrow: 'arrow-link',
} as const

interface ActionLinkProps extends Link {
  look?: keyof typeof looks
  /** Read by screen readers after the label, where several links on a page share their words. */
  about?: string
  className?: string
}

/** A link that leads on. Plain anchors: moving about is the browser's own. */
export function ActionLink({ label, to, look = 'button', about, className = '' }: ActionLinkProps) {
  return (
    <a href={hrefOf(to)} className={`${looks[look]} ${className}`}>
      {label}
      {about && <span className="sr-only">: {about}</span>}
      {look === 'arrow' && <Arrow />}
    </a>
  )
}

interface ActionLineProps extends Pick<ActionLinkProps, 'look'> {
  action: Link | undefined
  /** Its distance from what is above it. */
  className?: string
}

/** A link on a line of its own. Nothing where there is none. */
export const ActionLine = ({ action, look, className = 'mt-8' }: ActionLineProps) =>
  action && (
    <p className={className}>
      <ActionLink {...action} look={look} />
    </p>
  )

/** Links on one line, of which the first leads on most. Nothing where there is none. */
export const ActionLinks = ({ actions }: { actions: readonly Link[] }) =>
  actions.length > 0 && (
    <p className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-4">
      {actions.map((action, at) => (
        <ActionLink key={at} {...action} look={at === 0 ? 'button' : 'arrow'} />
      ))}
    </p>
  )

export function Arrow() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 12" className="arrow">
      <path d="M0 6h22M17 1l5 5-5 5" />
    </svg>
  )
}
