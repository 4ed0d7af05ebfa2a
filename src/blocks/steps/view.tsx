import type { Static } from '../../schema/vocabulary.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { evenColumns } from '../../ui/even-columns.ts'
import { Subtitle } from '../../ui/heading.tsx'
import { Motif } from '../../ui/motif.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import type schema from './schema.ts'

type Props = Static<typeof schema>

export default function Steps({ title, text, look = 'ledger', steps }: Props) {
  return look === 'drawn' ? (
    <Section>
      <SectionHead title={title} text={text} above />
      <ol className={`drawn-steps mt-12 ${evenColumns(steps.length)}`}>
        {steps.map((step, at) => (
          <li key={at}>
            <Motif
              scale="small"
              order={steps.length < 2 ? 1 : (at / (steps.length - 1)) * 1.05}
              className="drawn-step-motif"
            />
            <Subtitle>
              {step.step && <span className="drawn-step-number">{step.step}</span>}
              {step.title}
            </Subtitle>
            <p className="mt-3 text-muted">{withContactLinks(step.description)}</p>
          </li>
        ))}
      </ol>
    </Section>
  ) : (
    <Section>
      <div className="split">
        <SectionHead title={title} text={text} />
        <ol className="ledger">
          {steps.map((step, at) => (
            <li key={at}>
              <span className={step.step && step.step.length > 2 ? 'ledger-step' : 'ledger-step ledger-number'}>
                {step.step ?? at + 1}
              </span>
              <div>
                <Subtitle size="small">{step.title}</Subtitle>
                <p className="mt-2 text-muted">{withContactLinks(step.description)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
