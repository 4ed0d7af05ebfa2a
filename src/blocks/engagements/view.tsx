import type { Static } from '../../schema/vocabulary.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Subtitle } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useSite } from '../../ui/site-context.tsx'
import type schema from './schema.ts'

export default function Engagements({ title, text, cards }: Static<typeof schema>) {
  const { texts } = useSite()
  return (
    <Section tone="raised">
      <SectionHead title={title} text={text} />
      <ul className="engagements mt-12">
        {cards.map((card, at) => (
          <li key={at} className={card.recommended ? 'engagement engagement-recommended band' : 'engagement'}>
            {card.recommended && <p className="tag">{texts.recommended}</p>}
            <Subtitle>{card.title}</Subtitle>
            <p className="mt-4">{withContactLinks(card.summary)}</p>
            <p className="engagement-terms">
              {card.price && <span className="figure-line">{card.price}</span>}
              {card.duration && <span>{card.duration}</span>}
            </p>
            <ActionLink {...card.action} look="arrow" about={card.title} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
