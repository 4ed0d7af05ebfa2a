// Checks an entry against its schema, reports faults and converts the valid values to what pages show.
import { isDay } from '../../../supabase/functions/_shared/day.ts'
import { Source } from '../../manifest/read/source.ts'
import type { ShapeFault } from '../../manifest/shape/ajv-faults.ts'
import { shapeFindings } from '../../manifest/shape/check-shape.ts'
import {
  type Finding,
  finding,
  onEntry,
  onKey,
  onValue,
  type Path,
  type PathSpot,
  type Reporter,
  type Spot,
} from '../../problems/finding.ts'
import { offer } from '../../problems/offer.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { groupsOnly, isGroup } from '../../site/groups.ts'
import { tagMeant } from '../../site/language-tag.ts'
import { slugged } from '../../site/slug.ts'
import { withoutCode } from '../../site/without-code.ts'
import { type DeclaredCollection, hashKey, reservedKeys } from '../collection.ts'
import { type Entry, type EntryTranslation, slugPattern } from '../entry.ts'
import { isTranslatedField } from '../languages.ts'
import { checkMoment, checkUntil, readMoment } from '../read-moment.ts'
import { schemaFaults } from '../schema-faults.ts'
import { entryFolder, picturesBeside } from './pictures-beside.ts'
import type { RawEntry, RawTranslation } from './raw-entry.ts'
import { type EntrySurroundings, shownField, shownValue } from './shown-values.ts'

export interface CheckedEntry {
  entry: Entry
  findings: Finding[]
}

export function checkedEntry(
  raw: RawEntry,
  declared: DeclaredCollection,
  schema: SchemaNode,
  around: EntrySurroundings,
): CheckedEntry {
  const { value, at } = raw
  const findings: Finding[] = []
  const report: Reporter<unknown, PathSpot> = (code, at, ...of) => {
    findings.push(finding(code, placed(at, raw), ...of))
  }
  const faults = schemaFaults(schema, value).filter(
    ({ keyword, path, key = '' }) => !(keyword === 'required' && path.length === 0 && raw.lacking?.has(key)),
  )
  if (faults.length > 0)
    findings.push(...findingsOf(faults, raw).map((one) => withLanguageMeant(one, declared, around.languages)))
  const wrong = new Set(faults.map(({ path }) => String(path[0])))
  const found = { raw, declared, wrong, around, report }
  const moments = momentsIn(found)
  findings.push(...namesIn(value, raw, declared))
  const slug = slugIn(found)
  const was = formerNamesIn(value, report)
  const unknownIn = new Set(faults.flatMap(({ keyword, path: [name] }) => (keyword === 'unknown' ? [name] : [])))
  const meant = new Set(findings.flatMap(({ code, suggestion }) => (code === 'unknown-key' ? [suggestion] : [])))
  const folder = entryFolder(at.file, declared.from)
  const entry: Entry = {
    collection: declared.name,
    slug: slug ?? '',
    values: Object.fromEntries(
      [...declared.fields.values()].flatMap((field) => {
        const { name, type } = field
        // A picture with a misspelt key has no path yet that could be resolved.
        if (type === 'picture' && unknownIn.has(name)) return []
        const isLost = type === 'date' && wrong.has(name)
        return shownField(isLost ? undefined : value[name], field, meant.has(name), folder, around)
      }),
    ),
    titleField: ownTitleField(declared),
    body: raw.body,
    blocks: raw.blocks.map((block) => picturesBeside(block.value, folder, around)),
    draft: value.draft === true,
    placeholder: value.placeholder === true,
    ...moments,
    was: was.filter(isFormerName),
    hasSlug: slug !== undefined && slugPattern.test(slug),
    at,
  }
  return { entry, findings }
}

interface FoundEntry {
  raw: RawEntry
  declared: DeclaredCollection
  /** Names of fields that the schema rejects. */
  wrong: ReadonlySet<string>
  around: EntrySurroundings
  report: Reporter<unknown, PathSpot>
}

