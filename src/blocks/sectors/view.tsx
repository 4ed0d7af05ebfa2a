import type { Static } from '../../schema/vocabulary.ts'
import { Subtitle, Title } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

export default function Sectors({ title, text, sectors }: Static<typeof schema>) {
  return (
    <Section>
      <Title className="max-w-3xl">{title}</Title>
      {text && <p className="lead mt-5 max-w-2xl text-muted">{text}</p>}
      <ul className="sectors mt-12">
        {sectors.map((sector) => (
          <li key={sector.title} className="sector">
            <Subtitle>{sector.title}</Subtitle>
            <p className="mt-4 text-muted">{sector.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
