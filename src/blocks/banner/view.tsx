import type { Static } from '../../schema/vocabulary.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

export default function Banner({ title, text, action }: Static<typeof schema>) {
  return (
    <Section room="tight" apart className="banner">
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[2fr_minmax(0,3fr)_fit-content(16rem)] lg:items-baseline">
        <Title size="subtitle">{withContactLinks(title)}</Title>
        <p className="max-w-2xl">{withContactLinks(text)}</p>
        <ActionLink {...action} look="arrow" />
      </div>
    </Section>
  )
}
