import { Section, SectionHead, type Static, Subtitle, withContactLinks } from 'lectern'
import type schema from './schema.ts'

export default function Sectors({ title, text, sectors }: Static<typeof schema>) {
  return (
    <Section>
      <SectionHead title={title} text={text} above />
      <ul className="sectors">
        {sectors.map((sector, at) => (
          <li key={at} className="sector">
            <Subtitle>{sector.title}</Subtitle>
            <p>{withContactLinks(sector.text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
