import type { Static } from '../../schema/vocabulary.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { dayRangeIn } from '../../ui/dates.ts'
import { Subtitle } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { TermRows } from '../../ui/term-rows.tsx'
import type schema from './schema.ts'

export default function Hours(props: Static<typeof schema>) {
  const { title, text, days, holidays = [], holidaysTitle, note, action } = props
  const { language, today } = useSite()
  const toCome = holidays.filter(({ day, to = day }) => to >= today)
  return (
    <Section>
      <div className="split">
        <SectionHead title={title} text={text} action={action} />
        <div>
          <dl className="hours">
            <TermRows rows={days.map((line) => [line.days, line.times])} />
          </dl>
          {toCome.length > 0 && (
            <>
              {holidaysTitle && (
                <div className="mt-10">
                  <Subtitle size="small">{holidaysTitle}</Subtitle>
                </div>
              )}
              <dl className="hours holidays">
                {toCome.map((line, at) => (
                  <div key={at}>
                    <dt>
                      {dayRangeIn(language, line.day, line.to)}
                      {line.name && <span className="holiday-name">{line.name}</span>}
                    </dt>
                    <dd>{line.times}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          {note && <p className="mt-6 text-muted">{withContactLinks(note)}</p>}
        </div>
      </div>
    </Section>
  )
}
