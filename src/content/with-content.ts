// Expands a manifest with its collections into one source, of which every value can be traced to its line.
import { leavesOut } from '../manifest/read/left-out.ts'
import type { Memo } from '../manifest/read/memo.ts'
import type { Source } from '../manifest/read/source.ts'
import { Fault } from '../problems/fault.ts'
import { type Finding, finding, onValue } from '../problems/finding.ts'
import { nearest } from '../problems/nearest.ts'
import { offer } from '../problems/offer.ts'
import { groupsOnly, isGroup } from '../site/groups.ts'
import { declaredAsMeant } from './declared-as-meant.ts'
import { isOpenIn } from './expand/expand.ts'
import { expandedSource, isLanguage, type SharedContent } from './expanded-source.ts'
import type { KnownEntries } from './known-entries.ts'
import { otherTags } from './languages.ts'
import { isZone, momentOf, zoneMeant, zoneOrUtc } from './moments.ts'
import { type ReadFiles, readCollections } from './read/read-collections.ts'
import { deadReferences } from './references.ts'

export interface ContentOptions {
  read?: ReadFiles
  memo?: Memo
  /** The moment to build for: milliseconds since 1970, or a time in the site's zone. */
  now: number | string
  /** Files that may be named; left out, none is checked. */
  files?: ReadonlySet<string>
  /** Makes the pages of a few entries only, besides written pages; left out, of all. */
  only?: KnownEntries
}

/** Returns the same source when the manifest has neither collections nor anything scheduled. */
export function withContent(source: Source, options: ContentOptions): Source {
  const { value } = source
  if (
    !isGroup(value) ||
    !(isGroup(value.collections) || groupsOnly(value.site).timeZone !== undefined || isTimed(value))
  )
    return source
  const zone = zoneOf(value)
  const meant = declaredAsMeant(value, source)
  const content = readCollections(meant.value, {
    ...options,
    zone,
    languages: otherTags(value.languages),
    asWritten: meant.asWritten,
    included: source.parts.map(({ parsed }) => parsed.file),
  })
  const now = momentIn(options.now, zone)
  const { only } = options
  const dead = only || content.findings.some(leavesOut) ? [] : deadReferences(content, now, zone)
  const findings = [...content.findings, ...wrongZone(value), ...dead]
  const language = groupsOnly(value.site).language
  const shared: SharedContent = {
    ...content,
    findings,
    zone,
    language: typeof language === 'string' && isLanguage(language) ? language : 'en',
    memo: options.memo,
    only,
  }
  return expandedSource(source, value, shared, now)
}

function momentIn(at: number | string, zone = 'UTC'): number {
  if (typeof at === 'number') return at
  const found = momentOf(at, zone)
  if (found.kind === 'one') return found.at
  if (found.kind === 'none')
    throw new Fault('bad-moment', `There is no moment ${at}.`, 'Write a day, or a day and a time: "2026-12-20 08:00".')
  throw new Fault(
    'bad-moment',
    `The clock in ${zone} ${found.kind === 'skipped' ? 'skips' : 'shows two moments as'} ${at}.`,
    `Take "${found.before}" or "${found.after}".`,
  )
}

/** Whether a page, a block or a part of the layout is scheduled. */
const isTimed = (value: Record<string, unknown>) =>
  Object.values(groupsOnly(value.readings)).some(
    (reading) => isGroup(reading) && [reading.layout, ...Object.values(groupsOnly(reading.routes))].some(isOpenIn),
  )

/** A misspelt key is reported, and moments are read as it is meant. */
const zoneOf = (value: Record<string, unknown>): string | undefined => {
  const site = groupsOnly(value.site)
  const { timeZone = site[Object.keys(site).find((key) => nearest(key, ['timeZone'])) ?? ''] } = site
  return typeof timeZone === 'string' ? zoneOrUtc(timeZone) : undefined
}

function wrongZone(value: Record<string, unknown>): Finding[] {
  const { timeZone } = groupsOnly(value.site)
  if (typeof timeZone !== 'string' || isZone(timeZone)) return []
  const near = zoneMeant(timeZone)
  const facts = { zone: timeZone, nearest: near }
  return [finding('unknown-zone', onValue(['site', 'timeZone']), facts, offer(near, false))]
}
