import type { Static } from '../../schema/vocabulary.ts'
import { ActionLine } from '../../ui/action-link.tsx'
import { Title } from '../../ui/heading.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

const drawings = {
  note: 'M12 10.5v6M12 7.2v.1',
  tip: 'M7.5 12.5l3 3 6-6.5',
  warning: 'M12 6.8v6.4M12 16.6v.1',
} as const

export default function Callout({ kind = 'note', title, text, action }: Static<typeof schema>) {
  return (
    <Section room="tight" named={title !== undefined}>
      <div className={kind === 'warning' ? 'callout panel callout-warning' : 'callout panel'}>
        <svg aria-hidden="true" viewBox="0 0 24 24" className="callout-mark">
          <path d={kind === 'warning' ? 'M12 2L23 21.5H1z' : 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z'} />
          <path d={drawings[kind]} />
        </svg>
        <div>
          {title && <Title size="small">{title}</Title>}
          <Markdown text={text} level={3} />
          <ActionLine action={action} look="arrow" className="mt-3" />
        </div>
      </div>
    </Section>
  )
}
