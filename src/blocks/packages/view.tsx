import type { Static } from '../../schema/vocabulary.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Subtitle } from '../../ui/heading.tsx'
import { Motif } from '../../ui/motif.tsx'
import { Points } from '../../ui/points.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import type schema from './schema.ts'

export default function Packages({ title, text, labels, packages }: Static<typeof schema>) {
  return (
    <Section>
      <SectionHead title={title} text={text} above />
      <ol className="packages mt-12">
        {packages.map((one, at) => (
          <li key={at} className="package">
            <Motif scale="small" order={(at + 1) / packages.length} className="package-drawing" />
            <div className="package-head">
              <Subtitle>{one.title}</Subtitle>
              <p className="lead">{withContactLinks(one.summary)}</p>
              {one.action && <ActionLink {...one.action} look="arrow" about={one.title} className="mt-6" />}
            </div>
            <dl className="package-body">
              <div>
                <dt className="label">{labels.when}</dt>
                <dd>{withContactLinks(one.when)}</dd>
              </div>
              <div>
                <dt className="label">{labels.get}</dt>
                <dd>
                  <Points items={one.get} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  )
}
