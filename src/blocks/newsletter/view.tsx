import type { Static } from '../../schema/vocabulary.ts'
import { Section } from '../../ui/section.tsx'
import { NewsletterLine } from './newsletter-line.tsx'
import type schema from './schema.ts'

export default function Newsletter(props: Static<typeof schema>) {
  return (
    <Section tone="raised" room="tight">
      <NewsletterLine {...props} />
    </Section>
  )
}
