import type { Static } from '../../schema/vocabulary.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { TermRows } from '../../ui/term-rows.tsx'
import { TitledForm } from '../request-form/titled-form.tsx'
import type schema from './schema.ts'

export default function SignUp(props: Static<typeof schema>) {
  const { form, title, text, facts = [], image, formTitle, notice } = props
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
              <TermRows rows={facts.map(({ label, value }) => [label, withContactLinks(value)])} />
            </dl>
          )}
          {image && (
            <div className="sign-up-picture">
              <Picture {...image} sizes="(min-width: 64rem) 40vw, 92vw" />
            </div>
          )}
        </div>
        <div className="sign-up-form panel">
          <TitledForm name={form} title={formTitle} notice={notice} />
        </div>
      </div>
    </Section>
  )
}
