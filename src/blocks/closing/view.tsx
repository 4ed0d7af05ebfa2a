import type { Static } from '../../schema/vocabulary.ts'
import { ActionLinks } from '../../ui/action-link.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import { Motif } from '../../ui/motif.tsx'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

export default function Closing({ title, text, actions }: Static<typeof schema>) {
  return (
    <Section tone="band" room="airy" className="closing">
      <div className="motif-row">
        <div>
          <Title className="closing-title">{title}</Title>
          {text && <p className="lead mt-5 max-w-3xl">{withContactLinks(text)}</p>}
          <ActionLinks actions={actions} />
        </div>
        <Motif order={1} />
      </div>
    </Section>
  )
}
