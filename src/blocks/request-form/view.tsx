import type { Static } from '../../schema/vocabulary.ts'
import { useBlock } from '../../ui/block-context.tsx'
import { BlockHead } from '../../ui/block-head.tsx'
import { Subtitle } from '../../ui/heading.tsx'
import { Island } from '../../ui/island.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { usePageNeeds } from '../../ui/page-needs.ts'
import { Section } from '../../ui/section.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { Challenge } from './challenge.tsx'
import { Panel } from './panel.tsx'
import { RequestForm, type RequestFormProps } from './request-form.tsx'
import type schema from './schema.ts'

export default function RequestFormBlock({ form, title, text, formTitle, panel, notice }: Static<typeof schema>) {
  const { forms, backend, texts } = useSite()
  const { key } = useBlock()
  const declaration = forms.find(({ name }) => name === form)
  if (!declaration) throw new Error(`The site has no form called ${form}.`)
  const needs = usePageNeeds()
  if (declaration.fields.some(({ when }) => when)) needs?.scripts.add('conditions')
  const props: RequestFormProps = {
    declaration,
    backend,
    texts: { close: texts.close, mistake: texts.mistake, optional: texts.optional, sending: texts.sending },
    labelledBy: formTitle ? `${declaration.name}-title` : `${key}-title`,
  }
  return (
    <Section>
      <div className={panel ? '' : 'split'}>
        <BlockHead title={title} text={text} />
        <div className={panel ? 'mt-12 grid gap-14 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)] lg:gap-20' : ''}>
          <div className="max-w-3xl min-w-0">
            {formTitle && (
              <div id={`${declaration.name}-title`} className="mb-8">
                <Subtitle>{formTitle}</Subtitle>
              </div>
            )}
            <Island name="request-form" component={RequestForm} props={props} />
            {declaration.turnstile && <Challenge siteKey={declaration.turnstile.siteKey} />}
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
