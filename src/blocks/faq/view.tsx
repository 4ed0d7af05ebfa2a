import type { Static } from '../../schema/vocabulary.ts'
import { Markdown } from '../../ui/markdown.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import type schema from './schema.ts'

export default function Faq({ title, text, questions, action }: Static<typeof schema>) {
  return (
    <Section>
      <div className="split">
        <SectionHead title={title} text={text} action={action} look="arrow" />
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
