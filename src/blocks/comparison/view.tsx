import type { Static } from '../../schema/vocabulary.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Subtitle, Title } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

type Span = Static<typeof schema>['spans'][number]

export default function Comparison({ title, text, spans, list }: Static<typeof schema>) {
  const days = Math.max(...spans.map((span) => span.to))
  return (
    <Section>
      <div className="grid gap-x-20 gap-y-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div>
          <Title>{title}</Title>
          {text && <p className="lead mt-5 max-w-xl text-muted">{withContactLinks(text)}</p>}
          <dl className="mt-12 grid gap-9">
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

function SpanRow({ span, days }: { span: Span; days: number }) {
  return (
    <div className={span.ours ? 'span span-ours' : 'span'}>
      <dt>{span.label}</dt>
      <dd className="span-value">{span.value}</dd>
      <dd className="span-bar">
        <svg aria-hidden="true" viewBox={`0 0 ${days} 4`} preserveAspectRatio="none">
          <rect className="span-track" width={days} height="4" />
          <rect className="span-fill" x={span.from} width={Math.max(span.to - span.from, days / 100)} height="4" />
        </svg>
      </dd>
      {span.note && <dd className="span-note">{withContactLinks(span.note)}</dd>}
    </div>
  )
}
