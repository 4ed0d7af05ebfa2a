import { hrefOf } from '../site/contacts.ts'
import type { SiteLink, Theme } from '../site/model.ts'
import { useSite } from './site-context.tsx'

const looks = {
  button: 'button button-solid',
  quiet: 'button button-quiet',
  arrow: 'arrow-link',
} as const

interface ActionLinkProps extends SiteLink {
  look?: keyof typeof looks
  /** Screen readers read it after the label; tells links with the same label apart. */
  about?: string
  className?: string
}

/** A call to action: a plain anchor in one of three looks. */
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
  action: SiteLink | undefined
  /** Defaults to a top margin. */
  className?: string
}

/** A link in a paragraph of its own; renders nothing without an action. */
export const ActionLine = ({ action, look, className = 'mt-8' }: ActionLineProps) =>
  action && (
    <p className={className}>
      <ActionLink {...action} look={look} />
    </p>
  )

/** Links side by side, the first as a button; renders nothing without actions. */
export const ActionLinks = ({ actions }: { actions: readonly SiteLink[] }) =>
  actions.length > 0 && (
    <p className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-4">
      {actions.map((action, at) => (
        <ActionLink key={at} {...action} look={at === 0 ? 'button' : 'arrow'} />
      ))}
    </p>
  )

/** The signs after links, by the theme: width and height in pixels, and the path of a stroke. */
const arrows: Record<Theme['arrows'], readonly [width: number, height: number, d: string]> = {
  long: [24, 12, 'M0 6h22M17 1l5 5-5 5'],
  short: [7, 12, 'M1 1l5 5-5 5'],
  slanted: [12, 12, 'M1 11 11 1M3 1h8v8'],
  line: [32, 12, 'M0 6h32'],
  disc: [24, 24, 'M12 1a11 11 0 0 1 0 22 11 11 0 0 1 0-22M7 12h9M13 8l4 4-4 4'],
}

export function Arrow() {
  const [width, height, d] = arrows[useSite().theme.arrows]
  return (
    <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`} className="arrow">
      <path d={d} />
    </svg>
  )
}
