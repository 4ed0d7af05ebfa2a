import type { Static } from '../../schema/vocabulary.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

export default function Checklist({ title, text, items, action }: Static<typeof schema>) {
  return (
    <Section tone="raised">
      <div className="split">
        <div>
          <Title>{title}</Title>
          {text && <p className="lead mt-5 text-muted">{withContactLinks(text)}</p>}
          {action && (
            <p className="mt-8">
              <ActionLink {...action} look="arrow" />
            </p>
          )}
        </div>
        <ul className="checklist">
          {items.map((item, at) => (
            <li key={at}>{withContactLinks(item)}</li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
