import type { Static } from '../../schema/vocabulary.ts'
import type { Site } from '../../site/model.ts'
import type { Thing } from '../json-ld.ts'
import { offersIn } from '../offer.ts'
import type schema from './schema.ts'
import { type Event, shownEvents } from './shown-events.ts'

/** The events that are shown, without placeholders. */
export default ({ events, past = 'hide' }: Static<typeof schema>, site: Site): Thing[] =>
  shownEvents(events, past, site.today).flatMap((event) => (event.placeholder ? [] : [eventThing(event, site)]))

const at = (day: string, time: string | undefined) => (time === undefined ? day : `${day}T${time}`)

function eventThing(event: Event, { name, business }: Site): Thing {
  const { title, day, to = day, starts, ends, text, place, price, cancelled } = event
  const { street, locality } = business?.address ?? {}
  const address = place === undefined && street !== undefined ? [street, locality].join(', ') : place
  return {
    '@type': 'Event',
    name: title,
    startDate: at(day, starts),
    ...((to !== day || ends !== undefined) && { endDate: at(to, ends) }),
    ...(text !== undefined && { description: text }),
    eventStatus: `https://schema.org/${cancelled === undefined ? 'EventScheduled' : 'EventCancelled'}`,
    location: { '@type': 'Place', name: place ?? name, ...(address !== undefined && { address }) },
    ...offersIn(price, business?.currency),
  }
}
