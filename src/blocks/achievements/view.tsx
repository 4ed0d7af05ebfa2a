import type { Static } from '../../schema/vocabulary.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

export default function Achievements({ title, text, statements }: Static<typeof schema>) {
  return (
    <Section tone="raised">
      <div className="split">
        <div>
          <Title>{title}</Title>
          {text && <p className="lead mt-5 text-muted">{withContactLinks(text)}</p>}
        </div>
        <ul className="statements">
          {statements.map((statement, at) => (
            <li key={at}>{withContactLinks(statement.text)}</li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
