import type { Static } from '../../schema/vocabulary.ts'
import { Subtitle, Title } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

export default function Reasons({ title, text, reasons }: Static<typeof schema>) {
  return (
    <Section>
      <Title className="max-w-3xl">{title}</Title>
      {text && <p className="lead mt-5 max-w-2xl text-muted">{text}</p>}
      <div className="reasons mt-12">
        {reasons.map((reason) => (
          <div key={reason.title} className="reason">
            <Subtitle>{reason.title}</Subtitle>
            <p>{reason.text}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
