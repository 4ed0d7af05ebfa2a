import type { Static } from '../../schema/vocabulary.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import { LanguageItems } from '../../ui/language-links.tsx'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

export default function Languages({ title, text }: Static<typeof schema>) {
  return (
    <Section>
      <Title>{title}</Title>
      {text && <p className="lead mt-6 max-w-2xl text-muted">{withContactLinks(text)}</p>}
      <ul className="languages mt-8">
        <LanguageItems withOwn />
      </ul>
    </Section>
  )
}
