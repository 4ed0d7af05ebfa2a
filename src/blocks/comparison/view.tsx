import { drawings } from '../../drawings/drawings.ts'
import type { Static } from '../../schema/vocabulary.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Subtitle, Title } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { useSite } from '../../ui/site-context.tsx'
import type schema from './schema.ts'

type Span = Static<typeof schema>['spans'][number]

export default function Comparison({ title, text, spans, list }: Static<typeof schema>) {
  const days = Math.max(...spans.map((span) => span.to))
  return (
    <Section>
      <div className="grid gap-x-20 gap-y-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div>
          <Title>{title}</Title>
          {text && <p className="lead max-w-xl text-muted">{withContactLinks(text)}</p>}
          <dl className="mt-12 grid gap-10">
            {spans.map((span, at) => (
              <SpanRow key={at} span={span} days={days} />
            ))}
          </dl>
        </div>
        {list && (
          <div className="voices">
            <Subtitle>{list.title}</Subtitle>
            <ul className="voices-list">
              {list.items.map((item, at) => (
                <li key={at}>{withContactLinks(item)}</li>
              ))}
            </ul>
            {list.note && <p className="mt-6 text-muted">{withContactLinks(list.note)}</p>}
          </div>
        )}
      </div>
    </Section>
  )
}

interface SpanProps {
  span: Span
  /** Length of the scale: the end of the longest span. */
  days: number
}

function SpanRow({ span, days }: SpanProps) {
  const isDotted = drawings[useSite().theme.motif]?.isDotted === true && days <= maxDots
  return (
    <div className={span.ours ? 'span span-ours' : 'span'}>
      <dt>{span.label}</dt>
      <dd className="span-value">{span.value}</dd>
      <dd className="span-bar">
        {isDotted ? <DayDots span={span} days={days} /> : <SpanBar span={span} days={days} />}
      </dd>
      {span.note && <dd className="span-note">{withContactLinks(span.note)}</dd>}
    </div>
  )
}

function SpanBar({ span: { from, to }, days }: SpanProps) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${days} 4`} preserveAspectRatio="none" className="span-whole">
      <rect className="span-track" width={days} height="4" />
      <rect className="span-fill" x={from} width={Math.max(to - from, days / 100)} height="4" />
    </svg>
  )
}

/** Above this many days the dots would be too small to tell apart. */
const maxDots = 400

const dotRows = 3

/** One dot per day, column by column. A row is one line whose zero-length dashes with round caps look like dots. */
function DayDots({ span: { from, to }, days }: SpanProps) {
  const columns = Math.ceil(days / dotRows)
  const rowsFrom = (first: number, last: number) =>
    Array.from({ length: dotRows }, (_, row) => {
      const left = Math.ceil((first - 1 - row) / dotRows)
      const right = Math.floor((last - 1 - row) / dotRows)
      return left > right ? '' : `M${left * 10 + 5} ${row * 10 + 5}H${right * 10 + 5.1}`
    }).join('')
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${columns * 10} ${dotRows * 10}`}>
      <path className="span-dots" d={rowsFrom(1, days)} />
      <path className="span-dots span-dots-meant" d={rowsFrom(Math.max(1, from), to)} />
    </svg>
  )
}
