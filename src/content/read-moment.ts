// `publish` and `until`, of entries, pages and blocks: the moment that is meant, or what is wrong with it.
import { type Finding, finding } from '../problems/finding.ts'
import { momentPattern } from '../schema/manifest/moment-pattern.ts'
import { momentOf } from './moments.ts'

const isWrittenAsMoment = (text: string) => new RegExp(momentPattern, 'u').test(text)

/** Undefined, with a problem reported, for what is none; what does not look like one is left to the schema. */
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

/** Whether it is gone before it comes. */
export const isCrossed = ({ publish, until }: { publish?: number; until?: number }): boolean =>
  publish !== undefined && until !== undefined && until <= publish

export const neverShown =
  ({ publish, until }: Readonly<Record<string, unknown>>) =>
  (at: Finding['at']): Finding =>
    finding('never-shown', at, { publish: String(publish), until: String(until) })
