import type { Static } from '../../schema/vocabulary.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Subtitle } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import type schema from './schema.ts'

export default function Sectors({ title, text, sectors }: Static<typeof schema>) {
  return (
    <Section>
      <SectionHead title={title} text={text} />
      <ul className="sectors mt-12">
        {sectors.map((sector, at) => (
          <li key={at} className="sector">
            <Subtitle>{sector.title}</Subtitle>
            <p className="mt-4 text-muted">{withContactLinks(sector.text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
