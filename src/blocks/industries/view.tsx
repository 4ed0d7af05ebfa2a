import type { Static } from '../../schema/vocabulary.ts'
import { Subtitle } from '../../ui/heading.tsx'
import { Points } from '../../ui/points.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import type schema from './schema.ts'

export default function Industries({ title, text, labels, industries }: Static<typeof schema>) {
  return (
    <Section>
      <SectionHead title={title} text={text} />
      <div className="mt-12">
        {industries.map((industry, at) => (
          <article key={at} className="industry">
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
