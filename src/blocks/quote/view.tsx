import type { Static } from '../../schema/vocabulary.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { useFit } from '../../ui/fitted.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

export default function Quote({ text, by, role, portrait }: Static<typeof schema>) {
  const fit = useFit(text)
  return (
    <Section named={false}>
      <figure className={portrait ? 'said said-by-portrait' : 'said'}>
        {portrait && <Portrait image={portrait} sizes="(min-width: 64rem) 22rem, 40vw" />}
        <blockquote className={fit}>{fit ? <span>{withContactLinks(text)}</span> : withContactLinks(text)}</blockquote>
        <figcaption>
          <strong>{by}</strong>
          {role && <span>{role}</span>}
        </figcaption>
      </figure>
    </Section>
  )
}
