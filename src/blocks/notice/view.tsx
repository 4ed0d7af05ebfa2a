import type { Static } from '../../schema/vocabulary.ts'
import { ActionLinks } from '../../ui/action-link.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import { Motif } from '../../ui/motif.tsx'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

export default function Notice({ title, text, actions = [] }: Static<typeof schema>) {
  return (
    <Section className="notice">
      <div className="motif-row">
        <div className="max-w-2xl">
          <Title>{title}</Title>
          <p className="lead mt-6">{withContactLinks(text)}</p>
          <ActionLinks actions={actions} />
        </div>
        <Motif order={1} />
      </div>
    </Section>
  )
}
