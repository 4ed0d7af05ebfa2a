import type { Static } from '../../schema/vocabulary.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { dayIn, dayRangeIn, timeIn } from '../../ui/dates.ts'
import { Subtitle } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useSite } from '../../ui/site-context.tsx'
import type schema from './schema.ts'
import { type Event, shownEvents } from './shown-events.ts'

export default function Events({ title, text, events, past = 'hide', none }: Static<typeof schema>) {
  const { language, today } = useSite()
  const shown = shownEvents(events, past, today)
  return (
    <Section>
      <SectionHead title={title} text={text} />
      {shown.length > 0 && (
        <ol className="events mt-12">
          {shown.map((event, at) => (
            <li key={at} className={event.cancelled ? 'event event-cancelled' : 'event'}>
              <EventDay event={event} language={language} />
              <div>
                <Subtitle size="small">{event.title}</Subtitle>
                {event.with && <p className="event-with">{event.with}</p>}
                {event.text && <p className="mt-2 text-muted">{withContactLinks(event.text)}</p>}
                {event.cancelled && <p className="event-why">{event.cancelled}</p>}
              </div>
              <EventFacts event={event} language={language} />
            </li>
          ))}
        </ol>
      )}
      {shown.length === 0 && none && <p className="lead mt-8">{withContactLinks(none)}</p>}
    </Section>
  )
}

interface EventPart {
  event: Event
  language: string
}

function EventDay({ event: { day, to }, language }: EventPart) {
  const isLong = to !== undefined && to !== day
  return (
    <p className="event-day">
      <time dateTime={day}>
        <span className="event-number">{dayIn(language, day, { day: 'numeric' })}</span>{' '}
        <span className="event-month">{dayIn(language, day, { month: 'short', year: 'numeric' })}</span>{' '}
        <span className="event-weekday">
          {isLong ? dayRangeIn(language, day, to) : dayIn(language, day, { weekday: 'long' })}
        </span>
      </time>
    </p>
  )
}

function EventFacts({ event: { starts, ends, place, price, action, title }, language }: EventPart) {
  const times = starts && [timeIn(language, starts), ends && timeIn(language, ends)].filter(Boolean).join(' – ')
  if (!(times || place || price || action)) return null
  return (
    <div className="event-facts">
      {times && <p className="figure-line">{times}</p>}
      {place && <p>{withContactLinks(place)}</p>}
      {price && <p>{price}</p>}
      {action && (
        <p>
          <ActionLink {...action} look="arrow" about={title} />
        </p>
      )}
    </div>
  )
}
