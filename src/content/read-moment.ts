// Reads `publish` and `until` of entries, pages and blocks, and reports invalid moments.
import { type Finding, finding } from '../problems/finding.ts'
import { momentPattern } from '../schema/manifest/moment-pattern.ts'
import { momentOf } from './moments.ts'

const isWrittenAsMoment = (text: string) => new RegExp(momentPattern, 'u').test(text)

/** Returns milliseconds since 1970; reports an invalid moment and returns undefined. The schema reports text of another form. */
export function readMoment(
  text: string,
  zone: string | undefined,
  report: (of: (at: Finding['at']) => Finding) => void,
): number | undefined {
  if (zone === undefined) {
    report((at) => finding('zone-missing', at, {}))
    return undefined
  }
  const found = momentOf(text, zone)
  if (found.kind === 'one') return found.at
  if (found.kind !== 'none') report((at) => finding('no-such-time', at, { ...found, text, zone }))
  else if (isWrittenAsMoment(text)) report((at) => finding('bad-day', at, { text }))
  return undefined
}

/** Whether `until` is not after `publish`. */
export const isCrossed = ({ publish, until }: { publish?: number; until?: number }): boolean =>
  publish !== undefined && until !== undefined && until <= publish

export const neverShown =
  ({ publish, until }: Readonly<Record<string, unknown>>) =>
  (at: Finding['at']): Finding =>
    finding('never-shown', at, { publish: String(publish), until: String(until) })
