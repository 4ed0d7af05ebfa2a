import type { Static } from '../../schema/vocabulary.ts'
import type schema from './schema.ts'

type Props = Static<typeof schema>
export type Event = Props['events'][number]

/** Sorts events by date and time and filters them by `past`. An event whose last day is today is not past. */
export function shownEvents(events: readonly Event[], past: NonNullable<Props['past']>, today: string): Event[] {
  const isPast = ({ day, to = day }: Event) => to < today
  const sorted = [...events].sort((one, other) => compare(`${one.day} ${one.starts}`, `${other.day} ${other.starts}`))
  if (past === 'keep') return sorted
  return past === 'only' ? sorted.filter(isPast).reverse() : sorted.filter((event) => !isPast(event))
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
