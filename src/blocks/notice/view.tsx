import type { Static } from '../../schema/vocabulary.ts'
import { ActionLink } from '../../ui/action-link.tsx'
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
          {actions.length > 0 && (
            <p className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-4">
              {actions.map((action, at) => (
                <ActionLink key={at} {...action} look={at === 0 ? 'button' : 'arrow'} />
              ))}
            </p>
          )}
        </div>
        <Motif order={1} />
      </div>
    </Section>
  )
}
