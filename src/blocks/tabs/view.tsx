import type { Static } from '../../schema/vocabulary.ts'
import { useBlock } from '../../ui/block-context.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import type schema from './schema.ts'

/** A group of `details` with a shared name, of which the browser opens one at a time. Works without script or ARIA. */
export default function Tabs({ title, text, tabs }: Static<typeof schema>) {
  const { key } = useBlock()
  return (
    <Section>
      <SectionHead title={title} text={text} />
      <div className={`tabs tabs-${tabs.length} mt-10`}>
        {tabs.map((tab, at) => (
          <details key={at} name={`${key}-tabs`} open={at === 0}>
            <summary>{tab.label}</summary>
            <div className={tab.image ? 'tab tab-pictured' : 'tab'}>
              <Markdown text={tab.text} level={3} part={at} />
              {tab.image && (
                <div>
                  <Picture {...tab.image} sizes="(min-width: 64rem) 28rem, 90vw" />
                </div>
              )}
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}
