import type { Static } from '../../schema/vocabulary.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { useBlock } from '../../ui/block-context.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { evenColumns } from '../../ui/even-columns.ts'
import { Subtitle, Title } from '../../ui/heading.tsx'
import { Motif } from '../../ui/motif.tsx'
import type schema from './schema.ts'

export default function Hero({ tone, eyebrow, title, text, action, second, pillars }: Static<typeof schema>) {
  const { id, key } = useBlock()
  return (
    <section id={id} aria-labelledby={`${key}-title`}>
      <div className={tone === 'band' ? 'hero-stage band' : 'hero-stage'}>
        <div className="wrap motif-row hero-row">
          <div>
            {eyebrow && <p className="eyebrow">{eyebrow}</p>}
            <Title size="hero" className="max-w-4xl">
              {title}
            </Title>
            <p className="lead mt-6 max-w-2xl md:mt-8">{withContactLinks(text)}</p>
            {(action || second) && (
              <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4 md:mt-10">
                {action && <ActionLink {...action} />}
                {second && <ActionLink {...second} look="arrow" />}
              </p>
            )}
          </div>
          <Motif />
        </div>
      </div>
      {pillars && (
        <ul className={`wrap pillars ${evenColumns(pillars.length)}`}>
          {pillars.map((pillar, at) => (
            <li key={at} className="pillar">
              <Subtitle size="small">{pillar.title}</Subtitle>
              <p className="mt-2 text-muted">{withContactLinks(pillar.text)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
