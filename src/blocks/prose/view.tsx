import type { Static } from '../../schema/vocabulary.ts'
import { useBlock } from '../../ui/block-context.tsx'
import { Title } from '../../ui/heading.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

export default function Prose({ title, updated, text }: Static<typeof schema>) {
  const { opening } = useBlock()
  return (
    <Section>
      <div className="split">
        <div>
          <Title>{title}</Title>
          {updated && <p className="mt-4 text-muted">{updated}</p>}
        </div>
        <div className="max-w-[34rem]">
          <Markdown text={text} level={opening ? 2 : 3} />
        </div>
      </div>
    </Section>
  )
}