/** Returns the moments between which the entry is shown; reports these and fields that are no moment or day. */
function momentsIn({ raw: { value }, declared, wrong, around, report }: FoundEntry): Pick<Entry, 'publish' | 'until'> {
  const moment = (key: 'publish' | 'until'): number | undefined => {
    const text = value[key]
    if (typeof text !== 'string' || wrong.has(key)) return undefined
    return readMoment(text, around.zone, onValue([key]), report)
  }
  const moments = { publish: moment('publish'), until: moment('until') }
  checkUntil(moments, value, onValue(['until']), report)
  for (const { name, type } of declared.fields.values()) {
    const text = value[name]
    if (typeof text !== 'string' || wrong.has(name)) continue
    if (type === 'date' && !isDay(text)) report('bad-day', onValue([name]), { text })
    if (type === 'moment') checkMoment(text, around.zone, onValue([name]), report)
  }
  return moments
}

function slugIn({ raw, declared, wrong, report }: FoundEntry): string | undefined {
  const { slug: written } = raw.value
  const isWritten = typeof written === 'string'
  const slug = isWritten ? written : raw.slug
  // A field of the type `name` has been reported already.
  const isReported = [...declared.fields.values()].some(({ name, type }) => type === 'name' && wrong.has(name))
  if (slug !== undefined && !slugPattern.test(slug) && !isReported)
    report('bad-slug', isWritten ? onValue(['slug']) : onEntry([]), { slug, meant: slugged(slug) })
  return slug
}

function formerNamesIn({ was }: Record<string, unknown>, report: FoundEntry['report']): string[] {
  const names = Array.isArray(was) ? was.filter((one): one is string => typeof one === 'string') : []
  for (const [index, name] of names.entries())
    if (!isFormerName(name)) report('bad-name', onValue(['was', index]), ...misnamedBefore(name))
  return names
}

/** Answers `title.iw` with `title.he`, where the site writes the language so. */
function withLanguageMeant(one: Finding, { fields }: DeclaredCollection, languages: readonly string[] = []): Finding {
  const { key, known } = groupsOnly(one.facts)
  const [, name = '', tag] = (one.code === 'unknown-key' && /^(.+)\.([\w-]+)$/.exec(String(key))) || []
  const meant = tag && fields.has(name.replace(/\..*/, '')) ? tagMeant(tag, languages) : undefined
  if (meant === undefined) return one
  const near = `${name}.${meant}`
  return { ...one, facts: { ...groupsOnly(one.facts), known, nearest: near }, ...offer(near, false) }
}

/** Matches `{facts.phone}`, which only texts of the manifest fill in. */
const nameInBraces = /\{(?:facts|site|build|entry)\.[\w.-]+[^{}\n]*\}/g

/** Reports names in braces in the words of an entry, which would be shown as they are written. */
function namesIn(
  value: Record<string, unknown>,
  { at, body }: Pick<RawEntry, 'at' | 'body'>,
  declared: DeclaredCollection,
): Finding[] {
  const words = [...declared.fields.values()].flatMap(({ name, type }): [string, unknown, boolean][] =>
    type === 'text' || type === 'markdown' ? [[name, value[name], type === 'markdown']] : [],
  )
  return [...words, ['body', body, true] as const].flatMap(([name, text, isMarkdown]) => {
    if (typeof text !== 'string' || !text.includes('{')) return []
    return [...(isMarkdown ? withoutCode(text) : text).matchAll(nameInBraces)].map(([written]) =>
      finding('name-in-entry', placed(onValue([name], written), { at }), { written }),
    )
  })
}

const isFormerName = (name: string): boolean => slugPattern.test(name) && !/\.md$/i.test(name)

