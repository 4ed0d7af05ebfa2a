import { Section, type Static, Title, withContactLinks } from 'lectern'
import type schema from './schema.ts'

export default function Achievements({ title, text, statements }: Static<typeof schema>) {
  return (
    <Section tone="raised">
      <div className="achievements">
        <div>
          <Title>{title}</Title>
          {text && <p className="achievements-text lead">{withContactLinks(text)}</p>}
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
