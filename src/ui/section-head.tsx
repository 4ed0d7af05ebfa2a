import type { ComponentProps } from 'react'
import { ActionLine } from './action-link.tsx'
import { withContactLinks } from './contact-links.tsx'
import { Title } from './heading.tsx'
import { useSite } from './site-context.tsx'

interface SectionHeadProps extends Partial<Pick<ComponentProps<typeof ActionLine>, 'action' | 'look'>> {
  title?: string
  text?: string
  /** The content needs the full width, so the editorial grid puts the head above instead of beside it. */
  above?: boolean
}

/** A section's title, introductory sentence and link; renders nothing without the first two. */
export function SectionHead({ title, text, above = false, action, look }: SectionHeadProps) {
  const { grid } = useSite().theme
  if (!title && !text) return null
  return (
    <div className={above && grid === 'editorial' ? 'section-head head-above' : 'section-head'}>
      {title && <Title className="max-w-[max(48rem,13em)]">{title}</Title>}
      {text && <p className="lead max-w-2xl text-muted">{withContactLinks(text)}</p>}
      <ActionLine action={action} look={look} />
    </div>
  )
}
