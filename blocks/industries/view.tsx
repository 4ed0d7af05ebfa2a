import { Points, Section, SectionHead, type Static, Subtitle } from 'lectern'
import type schema from './schema.ts'

export default function Industries({ title, text, labels, industries }: Static<typeof schema>) {
  return (
    <Section>
      <SectionHead title={title} text={text} above />
      <div className="industries">
        {industries.map((industry, at) => (
          <article key={at} className="industry">
            <Subtitle size="title" className="industry-title">
              {industry.title}
            </Subtitle>
            <div>
              <p className="industry-label">{labels.applications}</p>
              <Points items={industry.applications} />
            </div>
            <div>
              <p className="industry-label">{labels.painPoints}</p>
              <Points items={industry.painPoints} className="points-quiet" />
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}
