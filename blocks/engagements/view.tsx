import { ActionLink, Section, SectionHead, type Static, Subtitle, Tag, usePage, withContactLinks } from 'lectern'
import type schema from './schema.ts'

export default function Engagements({ title, text, cards }: Static<typeof schema>) {
  const { texts } = usePage().site
  return (
    <Section tone="raised">
      <SectionHead title={title} text={text} above />
      <ul className="engagements">
        {cards.map((card, at) => (
          <li key={at} className={card.recommended ? 'engagement engagement-recommended band' : 'engagement'}>
            {card.recommended && <Tag>{texts.recommended}</Tag>}
            <Subtitle>{card.title}</Subtitle>
            <p className="engagement-summary">{withContactLinks(card.summary)}</p>
            <p className="engagement-terms">
              {card.price && <span className="engagement-price">{card.price}</span>}
              {card.duration && <span>{card.duration}</span>}
            </p>
            <ActionLink {...card.action} look="arrow" about={card.title} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
