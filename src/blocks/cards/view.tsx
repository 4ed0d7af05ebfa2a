import type { Static } from '../../schema/vocabulary.ts'
import { ActionLine } from '../../ui/action-link.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { evenColumns } from '../../ui/even-columns.ts'
import { Subtitle } from '../../ui/heading.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { StretchedLink } from '../../ui/stretched-link.tsx'
import type schema from './schema.ts'

const sizes = {
  even: '(min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 92vw',
  mosaic: '(min-width: 48rem) 68vw, 92vw',
  list: '(min-width: 48rem) 40vw, 92vw',
} as const

export default function Cards({ title, text, look = 'even', cards, action }: Static<typeof schema>) {
  // The last of an odd number takes the row.
  const wide = look === 'mosaic' && cards.length % 2 === 1 ? cards.at(-1) : undefined
  const grid = look === 'even' ? evenColumns(cards.length) : `cards-${look}`
  return (
    <Section named={title !== undefined}>
      <SectionHead title={title} text={text} above={look === 'mosaic'} />
      <ul className={`cards ${grid} ${title || text ? 'mt-12' : ''}`}>
        {cards.map((card, at) => (
          <li key={at} className="card">
            {card.image && <Picture {...card.image} sizes={card === wide ? '92vw' : sizes[look]} leadsTo={card.to} />}
            <div className="card-words">
              {card.label && <p className="card-label">{card.label}</p>}
              <Subtitle untitled={!title} leadsTo={card.to}>
                <StretchedLink to={card.to}>{card.title}</StretchedLink>
              </Subtitle>
              {card.text && <p className="mt-2 text-muted">{withContactLinks(card.text)}</p>}
            </div>
          </li>
        ))}
      </ul>
      <ActionLine action={action} look="arrow" className="mt-12" />
    </Section>
  )
}
