// Checks fields of type `entry`: the named entry has to exist and to be shown whenever the naming entry is.
import { type Finding, finding } from '../problems/finding.ts'
import { nearest } from '../problems/nearest.ts'
import { offer } from '../problems/offer.ts'
import { groupsOnly } from '../site/groups.ts'
import type { Collection } from './collection.ts'
import type { Entry } from './entry.ts'
import { entryTitle } from './expand/article-block.ts'
import { writtenMoment } from './moments.ts'

export function deadReferences(
  { collections, findings }: { collections: ReadonlyMap<string, Collection>; findings: readonly Finding[] },
  now: number,
  zone: string | undefined,
): Finding[] {
  const found: Finding[] = []
  const misspelt = new Set(
    findings.flatMap(({ code, suggestion, at }) =>
      code === 'unknown-key' && suggestion === 'slug' && 'start' in at ? [at.file] : [],
    ),
  )
  /** Whether the text itself has a fault. */
  const isFaulty = (file: string, start: number, end: number) =>
    findings.some(({ at }) => 'start' in at && at.file === file && at.start >= start && at.start < end)
  /** Whether an entry has no name because its key is misspelt, which is reported there. */
  const hasMisspelt = (of = '') =>
    collections.get(of)?.entries.some(({ hasSlug, at }) => !hasSlug && misspelt.has(at.file))
  for (const collection of collections.values()) {
    const fields = [...collection.fields.values()].filter(({ type, of }) => type === 'entry' && !hasMisspelt(of))
    if (fields.length === 0) continue
    for (const entry of collection.entries)
      for (const { name, of = '', many } of fields) {
        const others = collections.get(of)
        if (!others) continue
        const value = entry.values[name]
        // Reported as no list.
        if (many && !Array.isArray(value)) continue
        for (const [at, slug] of (Array.isArray(value) ? value : [value]).entries()) {
          if (typeof slug !== 'string') continue
          const other = others.bySlug.get(slug)
          const why = other && whyNotShown(entry, other, now, zone)
          if (other && why === undefined) continue
          const known = [...others.bySlug.keys()]
          const near = other ? undefined : slugMeant(slug, others)
          const nameless = others.entries.find(({ hasSlug }) => !hasSlug)
          // All references to an empty collection, or to what may be an entry without a name, are dead for one reason.
          const isSame = (facts: Record<string, unknown>) =>
            facts.of === of && (known.length === 0 || facts.slug === slug)
          if ((known.length === 0 || nameless) && found.some(({ facts }) => isSame(groupsOnly(facts)))) continue
          const unnamed = nameless && entryTitle(nameless)
          const path = Array.isArray(value) ? [name, at] : [name]
          const { start, end } = entry.at.place({ path, on: 'value' })
          // Such as two lines that were joined to one.
          if (isFaulty(entry.at.file, start, end)) continue
          const facts = { slug, of, nearest: near, known, why, unnamed }
          found.push(finding('dead-reference', { start, end, file: entry.at.file }, facts, offer(near, false)))
        }
      }
  }
  return found
}

/** Returns the slug of the entry with this title, or the nearest slug; undefined when none is near. */
export function slugMeant(
  word: string,
  { entries, bySlug }: Pick<Collection, 'entries' | 'bySlug'>,
): string | undefined {
  const called = entries.find((entry) => entryTitle(entry).toLowerCase() === word.toLowerCase())
  return called?.slug ?? nearest(word, bySlug.keys())
}

type Schedule = Pick<Entry, 'draft' | 'publish' | 'until'>

/** Returns why the other entry is not always shown with this one from now on; undefined when it is. */
export function whyNotShown(
  entry: Schedule,
  other: Schedule,
  now: number,
  zone: string | undefined,
): string | undefined {
  const until = entry.until ?? Number.POSITIVE_INFINITY
  if (entry.draft || until <= now) return undefined
  if (other.draft) return 'is a draft'
  const from = Math.max(entry.publish ?? now, now)
  const momentIn = (at: number) => (zone === undefined ? new Date(at).toISOString() : writtenMoment(at, zone))
  if (other.publish !== undefined && other.publish > from) return `is not shown before ${momentIn(other.publish)}`
  if (other.until !== undefined && other.until < until) return `is not shown from ${momentIn(other.until)} on`
  return undefined
}
