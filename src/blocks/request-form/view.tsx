import type { Static } from '../../schema/vocabulary.ts'
import { BlockHead } from '../../ui/block-head.tsx'
import { Subtitle } from '../../ui/heading.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { Section } from '../../ui/section.tsx'
import { Panel } from './panel.tsx'
import type schema from './schema.ts'
import { SiteForm } from './site-form.tsx'

export default function RequestFormBlock({ form, title, text, formTitle, panel, notice }: Static<typeof schema>) {
  const formHeading = formTitle && `${form}-title`
  return (
    <Section>
      <div className={panel ? '' : 'split'}>
        <BlockHead title={title} text={text} />
        <div className={panel ? 'mt-12 grid gap-14 lg:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)] lg:gap-16' : ''}>
          <div className={panel ? 'min-w-0' : 'max-w-3xl min-w-0'}>
            {formTitle && (
              <div id={formHeading} className="mb-8">
                <Subtitle>{formTitle}</Subtitle>
              </div>
            )}
            <SiteForm name={form} labelledBy={formHeading} />
            {notice && (
              <div className="mt-6 text-muted">
                <Markdown text={notice} level={3} />
              </div>
            )}
          </div>
          {panel && <Panel {...panel} />}
        </div>
      </div>
    </Section>
  )
}
