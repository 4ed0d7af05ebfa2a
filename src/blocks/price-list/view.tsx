import type { Static } from '../../schema/vocabulary.ts'
import { ActionLine } from '../../ui/action-link.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Subtitle, Title } from '../../ui/heading.tsx'
import { Points } from '../../ui/points.tsx'
import { Section } from '../../ui/section.tsx'
import { TermRows } from '../../ui/term-rows.tsx'
import type schema from './schema.ts'

export default function PriceList({ title, text, prices, conditions, note, action }: Static<typeof schema>) {
  return (
    <Section tone="band">
      <div className="grid gap-x-20 gap-y-14 lg:grid-cols-2">
        <div>
          <Title>{title}</Title>
          <p className="lead">{withContactLinks(text)}</p>
          <ActionLine action={action} />
        </div>
        <div>
          <dl className="prices">
            <TermRows rows={prices.map((line) => [line.title, line.price])} className="figure-line" />
          </dl>
          {conditions && (
            <div className="mt-10">
              <Subtitle size="small">{conditions.title}</Subtitle>
              <Points items={conditions.items} className="mt-4" />
            </div>
          )}
          {note && <p className="mt-8 text-muted">{withContactLinks(note)}</p>}
        </div>
      </div>
    </Section>
  )
}
