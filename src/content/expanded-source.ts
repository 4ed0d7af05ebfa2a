// Expands a manifest for one moment, in each of its languages, and traces every value of the result to where it is written.
import type { Cause, TracedPath } from '../manifest/read/in-entries.ts'
import type { Memo } from '../manifest/read/memo.ts'
import type { Expansion, Source, TranslatedValue } from '../manifest/read/source.ts'
import { publishedSchema } from '../manifest/shape/published-schema.ts'
import { finding, type Path } from '../problems/finding.ts'
import { SchemaWalk } from '../schema/schema-walk.ts'
import { groupsOnly, isGroup, valueAt } from '../site/groups.ts'
import { hashKey } from './collection.ts'
import { keepContent } from './content-of.ts'
import { type Entry, isShownAt } from './entry.ts'
import { entryTitle } from './expand/article-block.ts'
import { Changes, type TimedChange } from './expand/changes.ts'
import type { TranslationOf } from './expand/context.ts'
import { type ExpandOptions, expanded } from './expand/expand.ts'
import { MadePages } from './expand/made-pages.ts'
import { trace, tracing } from './expand/origins.ts'
import { ShownPaths } from './expand/shown-paths.ts'
import { entryRows, type KnownEntries, KnownEntry, usesTexts } from './known-entries.ts'
import { collectionsIn } from './languages.ts'
import type { ReadContent } from './read/read-collections.ts'
import { reportersTo } from './template-lines.ts'
import { outdatedIn } from './translation-status.ts'
import { wordsAt } from './words-at.ts'

/** What is the same at every moment. */
export interface SharedContent extends ReadContent, Pick<ExpandOptions, 'zone' | 'language'> {
  memo?: Memo
  only?: KnownEntries
}

const walk = new SchemaWalk(publishedSchema, () => undefined)

/** `value` is the manifest as written, `now` in milliseconds since 1970. `present`: pages of the moment that is built, for another moment. */
export function expandedSource(
  source: Source,
  value: Record<string, unknown>,
  content: SharedContent,
  now: number,
  present?: PagesOfMoment,
): Source {
  const { collections, zone, language, files } = content
  const { wanted } = content.only ?? {}
  const isMade = wanted && ((entry: Entry) => !(entry instanceof KnownEntry) && wanted.has(entry.at.file))
  const changes = new Changes()
  const entries = [...collections.values()].flatMap((one) => one.entries)
  addTimesOf(entries, changes)
  const findings = [...content.findings]
  const made = madePages(present ? `at ${now}` : '', content, { present })
  const shared = { walk, schema: publishedSchema, zone, changes, isMade, now }
  const whole = expanded(value, { ...shared, ...made, collections, language, ...reportersTo(findings, source) })
  const inLanguage = (tag: string, translationOf: TranslationOf): TranslatedValue => {
    const mistakes: TranslatedValue['mistakes'][number][] = []
    const inTag = expanded(value, {
      ...shared,
      ...madePages(`in ${tag} ${present ? `at ${now}` : ''}`, content, { translationOf }),
      collections: collectionsIn(collections, tag, translationOf),
      language: isLanguage(tag) ? tag : language,
      translationOf,
      // Mistakes of the text itself are reported once, in the first language.
      report(code, at, ...of) {
        const text = valueAt(value, at.path)
        const { part } = at
        if (typeof text !== 'string' || part === undefined || text.includes(part)) return
        // It is found once for each entry.
        if (mistakes.some((one) => one.text === text && one.part === part)) return
        mistakes.push({ text, part, found: finding(code, at, ...of) })
      },
      inEntry: () => () => {},
    })
    return { value: inTag, mistakes, trace: (path, part) => traced(inTag, content, value, path, part) }
  }
  const tracedWords = tracing(whole, value)
  const writtenAt = (path: Path) => {
    const { template, inEntry } = trace(whole, value, path)
    return inEntry ? undefined : valueAt(value, template)
  }
  const expansion: Expansion = {
    files,
    zone,
    writtenAt,
    inLanguage,
    changes: changes.after(now),
    held: held(entries, now),
    shown: new ShownPaths(whole, value, collections),
    rows: () => (usesTexts(value) ? undefined : entryRows(collections)),
    causesOf: (moment) => changes.of(moment).map((change) => causeIn(change, value, source)),
    at: (later) => expandedSource(source, value, content, later, present ?? made),
    withDrafts: entries.some(({ draft }) => draft)
      ? () => {
          const shown = { ...content, collections: withoutDrafts(collections), memo: undefined }
          return expandedSource(source, value, shown, now, present ?? made)
        }
      : undefined,
    trace: (path, part) => traced(whole, content, value, path, part),
    wordsAt: (path) => wordsAt(tracedWords(path), value, collections),
    outdatedIn: (tag) =>
      [...outdatedIn(collections, tag)].map(({ entry, translation, hash }) => {
        const { start, end, text } = translation.at.place({ path: [hashKey], on: 'value' })
        return { at: { start, end, file: text.file }, hash, title: entryTitle(entry) }
      }),
    filledBy(path) {
      const list = writtenAt(path)
      const collection = isGroup(list) ? collections.get(String(list.from)) : undefined
      return collection && { collection: collection.name, from: collection.from, entries: collection.entries.length }
    },
  }
  return source.withExpansion(whole, findings, keepContent(expansion, { collections, written: value, now }))
}

