import type { Static } from '../../schema/vocabulary.ts'
import { InnerBlock } from '../../ui/inner-block.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import type schema from './schema.ts'

export default function Columns({ title, text, split = 'even', blocks }: Static<typeof schema>) {
  return (
    <Section named={title !== undefined}>
      <SectionHead title={title} text={text} />
      <div
        className={`columns columns-${blocks.length} ${split === 'even' ? '' : `columns-${split}`} ${title || text ? 'mt-12' : ''}`.trim()}
      >
        {blocks.map((block, at) => (
          <div key={at} className="column">
            <InnerBlock block={block} at={at} />
          </div>
        ))}
      </div>
    </Section>
  )
}
