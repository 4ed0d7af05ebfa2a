import type { Static } from '../../schema/vocabulary.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Subtitle } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import type schema from './schema.ts'

export default function Reasons({ title, text, reasons }: Static<typeof schema>) {
  return (
    <Section>
      <SectionHead title={title} text={text} />
      <div className="reasons mt-12">
        {reasons.map((reason, at) => (
          <div key={at} className="reason">
            <Subtitle>{reason.title}</Subtitle>
            <p>{withContactLinks(reason.text)}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
