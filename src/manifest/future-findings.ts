// Finds errors that appear later: because pages or entries appear or disappear at a set moment, or a draft is published.
import { type Content, contentOf } from '../content/content-of.ts'
import { isShownAt } from '../content/entry.ts'
import { areWordsOfEntries, type ChangedEntryText, isSameOutsideFront } from '../content/known-entries.ts'
import { dayOf, writtenMoment } from '../content/moments.ts'
import { problemKind } from '../problems/catalogue.ts'
import { type Finding, finding } from '../problems/finding.ts'
import { withJoined } from '../problems/place.ts'
import { everyValue, isGroup, valueAt } from '../site/groups.ts'
import type { Cause } from './read/in-entries.ts'
import type { Memo } from './read/memo.ts'
import type { Expansion, Source } from './read/source.ts'
import type { Surroundings } from './sense/check.ts'
import { checkSense } from './sense/check-sense.ts'
import { type Draft, type DraftReading, draft } from './sense/draft.ts'
import type { WordGroup } from './sense/word-groups.ts'
import type { LinkUse } from './sense/written-links.ts'
import { standsForList } from './shape/as-list.ts'
import { checkShape } from './shape/check-shape.ts'

/** Future moments that are checked, nearest first. The next build checks the ones after them. */
const maxMoments = 12

/** Findings of an earlier load, and what they depend on. */
interface EarlierFindings {
  texts: ReadonlyMap<string, string>
  given: readonly unknown[]
  found: readonly Finding[]
  drafted: Draft
}

/**
 * Checks the source as of each moment's own day. `present` are the findings of today, which are not repeated. `ended` is called after each
 * moment, whose pages are garbage by then.
 */
export function futureFindings(
  source: Source,
  drafted: Draft,
  present: readonly Finding[],
  surroundings: Surroundings,
  { memo, ended }: { memo?: Memo; ended?: () => void } = {},
): readonly Finding[] {
  const { expansion } = source
  if (!expansion) return []
  const moments = expansion.changes.slice(0, maxMoments)
  if (!memo) return foundAt(moments, source, expansion, drafted, { present, surroundings, ended })
  const { publicFiles, publicText, isPublicOwn, pictureFault, pictureSize, released, launch } = surroundings
  const given = [
    ...[publicFiles, publicText, isPublicOwn, pictureFault, pictureSize, launch],
    JSON.stringify([moments, expansion.zone, [...(released ?? [])]]),
  ]
  const last: { known?: EarlierFindings } = memo.result('later problems', [], () => ({}))
  const found =
    last.known && isStillTrue(last.known, source, drafted, given)
      ? last.known.found
      : foundAt(moments, source, expansion, drafted, { present, surroundings, ended })
  // The texts and draft of now, so that none of an earlier load are kept in memory.
  last.known = { texts: source.allTexts, given, found, drafted }
  return found
}

/** Whether all that has changed is words of entries that are shown today, where the findings of today cover them, or of their translations. */
function isStillTrue(known: EarlierFindings, source: Source, drafted: Draft, now: readonly unknown[]): boolean {
  const { texts, given, found } = known
  const files = source.allTexts
  if (texts.size !== files.size || !given.every((one, at) => one === now[at])) return false
  const changed = [...files].flatMap(([file, text]) =>
    texts.get(file) === text ? [] : { file, before: texts.get(file), text },
  )
  if (changed.length === 0) return true
  const content = contentOf(source)
  const named = new Set(found.map(({ at }) => source.place(at).text.file))
  if (!content || changed.some(({ file }) => named.has(file))) return false
  return areWordsOfEntries(changed, content) || areOnlyShownToday(changed, content, source, known.drafted, drafted)
}

/**
 * Whether values of the changed entries appear later in no list or page that does not show them today, and pages of today lead where they did.
 * An entry that comes to a list moves others out of it, or to its next page; one that goes may move others in.
 */
function areOnlyShownToday(
  changed: readonly ChangedEntryText[],
  content: Content,
  { expansion }: Source,
  before: Draft,
  drafted: Draft,
): boolean {
  const { collections, now } = content
  if (!areWordsOfEntries(changed, content, isSameOutsideFront)) return false
  const causes = expansion?.changes.slice(0, maxMoments).flatMap((moment) => expansion.causesOf(moment)) ?? []
  const showsMore = ({ comes, entry, path }: Cause) =>
    entry ? !comes : comes && mayShowEntries(valueAt(content.written, path))
  if (causes.some(showsMore)) return false
  const entries = [...collections.values()].flatMap((one) => one.entries)
  const held = entries.filter((entry) => !isShownAt(entry, now))
  const references = new Set(held.flatMap(({ values }) => Object.values(values).flat()))
  const files = new Set(changed.map(({ file }) => file))
  return (
    !entries.some(({ slug, at }) => files.has(at.file) && references.has(slug)) &&
    JSON.stringify(before.readings.map(redirectsOf)) === JSON.stringify(drafted.readings.map(redirectsOf)) &&
    before.groups.length === drafted.groups.length &&
    drafted.groups.every((group, at) => group === before.groups[at] || leadsOf(group) === leadsOf(before.groups[at]))
  )
}

