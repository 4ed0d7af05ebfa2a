// Describes entries held back and the next scheduled change, for the output of a build.
import { writtenMoment } from '../content/moments.ts'
import type { Loaded } from '../manifest/load.ts'

/** Returns "2 entries held back, next change 2026-12-20 08:00 (UTC)."; undefined when neither applies. */
export function comingChanges({ source }: Pick<Loaded, 'source'>): string | undefined {
  const { held, changes, zone = 'UTC' } = source.expansion ?? { held: 0, changes: [] }
  const [next] = changes
  const parts = [
    ...(held > 0 ? [`${held} ${held === 1 ? 'entry' : 'entries'} held back`] : []),
    ...(next === undefined ? [] : [`next change ${writtenMoment(next, zone)} (${zone})`]),
  ]
  return parts.length === 0 ? undefined : `${parts.join(', ')}.`
}
