import type { Static } from '../../schema/vocabulary.ts'
import { ActionLine } from '../../ui/action-link.tsx'
import { useBlock } from '../../ui/block-context.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { useFit } from '../../ui/fitted.tsx'
import { Title } from '../../ui/heading.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section, useBleed } from '../../ui/section.tsx'
import { TermRows } from '../../ui/term-rows.tsx'
import type schema from './schema.ts'

export default function Case(props: Static<typeof schema>) {
  const { client, title, image, question, done, figure, facts = [], action } = props
  const { opening } = useBlock()
  const bleed = useBleed() ?? ''
  return (
    <Section>
      {client && <p className="eyebrow">{client}</p>}
      <Title className="max-w-5xl">{title}</Title>
      {image && (
        <div className={`case-picture ${bleed}`.trim()}>
          <Picture {...image} sizes="(min-width: 120rem) 96rem, 92vw" />
        </div>
      )}
      <div className="case">
        {question && <p className="case-question">{withContactLinks(question)}</p>}
        <div className="case-done">
          <Markdown text={done} level={opening ? 2 : 3} />
          <ActionLine action={action} look="arrow" />
        </div>
        {(figure || facts.length > 0) && (
          <dl className="case-facts">
            {figure && <Figure {...figure} />}
            <TermRows rows={facts.map(({ label, value }) => [label, withContactLinks(value)])} />
          </dl>
        )}
      </div>
    </Section>
  )
}

/** Ems of text that fit in the figure's column. */
const narrowColumn = 4

function Figure({ value, label }: { value: string; label: string }) {
  const fit = useFit(value, narrowColumn)
  return (
    <div className="case-figure">
      <dt>{label}</dt>
      <dd className={`case-value ${fit ?? ''}`.trim()}>{fit ? <span>{value}</span> : value}</dd>
    </div>
  )
}
