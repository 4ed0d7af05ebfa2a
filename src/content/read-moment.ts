// Reads `publish` and `until` of entries, pages and blocks, and reports invalid moments.
import type { PathSpot, Reporter } from '../problems/finding.ts'
import { momentPattern } from '../schema/manifest/moment-pattern.ts'
import { momentOf } from './moments.ts'

export const isWrittenAsMoment = (text: string) => new RegExp(momentPattern, 'u').test(text)

/** Returns milliseconds since 1970; reports an invalid moment and returns undefined. The schema reports text of another form. */
export function readMoment(
  text: string,
  zone: string | undefined,
  at: PathSpot,
  report: Reporter<unknown, PathSpot>,
): number | undefined {
  if (zone === undefined) {
    report('zone-missing', at, {})
    return undefined
  }
  const found = momentOf(text, zone)
  if (found.kind === 'one') return found.at
  if (found.kind !== 'none') report('no-such-time', at, { ...found, text, zone })
  else if (isWrittenAsMoment(text)) report('bad-day', at, { text })
  return undefined
}

/** Reports a moment that a field holds, if no clock shows it. An hour that it shows twice may be meant. */
export function checkMoment(text: string, zone = 'UTC', at: PathSpot, report: Reporter<unknown, PathSpot>): void {
  const found = momentOf(text, zone)
  if (found.kind === 'none') report('bad-day', at, { text })
  if (found.kind === 'skipped') report('no-such-time', at, { ...found, text, zone })
}

/** Reports an `until` that is not after `publish`; `written` has both as texts. */
export function checkUntil(
  { publish, until }: { publish?: number; until?: number },
  written: Readonly<Record<string, unknown>>,
  at: PathSpot,
  report: Reporter<unknown, PathSpot>,
): void {
  if (publish === undefined || until === undefined || until > publish) return
  report('never-shown', at, { publish: String(written.publish), until: String(written.until) })
}
