// Expands a manifest with its collections into one source, of which every value can be traced to its line.

import type { Cause } from '../manifest/read/in-entries.ts'
import { leavesOut } from '../manifest/read/left-out.ts'
import type { Memo } from '../manifest/read/memo.ts'
import type { Expansion, Source, Translated } from '../manifest/read/source.ts'
import { publishedSchema } from '../manifest/shape/published-schema.ts'
import { Fault } from '../problems/fault.ts'
import { type Finding, finding, onValue, type Path } from '../problems/finding.ts'
import { offer } from '../problems/offer.ts'
import { SchemaWalk } from '../schema/schema-walk.ts'
import { groupsOnly, isGroup, valueAt } from '../site/groups.ts'
import { hashKey } from './collection.ts'
import { keepContent } from './content-of.ts'
import { declaredAsMeant } from './declared-as-meant.ts'
import type { Entry } from './entry.ts'
import { isShownAt } from './entry.ts'
import { titleOf } from './expand/article-block.ts'
import { type Change, Changes } from './expand/changes.ts'
import type { Context, TranslationOf } from './expand/context.ts'
import { type Expanding, expanded, isOpenIn } from './expand/expand.ts'
import { MadePages } from './expand/made-pages.ts'
import { trace, tracing } from './expand/origins.ts'
import { ShownPaths } from './expand/shown-paths.ts'
import { type KnownEntries, KnownEntry, rowsOf, usesTexts } from './known-entries.ts'
import { collectionsIn, otherTags } from './languages.ts'
import { isZone, momentOf, zoneMeant, zoneOrUtc } from './moments.ts'
import { type ReadContent, type ReadFiles, readCollections } from './read/read-collections.ts'
import { deadReferences } from './references.ts'
import { outdatedIn } from './translation-status.ts'
import { wordsAt } from './words-at.ts'

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

