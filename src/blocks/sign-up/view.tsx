import type { Static } from '../../schema/vocabulary.ts'
import { useBlock } from '../../ui/block-context.tsx'
import { Subtitle, Title } from '../../ui/heading.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { SiteForm } from '../request-form/site-form.tsx'
import type schema from './schema.ts'

export default function SignUp(props: Static<typeof schema>) {
  const { form, title, text, facts = [], image, formTitle, notice } = props
  const { key } = useBlock()
  const formHeading = formTitle && `${key}-form-title`
  return (
    <Section>
      <div className="sign-up">
        <div>
          <Title>{title}</Title>
          {text && (
            <div className="mt-6 text-lead">
              <Markdown text={text} level={3} />
            </div>
          )}
          {facts.length > 0 && (
            <dl className="sign-up-facts">
              {facts.map((fact, at) => (
                <div key={at}>
                  <dt>{fact.label}</dt>
                  <dd>{fact.value}</dd>
                </div>
              ))}
            </dl>
          )}
          {image && (
            <div className="sign-up-picture">
              <Picture {...image} sizes="(min-width: 64rem) 40vw, 92vw" />
            </div>
          )}
        </div>
        <div className="sign-up-form panel">
          {formTitle && (
            <div id={formHeading} className="mb-8">
              <Subtitle>{formTitle}</Subtitle>
            </div>
          )}
          <SiteForm name={form} labelledBy={formHeading} />
          {notice && (
            <div className="mt-6 text-muted">
              <Markdown text={notice} level={3} part={1} />
            </div>
          )}
        </div>
      </div>
    </Section>
  )
}
