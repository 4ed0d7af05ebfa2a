import type { Static } from '../../schema/vocabulary.ts'
import { useBlock } from '../../ui/block-context.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { usePage } from '../../ui/site-context.tsx'
import type schema from './schema.ts'
import { sectionsBelow } from './sections-below.ts'

export default function Contents({ title, text, look = 'list' }: Static<typeof schema>) {
  const { site, path } = usePage()
  const { key } = useBlock()
  const sections = sectionsBelow(site.routes.find((route) => route.path === path)?.blocks ?? [], key)
  const links = sections.length > 0 && (
    <nav aria-labelledby={`${key}-title`}>
      <ol>
        {sections.map((section) => (
          <li key={section.anchor}>
            <a href={`#${section.anchor}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
  if (look === 'line')
    return (
      <Section room="none" className="page-contents contents-line">
        <Title size="subtitle" className="sr-only">
          {title}
        </Title>
        {links}
      </Section>
    )
  return (
    <Section room="tight" className="page-contents contents-list">
      <Title size="subtitle">{title}</Title>
      {text && <p className="mt-2 text-muted">{withContactLinks(text)}</p>}
      {links}
    </Section>
  )
}
