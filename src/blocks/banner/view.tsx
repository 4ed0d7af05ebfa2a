import type { Static } from '../../schema/vocabulary.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { useBlock } from '../../ui/block-context.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

export default function Banner({ title, text, action }: Static<typeof schema>) {
  const isColoured = ['accent', 'band'].includes(useBlock().section?.tone ?? '')
  return (
    <Section room="tight" apart className="banner">
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[fit-content(40%)_minmax(0,1fr)_fit-content(16rem)] lg:items-center">
        <Title size="subtitle">{withContactLinks(title)}</Title>
        <p className="max-w-2xl">{withContactLinks(text)}</p>
        <ActionLink {...action} look={isColoured ? 'button' : 'arrow'} className="justify-self-start" />
      </div>
    </Section>
  )
}
