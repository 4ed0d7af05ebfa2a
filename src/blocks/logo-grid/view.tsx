import type { Static } from '../../schema/vocabulary.ts'
import { evenColumns } from '../../ui/even-columns.ts'
import { Title } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

export default function LogoGrid({ title, logos }: Static<typeof schema>) {
  return (
    <Section>
      <Title size="subtitle">{title}</Title>
      <ul className={`logos mt-8 ${evenColumns(logos.length)}`}>
        {logos.map((logo, at) => (
          <li key={at} className="logo">
            {logo.name}
          </li>
        ))}
      </ul>
    </Section>
  )
}
