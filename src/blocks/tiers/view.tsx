import type { Static } from '../../schema/vocabulary.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Subtitle } from '../../ui/heading.tsx'
import { Points } from '../../ui/points.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TermRows } from '../../ui/term-rows.tsx'
import type schema from './schema.ts'

type Props = Static<typeof schema>

export default function Tiers({ title, text, labels, tiers }: Props) {
  return (
    <Section>
      <SectionHead title={title} text={text} above />
      <div className="mt-12">
        {tiers.map((tier, at) => (
          <Tier key={at} tier={tier} labels={labels} />
        ))}
      </div>
    </Section>
  )
}

function Tier({ tier, labels }: { tier: Props['tiers'][number]; labels: Props['labels'] }) {
  const { texts } = useSite()
  return (
    <article className={tier.recommended ? 'tier tier-recommended' : 'tier'}>
      <div className="tier-head">
        {tier.recommended && <Tag>{texts.recommended}</Tag>}
        <Subtitle>{tier.title}</Subtitle>
        <p className="tier-price">{tier.price}</p>
        <p className="tier-duration">{tier.duration}</p>
        <ActionLink {...tier.action} look={tier.recommended ? 'button' : 'quiet'} about={tier.title} className="mt-8" />
      </div>
      <dl className="tier-body">
        <div className="md:row-span-3">
          <dt>{labels.get}</dt>
          <dd>
            <Points items={tier.get} />
          </dd>
        </div>
        <TermRows
          rows={(['idealFor', 'timeline', 'scope'] as const).map((part) => [
            labels[part],
            withContactLinks(tier[part]),
          ])}
        />
      </dl>
    </article>
  )
}
