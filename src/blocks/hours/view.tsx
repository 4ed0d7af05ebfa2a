import type { Static } from '../../schema/vocabulary.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { dayRangeIn } from '../../ui/dates.ts'
import { Subtitle } from '../../ui/heading.tsx'
import { usePageNeeds } from '../../ui/page-needs.ts'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { weekdaysOf } from '../opening-hours.ts'
import type schema from './schema.ts'

export default function Hours(props: Static<typeof schema>) {
  const { title, text, days, holidays = [], holidaysTitle, note, action } = props
  const { language, today, timeZone = '' } = useSite()
  const toCome = holidays.filter(({ day, to = day }) => to >= today)
  // Where no line says its weekdays, none can be marked as today.
  const hasToday = days.some(({ exactly }) => exactly)
  const needs = usePageNeeds()
  if (hasToday) needs?.scripts.add('today')
  return (
    <Section>
      <div className="split">
        <SectionHead title={title} text={text} action={action} />
        <div data-zone={hasToday ? timeZone : undefined}>
          <dl className="hours">
            {days.map((line, at) => (
              <div key={at} data-weekdays={line.exactly?.flatMap(weekdaysOf).join('')}>
                <dt>{line.days}</dt>
                <dd>{line.times}</dd>
              </div>
            ))}
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
                  <div key={at} data-from={line.day} data-to={line.to ?? line.day}>
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
