import type { Static } from '../../schema/vocabulary.ts'
import { Subtitle, Title } from '../../ui/heading.tsx'
import { Points } from '../../ui/points.tsx'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

export default function Industries({ title, text, labels, industries }: Static<typeof schema>) {
  return (
    <Section>
      <Title className="max-w-3xl">{title}</Title>
      {text && <p className="lead mt-5 max-w-2xl text-muted">{text}</p>}
      <div className="mt-12">
        {industries.map((industry) => (
          <article key={industry.title} className="industry">
            <Subtitle className="industry-title">{industry.title}</Subtitle>
            <div>
              <p className="label">{labels.applications}</p>
              <Points items={industry.applications} />
            </div>
            <div>
              <p className="label">{labels.painPoints}</p>
              <Points items={industry.painPoints} className="points-quiet" />
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}
