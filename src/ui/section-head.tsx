import { withContactLinks } from './contact-links.tsx'
import { Title } from './heading.tsx'
import { useSite } from './site-context.tsx'

interface SectionHeadProps {
  title?: string
  text?: string
  /** True where what it heads needs the whole width: then no grid puts it beside. */
  above?: boolean
}

/** How most sections begin: a title, and a sentence that leads in. */
export function SectionHead({ title, text, above = false }: SectionHeadProps) {
  const { grid } = useSite().theme
  if (!title && !text) return null
  return (
    <div className={above && grid === 'editorial' ? 'section-head head-above' : 'section-head'}>
      {title && <Title className="max-w-3xl">{title}</Title>}
      {text && <p className={`lead max-w-2xl text-muted ${title ? 'mt-5' : ''}`.trim()}>{withContactLinks(text)}</p>}
    </div>
  )
}
