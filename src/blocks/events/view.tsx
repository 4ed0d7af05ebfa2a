import type { Static } from '../../schema/vocabulary.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { classNames } from '../../ui/class-names.ts'
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
            <li
              key={at}
              className={classNames(
                'event',
                event.cancelled && 'event-cancelled',
                repeatsDay(shown, at) && 'event-again',
              )}
            >
              <EventDay event={event} language={language} repeats={repeatsDay(shown, at)} />
              <div>
                <Subtitle>{event.title}</Subtitle>
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

/** Returns whether the event has the same first and last day as the event before it. */
function repeatsDay(events: readonly Event[], at: number): boolean {
  const { day, to = day } = events[at] ?? {}
  const before = events[at - 1]
  return before !== undefined && before.day === day && (before.to ?? before.day) === to
}

interface EventPart {
  event: Event
  language: string
}

function EventDay({ event: { day, to }, language, repeats }: EventPart & { repeats: boolean }) {
  const isLong = to !== undefined && to !== day
  return (
    <p className="event-day">
      <time dateTime={day} className={repeats ? 'sr-only' : undefined}>
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
