import { withContactLinks } from './contact-links.tsx'
import { Title } from './heading.tsx'

interface SectionHeadProps {
  title: string
  text?: string
}

/** How most sections begin: a title, and a sentence that leads in. */
export function SectionHead({ title, text }: SectionHeadProps) {
  return (
    <>
      <Title className="max-w-3xl">{title}</Title>
      {text && <p className="lead mt-5 max-w-2xl text-muted">{withContactLinks(text)}</p>}
    </>
  )
}
