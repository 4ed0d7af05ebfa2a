import type { Static } from '../../schema/vocabulary.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

export default function Faq({ title, text, questions, action }: Static<typeof schema>) {
  return (
    <Section>
      <div className="split">
        <div>
          <Title>{title}</Title>
          {text && <p className="lead mt-5 text-muted">{withContactLinks(text)}</p>}
          {action && (
            <p className="mt-8">
              <ActionLink {...action} look="arrow" />
            </p>
          )}
        </div>
        <div className="faq">
          {questions.map(({ question, answer, open }, at) => (
            <details key={at} open={open}>
              <summary>{question}</summary>
              <Markdown text={answer} level={3} part={at} />
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
