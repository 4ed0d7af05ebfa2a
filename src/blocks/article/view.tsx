import type { Static } from '../../schema/vocabulary.ts'
import { headingsIn } from '../../site/markdown.ts'
import { Arrow } from '../../ui/action-link.tsx'
import { useBlock } from '../../ui/block-context.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { dayIn } from '../../ui/dates.ts'
import { Title } from '../../ui/heading.tsx'
import { stepWords } from '../../ui/list-steps.ts'
import { Markdown } from '../../ui/markdown.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { useSite } from '../../ui/site-context.tsx'
import type schema from './schema.ts'

type Props = Static<typeof schema>

const written: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }

export default function Article({
  title,
  lead,
  day,
  author,
  image,
  text,
  contents,
  blocks,
  before,
  after,
  order,
}: Props) {
  const { opening } = useBlock()
  const { texts, language } = useSite()
  const words = stepWords(texts, order)
  const level = opening || title === undefined ? 2 : 3
  return (
    <Section named={title !== undefined}>
      <article className="article">
        {title && <Title>{title}</Title>}
        {(day || author) && (
          <p className="article-by">
            {day && <time dateTime={day}>{dayIn(language, day, written)}</time>}
            {day && author && ' · '}
            {author}
          </p>
        )}
        {lead && <p className="lead mt-5">{withContactLinks(lead)}</p>}
        {image && (
          <div className="article-picture">
            <Picture {...image} sizes="(min-width: 120rem) 96rem, 92vw" />
          </div>
        )}
        {text && contents && <Contents text={text} />}
        {text && <Markdown text={text} level={level} anchored blocks={blocks} />}
      </article>
      {(before || after) && (
        <nav aria-label={texts.pages} className="article-neighbours">
          {before && <Neighbour {...before} word={words.before} rel="prev" />}
          {after && <Neighbour {...after} word={words.after} rel="next" />}
        </nav>
      )}
    </Section>
  )
}

/** Table of contents; renders nothing for fewer than two headings. */
function Contents({ text }: { text: string }) {
  const { texts } = useSite()
  const headings = headingsIn(text)
  if (headings.length < 2) return null
  return (
    <nav aria-label={texts.contents} className="article-contents">
      <p className="text-muted">{texts.contents}</p>
      <ul>
        {headings.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface NeighbourProps {
  label: string
  to: string
  word: string
  rel: 'prev' | 'next'
}

function Neighbour({ label, to, word, rel }: NeighbourProps) {
  return (
    <a href={to} rel={rel} className={rel === 'prev' ? 'article-prev' : undefined}>
      <span className="text-muted">
        {rel === 'prev' && <Arrow />} {word} {rel === 'next' && <Arrow />}
      </span>{' '}
      <span>{label}</span>
    </a>
  )
}
