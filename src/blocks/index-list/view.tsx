import type { Static } from '../../schema/vocabulary.ts'
import { ActionLink, Arrow } from '../../ui/action-link.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Subtitle, Title } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { StretchedLink } from '../../ui/stretched-link.tsx'
import type schema from './schema.ts'

export default function IndexList({ title, text, items, action }: Static<typeof schema>) {
  return (
    <Section>
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
        <div className="max-w-3xl">
          <Title>{title}</Title>
          {text && <p className="lead text-muted">{withContactLinks(text)}</p>}
        </div>
        {action && <ActionLink {...action} look="arrow" />}
      </div>
      <ul className="index mt-10">
        {items.map((item, at) => (
          <li key={at}>
            <Subtitle leadsTo={item.to}>
              <StretchedLink to={item.to}>{item.title}</StretchedLink>
            </Subtitle>
            {item.text && <p className="text-muted">{withContactLinks(item.text)}</p>}
            {item.to && <Arrow />}
          </li>
        ))}
      </ul>
    </Section>
  )
}