const walk = new SchemaWalk(publishedSchema, () => undefined)

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
  })
  const now = momentIn(options.now, zone)
  const { only } = options
  const dead = only || content.findings.some(leavesOut) ? [] : deadReferences(content.collections, now, zone)
  const findings = [...content.findings, ...wrongZone(value), ...dead]
  const language = groupsOnly(value.site).language
  const shared: Shared = {
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

const zoneOf = (value: Record<string, unknown>): string | undefined => {
  const { timeZone } = groupsOnly(value.site)
  return typeof timeZone === 'string' ? zoneOrUtc(timeZone) : undefined
}

function wrongZone(value: Record<string, unknown>): Finding[] {
  const { timeZone } = groupsOnly(value.site)
  if (typeof timeZone !== 'string' || isZone(timeZone)) return []
  const near = zoneMeant(timeZone)
  const facts = { zone: timeZone, nearest: near }
  return [finding('unknown-zone', onValue(['site', 'timeZone']), facts, offer(near, false))]
}

/** Data that is the same at every moment. */
interface Shared extends ReadContent, Pick<Expanding, 'zone' | 'language'> {
  memo?: Memo
  only?: KnownEntries
}

function expandedSource(
  source: Source,
  value: Record<string, unknown>,
  content: Shared,
  now: number,
  present?: Made,
): Source {
  const { collections, zone, language } = content
  const made = madePages(present ? `at ${now}` : '', content, { present })
  const findings: Finding[] = [...content.findings]
  const changes = new Changes()
  const entries = [...collections.values()].flatMap((one) => one.entries)
  for (const entry of entries) {
    if (entry.draft) continue
    if (entry.publish !== undefined) changes.addEntry(entry.publish, true, entry)
    if (entry.until !== undefined) changes.addEntry(entry.until, false, entry)
  }
  const seen = new Set<string>()
  const lacksEntries = findings.some(leavesOut)
  const report: Context['report'] = (code, spot, ...of) => {
    // A mistake in a template is found once for each entry.
    const key = JSON.stringify(spot)
    if (seen.has(key)) return
    seen.add(key)
    // The missing entry may be in a file that could not be read.
    if (code !== 'dead-reference' || !lacksEntries) findings.push(finding(code, source.stretch(spot), ...of))
  }
  const inEntry: Context['inEntry'] = (entry, template) => {
    const there = { at: source.stretch({ path: template, on: 'entry' }), message: templateWords }
    return (code, spot, facts, extras) => {
      const { start, end } = entry.at.place(spot)
      const related = [...(extras?.related ?? []), there]
      findings.push(finding(code, { start, end, file: entry.at.file }, facts, { ...extras, related }))
    }
  }
  const { wanted } = content.only ?? {}
  const isMade = wanted && ((entry: Entry) => !(entry instanceof KnownEntry) && wanted.has(entry.at.file))
  const shared = { walk, schema: publishedSchema, zone, changes, isMade }
  const whole = expanded(value, { ...shared, ...made, now, collections, language, report, inEntry })
  const traced = (made: unknown) => (path: Path, part?: string) => {
    const { template, inEntry } = trace(made, value, path, part)
    if (!inEntry) return { template }
    const { entry, path: inside } = inEntry
    const field = String(inside[0])
    const type = collections.get(entry.collection)?.fields.get(field)?.type
    const isWords = field === 'body' || type === 'text' || type === 'markdown' || type === 'list'
    return {
      template,
      inEntry: { place: entry.at, path: inside, isTranslated: entry.translated?.has(field) === true, isWords },
    }
  }
  const tracedWords = tracing(whole, value)
  const inLanguage = (tag: string, translationOf: TranslationOf): Translated => {
    const made = expanded(value, {
      ...shared,
      ...madePages(`in ${tag} ${present ? `at ${now}` : ''}`, content, { translationOf }),
      now,
      collections: collectionsIn(collections, tag, translationOf),
      language: isLanguage(tag) ? tag : language,
      translationOf,
      // Mistakes are reported once, in the first language.
      report() {},
      inEntry: () => () => {},
    })
    return { value: made, trace: traced(made) }
  }
  const expansion: Expansion = {
    files: content.files,
    rows: () => (usesTexts(value) ? undefined : rowsOf(collections)),
    changes: changes.after(now),
    causesOf: (moment) => changes.of(moment).map((change) => causeIn(change, value, source)),
    held: held(entries, now),
    zone,
    at: (later) => expandedSource(source, value, content, later, present ?? made),
    trace: traced(whole),
    shown: new ShownPaths(whole, value, collections),
    outdatedIn: (tag) =>
      [...outdatedIn(collections, tag)].map(({ entry, translation, hash }) => {
        const { start, end, text } = translation.at.place({ path: [hashKey], on: 'value' })
        return { at: { start, end, file: text.file }, hash, title: titleOf(entry) }
      }),
    writtenAt(path) {
      const { template, inEntry } = trace(whole, value, path)
      return inEntry ? undefined : valueAt(value, template)
    },
    filledBy(path) {
      const list = expansion.writtenAt(path)
      const collection = isGroup(list) ? collections.get(String(list.from)) : undefined
      return collection && { collection: collection.name, from: collection.from, entries: collection.entries.length }
    },
    wordsAt: (path) => wordsAt(tracedWords(path), value, collections),
    inLanguage,
  }
  return source.withExpansion(whole, findings, keepContent(expansion, { collections, written: value, now }))
}

/** Pages made earlier, and an object that changes with everything they depend on beside their questions. */
type Made = Pick<Expanding, 'known' | 'given'>

/** `present`: pages of the moment that is built. */
function madePages(
  name: string,
  { collections, zone, language, memo }: Shared,
  { present, translationOf }: { present?: Made; translationOf?: TranslationOf },
): Made {
  const newPages = () => new MadePages(present?.known)
  if (!memo) return { known: newPages(), given: present?.given ?? {} }
  const known = memo.result(`pages ${name}`, [present?.known], newPages)
  if (present) return { known, given: present.given }
  const declared = [...collections.values()].map(({ name, fields }) => [name, [...fields.values()]])
  const given = [JSON.stringify([declared, zone, language]), translationOf]
  return { known, given: memo.result(`pages given ${name}`, given, () => ({})) }
}

function causeIn({ comes, path, entry, isOverBy }: Change, value: unknown, source: Source): Cause {
  const key = isOverBy ?? (comes ? 'publish' : 'until')
  if (!entry) {
    const { type } = groupsOnly(valueAt(value, path))
    const at = source.stretch({ path: [...path, key], on: 'entry' })
    return { comes, path, ...(typeof type === 'string' && { type }), at }
  }
  const { collection, slug, at } = entry
  const { start, end } = at.place({ path: [key], on: 'entry' })
  const isOver = isOverBy !== undefined
  return { comes, path, entry: { collection, slug }, ...(isOver && { isOver }), at: { start, end, file: at.file } }
}

const templateWords = 'the line of the page that takes it from there'

/** Adds the template's line to findings in entries, as a related place. */
export function withTemplates(findings: readonly Finding[], source: Source): Finding[] {
  if (!source.expansion) return [...findings]
  return findings.map((one) => {
    const at = 'on' in one.at ? source.templateOf(one.at) : undefined
    return at ? { ...one, related: [...(one.related ?? []), { at, message: templateWords }] } : one
  })
}

/** Counts drafts and entries that are not published yet. */
const held = (entries: readonly Entry[], now: number) =>
  entries.filter((entry) => !isShownAt(entry, now) && !(entry.until !== undefined && entry.until <= now)).length

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}
