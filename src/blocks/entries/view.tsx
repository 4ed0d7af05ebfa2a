import type { Static } from '../../schema/vocabulary.ts'
import { ActionLine, Arrow } from '../../ui/action-link.tsx'
import { useBlock } from '../../ui/block-context.tsx'
import { classNames } from '../../ui/class-names.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { evenColumns } from '../../ui/even-columns.ts'
import { Subtitle } from '../../ui/heading.tsx'
import { stepWords } from '../../ui/list-steps.ts'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { StretchedLink } from '../../ui/stretched-link.tsx'
import type schema from './schema.ts'

type Props = Static<typeof schema>
type Item = NonNullable<Props['items']>[number]

export default function Entries({ title, text, look = 'list', items = [], empty, more, pages, filters }: Props) {
  const { texts } = useSite()
  return (
    <Section named={title !== undefined}>
      {title && <SectionHead title={title} text={text} above={look === 'cards'} />}
      {filters && <Filters filters={filters} />}
      {items.length === 0 ? (
        <p className="mt-10 text-muted">{withContactLinks(empty ?? texts.noEntries)}</p>
      ) : (
        <ul
          className={classNames(
            'entries',
            `entries-${look}`,
            look === 'cards' && evenColumns(items.length),
            (title || filters) && 'mt-10',
          )}
        >
          {items.map((item, at) => (
            <li key={at}>
              <Entry item={item} look={look} untitled={title === undefined} />
            </li>
          ))}
        </ul>
      )}
      {pages && <Pages {...pages} />}
      <ActionLine action={more} look="arrow" className="mt-10" />
    </Section>
  )
}

function Entry({ item, look, untitled }: { item: Item; look: NonNullable<Props['look']>; untitled: boolean }) {
  const { title, text, to, image, day, dayText, topics } = item
  return (
    <>
      {look === 'cards' && image && (
        <div className="entry-picture">
          <Picture {...image} sizes="(min-width: 60rem) 24rem, 90vw" leadsTo={to} />
        </div>
      )}
      {dayText && (
        <p className="entry-day">
          <time dateTime={day}>{dayText}</time>
        </p>
      )}
      <Subtitle size="small" untitled={untitled} leadsTo={to}>
        <StretchedLink to={to}>{title}</StretchedLink>
      </Subtitle>
      {look !== 'rows' && text && <p className="text-muted">{withContactLinks(text)}</p>}
      {look !== 'rows' && topics && topics.length > 0 && <p className="entry-topics">{topics.join(' · ')}</p>}
    </>
  )
}

function Filters({ filters }: { filters: NonNullable<Props['filters']> }) {
  const { texts } = useSite()
  return (
    <nav aria-label={texts.topics} className="mt-8">
      <ul className="entry-filters">
        {filters.map(({ label, to, current }, at) => (
          <li key={at}>
            <a href={to} aria-current={current ? 'page' : undefined}>
              {label === '' ? texts.everything : label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Pages({ now, count, before, after, order }: NonNullable<Props['pages']>) {
  const { texts } = useSite()
  const { key } = useBlock()
  const words = stepWords(texts, order)
  return (
    <nav aria-label={texts.pages} className="entry-pages mt-12" id={`${key}-pages`}>
      {before && (
        <a href={before} rel="prev" className="arrow-link is-back">
          <Arrow />
          {words.before}
        </a>
      )}
      <span>
        {now} / {count}
      </span>
      {after && (
        <a href={after} rel="next" className="arrow-link">
          {words.after}
          <Arrow />
        </a>
      )}
    </nav>
  )
}