/** The collections as if no entry were a draft. */
function withoutDrafts(collections: SharedContent['collections']): SharedContent['collections'] {
  return new Map(
    [...collections].map(([name, one]) => {
      const shown = new Map(one.entries.map((entry) => [entry, entry.draft ? { ...entry, draft: false } : entry]))
      const bySlug = new Map([...one.bySlug].map(([slug, entry]) => [slug, shown.get(entry) ?? entry]))
      return [name, { ...one, entries: [...shown.values()], bySlug }]
    }),
  )
}

function addTimesOf(entries: readonly Entry[], changes: Changes): void {
  for (const entry of entries) {
    if (entry.draft) continue
    if (entry.publish !== undefined) changes.addEntry(entry.publish, true, entry)
    if (entry.until !== undefined) changes.addEntry(entry.until, false, entry)
  }
}

/** `made` is what `value` expands to. */
function traced(
  made: unknown,
  { collections }: Pick<SharedContent, 'collections'>,
  value: Record<string, unknown>,
  path: Path,
  part?: string,
): TracedPath {
  const { template, inEntry } = trace(made, value, path, part)
  if (!inEntry) return { template }
  const { entry, path: inside } = inEntry
  const field = String(inside[0])
  const type = collections.get(entry.collection)?.fields.get(field)?.type
  const isWords = field === 'body' || ['text', 'markdown', 'list', 'picture'].includes(type ?? '')
  const isTranslated = entry.translated?.has(field) === true
  return { template, inEntry: { place: entry.at, path: inside, isTranslated, isWords } }
}

/** Pages made earlier, and an object that changes with everything they depend on beside their questions. */
type PagesOfMoment = Pick<ExpandOptions, 'known' | 'given'>

/** `present`: pages of the moment that is built. */
function madePages(
  name: string,
  { collections, zone, language, memo }: SharedContent,
  { present, translationOf }: { present?: PagesOfMoment; translationOf?: TranslationOf },
): PagesOfMoment {
  const newPages = () => new MadePages(present?.known)
  if (!memo) return { known: newPages(), given: present?.given ?? {} }
  const known = memo.result(`pages ${name}`, [present?.known], newPages)
  if (present) return { known, given: present.given }
  const declared = [...collections.values()].map(({ name, fields }) => [name, [...fields.values()]])
  const given = [JSON.stringify([declared, zone, language]), translationOf]
  return { known, given: memo.result(`pages given ${name}`, given, () => ({})) }
}

function causeIn({ comes, path, entry, isOverBy }: TimedChange, value: unknown, source: Source): Cause {
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

/** Counts drafts and entries that are not published yet. */
const held = (entries: readonly Entry[], now: number) =>
  entries.filter((entry) => !isShownAt(entry, now) && !(entry.until !== undefined && entry.until <= now)).length

/** Whether the tag is well-formed. */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}
