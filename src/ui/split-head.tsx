import type { ComponentProps } from 'react'
import { ActionLine } from './action-link.tsx'
import { withContactLinks } from './contact-links.tsx'
import { Title } from './heading.tsx'

interface SplitHeadProps extends Partial<ComponentProps<typeof ActionLine>> {
  title: string
  text: string | undefined
}

/** A section's head beside its list: title, introductory sentence and link. */
export const SplitHead = ({ title, text, action, look }: SplitHeadProps) => (
  <div>
    <Title>{title}</Title>
    {text && <p className="lead mt-5 text-muted">{withContactLinks(text)}</p>}
    <ActionLine action={action} look={look} />
  </div>
)