/** Whether a page or block lists entries or shows one, or uses a fragment, which may. */
const mayShowEntries = (written: unknown): boolean =>
  [...everyValue(written)].some(({ value: one }) =>
    isGroup(one)
      ? standsForList(one) || one.use !== undefined || one.type === 'entries' || one.type === 'article'
      : typeof one === 'string' && /\{\s*entry/.test(one),
  )

const redirectsOf = ({ redirects }: DraftReading) => redirects.map(({ from, to }) => [from, to])

/** Returns what a part refers to, and what may refer to it. */
function leadsOf(group: WordGroup | undefined): string {
  const { facts, of } = group ?? {}
  const { fragments = [], forms = [], files = [], anchors = [], openLinks = [] } = facts ?? {}
  const linked = openLinks.filter(({ kind }) => kind !== 'label')
  const words = [fragments, forms, files, anchors, linked].map((some) => some.map(({ value }) => value))
  return JSON.stringify([of?.path, words, facts?.names, facts?.links.map(({ to }) => to)])
}

function foundAt(
  moments: readonly number[],
  source: Source,
  { at, zone = 'UTC', withDrafts }: Expansion,
  drafted: Draft,
  { present, surroundings, ended }: { present: readonly Finding[]; surroundings: Surroundings; ended?: () => void },
): Finding[] {
  const known = new Set(present.map((one) => keyOf(one, source)))
  const found: Finding[] = []
  const times = moments.map((moment) => ({ moment, then: () => at(moment), today: dayOf(moment, zone) }))
  const now = dayOf(contentOf(source)?.now ?? 0, zone)
  const drafts = withDrafts ? [{ moment: undefined, then: withDrafts, today: now }] : []
  for (const { moment, then, today } of [...times, ...drafts]) {
    const later = then()
    const howFar = { uncertain: later.uncertain, complete: false }
    const differing = withoutUnchanged(draft(later.value), drafted)
    const sense = checkSense(differing, howFar, today, surroundings, true)
    for (const one of withJoined([...checkShape(later).findings, ...sense])) {
      const { severity, message, hint } = problemKind(one.code)
      const key = keyOf(one, later)
      // An address that ends by itself needs no redirect, which could not stand beside its page.
      if (severity !== 'error' || known.has(key) || one.code === 'lost-url') continue
      known.add(key)
      const spot = 'start' in one.at ? one.at : later.stretch(one.at)
      const facts = { message: message(one.facts), hint: hint(one.facts), then: one }
      if (moment === undefined) found.push(finding('draft-problem', spot, facts))
      else {
        const code = one.code === 'nothing-to-list' ? 'list-runs-out' : 'later-problem'
        found.push(finding(code, spot, { ...facts, moment: writtenMoment(moment, zone) }))
      }
    }
    ended?.()
  }
  return found
}

/**
 * Removes the strings of unchanged pages from a later draft, since today's checks cover them. Keeps pages with links to something that may be gone by
 * then.
 */
function withoutUnchanged(later: Draft, today: Draft): Draft {
  const known = new Set(today.groups)
  const left = new Set<WordGroup>()
  for (const reading of later.readings) {
    const { gone, others } = changedPages(
      today.readings.find(({ name }) => name === reading.name),
      reading,
    )
    const mayBeDead = ({ target }: LinkUse) => target.kind === 'page' && others.has(target.path)
    const mayLink = ({ facts }: WordGroup) =>
      facts.openLinks.some(({ kind }) => kind !== 'label') ||
      facts.targets.some((path) => gone.has(path)) ||
      facts.anchored.some(mayBeDead)
    for (const group of reading.groups) if (known.has(group) && !mayLink(group)) left.add(group)
  }
  const without = (groups: readonly WordGroup[]) => groups.filter((group) => !left.has(group))
  const readings = later.readings.map((reading) => ({ ...reading, groups: without(reading.groups) }))
  return { ...later, readings, groups: without(later.groups) }
}

/** Returns the paths of pages that are gone, and of pages that changed and may lack the target of a link. */
function changedPages(before: DraftReading | undefined, { pages }: DraftReading) {
  const gone = new Set<string>()
  const others = new Set<string>()
  for (const [path, { fields }] of before?.pages ?? []) {
    const now = pages.get(path)
    if (!now) gone.add(path)
    else if (now.fields !== fields) others.add(path)
  }
  return { gone, others }
}

function keyOf({ code, at }: Finding, source: Source): string {
  const { text, start } = source.place(at)
  return `${code} ${text.file} ${start}`
}
