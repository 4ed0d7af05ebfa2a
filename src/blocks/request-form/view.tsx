import type { Static } from '../../schema/vocabulary.ts'
import { BlockHead } from '../../ui/block-head.tsx'
import { Section } from '../../ui/section.tsx'
import { Panel } from './panel.tsx'
import type schema from './schema.ts'
import { TitledForm } from './titled-form.tsx'

export default function RequestFormBlock({ form, title, text, formTitle, panel, notice }: Static<typeof schema>) {
  return (
    <Section>
      <div className={panel ? 'form-beside' : 'split'}>
        <BlockHead title={title} text={text} above={panel !== undefined} />
        <div className={panel ? 'form-columns' : ''}>
          <div className={panel ? 'min-w-0' : 'max-w-3xl min-w-0'}>
            <TitledForm name={form} title={formTitle} notice={notice} />
          </div>
          {panel && <Panel {...panel} />}
        </div>
      </div>
    </Section>
  )
}