/** `/news/rates.md` → `rates` */
function misnamedBefore(name: string) {
  const last = slugged(name.replace(/\/+$/, '').replace(/^.*\//, '').replace(/\.md$/i, ''))
  const meant = isFormerName(last) ? last : undefined
  const rule = 'Write the last part of its address, as in "rates-2026".'
  return [{ name, what: 'a former name of an entry', rule, meant }, offer(meant, false)] as const
}

/** `titulo`: the first field for a text, where no field has the name that lists look for. */
function ownTitleField({ fields }: DeclaredCollection): string | undefined {
  if (fields.has('title') || fields.has('name')) return undefined
  return [...fields.values()].find(({ type, isOfNoType }) => type === 'text' && !isOfNoType)?.name
}

/** Checks a translation of an entry. `once` is the entry's own file. */
export function checkedTranslation(
  raw: RawTranslation,
  declared: DeclaredCollection,
  schema: SchemaNode,
  { once, ...around }: EntrySurroundings & { once: string },
): { translation: EntryTranslation; findings: Finding[] } {
  const { at, body } = raw
  const [value = {}, ofOnce = {}] = parted(raw.value, (key) => isWrittenOnce(key, declared))
  const faults = schemaFaults(schema, value)
  const wrong = new Set(faults.map(({ path }) => String(path[0])))
  const isOfItem = ({ keyword, path: [name = ''], key }: ShapeFault) =>
    keyword === 'unknown' && declared.fields.get(String(name))?.fields.some((one) => one.name === key)
  const onceInItems = faults.filter(isOfItem).map(({ path, key = '' }) => ({ key, at: onKey(...path, key) }))
  const folder = entryFolder(at.file, declared.from)
  const blocks = raw.blocks.map((block) => picturesBeside(block.value, folder, around))
  const values = Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const field = declared.fields.get(name)
      return field && !wrong.has(name) ? [[name, shownValue(one, field, folder, around)]] : []
    }),
  )
  const of = value[hashKey]
  return {
    translation: { values, body, blocks, ...(typeof of === 'string' && { of }), at },
    findings: [
      ...findingsOf(
        faults.filter((fault) => !isOfItem(fault)),
        { at, value },
      ),
      ...namesIn(value, raw, declared),
      ...[...Object.keys(ofOnce).map((key) => ({ key, at: onKey(key) })), ...onceInItems].map(({ key, at }) =>
        finding('written-once', placed(at, raw), { key, file: once }),
      ),
    ],
  }
}

/** Whether a key of a translation belongs in the entry itself. */
const isWrittenOnce = (key: string, { fields }: DeclaredCollection): boolean => {
  const field = fields.get(key)
  return field ? !isTranslatedField(field) : (reservedKeys as readonly string[]).includes(key)
}

/** Splits the non-empty values by `isOther`; empty ones are not translated yet. */
function parted(value: Record<string, unknown>, isOther: (key: string) => boolean): Record<string, unknown>[] {
  const filled = filledIn(value)
  return [filled.filter(([key]) => !isOther(key)), filled.filter(([key]) => isOther(key))].map((some) =>
    Object.fromEntries(some),
  )
}

const filledIn = (group: Record<string, unknown>): [string, unknown][] =>
  Object.entries(group).flatMap(([key, one]) => {
    const filled = withoutEmpty(one)
    return filled === undefined ? [] : [[key, filled]]
  })

/** Takes empty texts out, below too; undefined when nothing is left. Items of lists keep their positions, so an empty text among them stays. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty)
    const isEmpty = items.length > 0 && items.every((item) => item === undefined)
    return isEmpty ? undefined : items.map((item, at) => item ?? (value[at] === '' ? '' : {}))
  }
  if (!isGroup(value)) return value === null || value === '' ? undefined : value
  const filled = filledIn(value)
  return filled.length === 0 ? undefined : Object.fromEntries(filled)
}

/** Converts a spot relative to the entry into offsets of its file. */
function placed(spot: Spot, { at }: Pick<RawEntry, 'at'>): Spot {
  if ('start' in spot) return { ...spot, file: at.file }
  const { start, end } = at.place(spot)
  return { start, end, file: at.file }
}

/** Converts faults into the findings that the same faults in a manifest have. */
function findingsOf(faults: readonly ShapeFault[], { at, value }: Pick<RawEntry, 'at' | 'value'>): Finding[] {
  const source = new Source(at.parsed)
  const below = faults.map((fault) => ({ ...fault, path: [...at.pathOf(fault.path)] }))
  const findings = shapeFindings(below, isGroup(source.value) ? source : new Source({ ...at.parsed, value }))
  return findings.map((one) => {
    const spot = 'start' in one.at ? { ...one.at, file: at.file } : source.stretch(one.at)
    const { holder } = (one.facts ?? {}) as { holder?: string }
    const ofEntry = isOfEntry(one.at.path, at.pathOf([])) || holder === 'the manifest'
    const facts = ofEntry && holder !== undefined ? { ...(one.facts as object), holder: 'the entry' } : one.facts
    return { ...one, facts, at: spot, ...(one.fix?.before ? { fix: undefined } : {}) }
  })
}

/** Whether a path leads to a top-level key of the entry. */
const isOfEntry = (path: Path | undefined, entry: Path) => (path?.length ?? 0) <= entry.length + 1
