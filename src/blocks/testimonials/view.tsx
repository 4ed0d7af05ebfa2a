import type { Static } from '../../schema/vocabulary.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

export default function Testimonials({ title, quotes }: Static<typeof schema>) {
  return (
    <Section tone="raised">
      <Title size="subtitle">{title}</Title>
      <ul className="quotes mt-10">
        {quotes.map((quote, at) => (
          <li key={at}>
            <figure>
              <blockquote>{withContactLinks(quote.text)}</blockquote>
              <figcaption>{quote.by}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
