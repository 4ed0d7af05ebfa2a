// Reads all collections with their entries and reports mistakes in them.
import type { StoredRow } from '../../manifest/read/entry-row.ts'
import { filesThere } from '../../manifest/read/include.ts'
import type { Memo } from '../../manifest/read/memo.ts'
import type { IncludedFile } from '../../manifest/read/parsed.ts'
import type { AsWritten } from '../../manifest/read/source.ts'
import { isFault } from '../../problems/fault.ts'
import { type Finding, finding, firstTime, onValue, type PathSpot } from '../../problems/finding.ts'
import { nearest } from '../../problems/nearest.ts'
import { offer } from '../../problems/offer.ts'
import { remembered } from '../../remembered.ts'
import { valueAt } from '../../site/groups.ts'
import { type Collection, type DeclaredCollection, declaredCollections } from '../collection.ts'
import type { Entry } from '../entry.ts'
import { entrySchema, translationSchema } from '../entry-schema.ts'
import { type KnownEntries, KnownEntry } from '../known-entries.ts'
import { checkOrder } from '../order.ts'
import { sorted } from '../select.ts'
import { type CheckedEntry, checkedEntry } from './checked-entry.ts'
import { type ContentFile, readFile } from './read-file.ts'
import type { EntrySurroundings } from './shown-values.ts'
import {
  endsInTag,
  type FileInLanguage,
  translationsBeside,
  translationsOf,
  withoutEntry,
  withWords,
} from './translations.ts'

/** Returns the files that match a pattern below the manifest's folder. Throws a Fault when there are none or one cannot be read. */
export type ReadFiles = (pattern: string) => IncludedFile[]

export interface ReadContent {
  collections: ReadonlyMap<string, Collection>
  files: readonly ContentFile[]
  findings: Finding[]
}

interface CollectionReadOptions extends EntrySurroundings {
  read?: ReadFiles
  memo?: Memo
  /** Language tags in which file names may end: `rates.de.md`. */
  languages: readonly string[]
  asWritten: AsWritten
  /** Set for a load that makes the pages of a few entries only. */
  only?: KnownEntries
  /** Names of the files that the manifest includes. */
  included: readonly string[]
}

const place = /^content\/(?:[\w.-]+\/)*(?:\*\.md|[\w.-]+\.(?:csv|json|ya?ml))$/

export const readCollections = (value: unknown, reading: CollectionReadOptions): ReadContent =>
  new CollectionReader(value, reading).read()

/** Whether a finding is of a line whose meaning was guessed, or of a key that may be in a line that could not be read. */
const followsFromSyntax = ({ code, at }: Finding, files: readonly ContentFile[]): boolean =>
  files.some(
    ({ file, parsed, entries }) =>
      'start' in at &&
      at.file === file &&
      ((code === 'missing-key' && entries.length === 1 && parsed.findings.length > 0) ||
        (parsed.guessed.size > 0 && parsed.guessed.has(parsed.lines.pointAt(at.start).line))),
  )

class CollectionReader {
  private readonly collections = new Map<string, Collection>()
  private readonly files: ContentFile[] = []
  private readonly findings: Finding[] = []
  private readonly declared: readonly DeclaredCollection[]
  private readonly pictures: object | undefined

  constructor(
    private readonly value: unknown,
    private readonly reading: CollectionReadOptions,
  ) {
    this.declared = declaredCollections(value)
    this.pictures = picturesOf(reading)
  }

  read(): ReadContent {
    const { collections, files, findings, reading } = this
    for (const one of this.declared) {
      const path = ['collections', one.name, 'order']
      const order = valueAt(this.value, path)
      checkOrder(order, reading.asWritten(path), one.fields.keys(), (...of) => void findings.push(finding(...of)))
      const rows = reading.only?.rows[one.name]
      const collection = reading.only && rows ? this.withKnown(one, rows, reading.only) : this.collectionOf(one)
      collections.set(one.name, collection)
    }
    if (!reading.only) findings.push(...unreadBeside([...collections.values()], reading, findings))
    return { collections, files, findings }
  }

  private collectionOf(one: DeclaredCollection): Collection {
    const { reading } = this
    const at = onValue(reading.asWritten(['collections', one.name, 'from']))
    const known = new Set(this.declared.map(({ from }) => from))
    const all = filesOf(one, at, { ...reading, known }, this.findings)
    const { files, translations, others, findings } = translationsBeside(all, reading.languages)
    this.findings.push(...findings)
    const declared = this.known(one)
    const lone = [...translations].flatMap(([of, beside]) => (files.some(({ file }) => file === of) ? [] : beside))
    this.findings.push(...withoutEntry(lone, files))
    this.files.push(...[...lone, ...others].map((one) => readFile(one, declared, reading)))
    const entries = files.flatMap((file) => this.entriesOf(file, translations.get(file.file) ?? [], declared))
    const bySlug = this.bySlug(entries)
    this.findings.push(...wasTwice(entries, bySlug))
    return { ...declared, entries: sorted(entries, declared, declared.order), bySlug }
  }

  /** Returns the object of an equal declaration, since results of entries are cached by its fields. */
  private known(declared: DeclaredCollection): DeclaredCollection {
    const { memo, zone, languages } = this.reading
    const signature = JSON.stringify([declared, [...declared.fields.values()], zone, languages])
    return memo?.result(`collection ${declared.name}`, [signature], () => declared) ?? declared
  }

  /** Returns the entries of a file with their translations, from the memo where neither has changed, and notes their findings. */
  private entriesOf(...of: Parameters<typeof this.readEntries>): Entry[] {
    const { files, checked } = this.readEntries(...of)
    this.files.push(...files)
    const isBroken = files.some((file) => file.isBroken)
    for (const { findings } of files) this.findings.push(...findings)
    if (!isBroken)
      for (const { findings } of checked)
        this.findings.push(...findings.filter((one) => !followsFromSyntax(one, files)))
    return checked.map(({ entry }) => entry)
  }

  private readEntries(one: IncludedFile, beside: readonly FileInLanguage[], declared: DeclaredCollection): FileEntries {
    const { reading, pictures } = this
    const work = (): FileEntries => {
      const file = readFile(one, declared, reading)
      const others = beside.map(({ tag, ...other }) => ({ tag, file: readFile(other, declared, reading) }))
      const checked = file.entries.map((raw): CheckedEntry => {
        const own = checkedEntry(raw, declared, schemaOf(declared), reading)
        const ofRow = translationsOf(raw, others)
        return ofRow.length === 0 ? own : withWords(own, ofRow, declared, wordsSchemaOf(declared), reading)
      })
      return { files: [file, ...others.map((other) => other.file)], checked }
    }
    const inputs = [one.text, declared, pictures, ...beside.flatMap(({ file, text }) => [file, text])]
    return reading.memo?.result(`content ${one.file}`, inputs, work) ?? work()
  }

  private bySlug(entries: readonly Entry[]): Map<string, Entry> {
    const bySlug = new Map<string, Entry>()
    for (const entry of entries) {
      const first = entry.hasSlug ? bySlug.get(entry.slug) : undefined
      if (first) this.findings.push(slugTwice(entry, first))
      else if (entry.hasSlug) bySlug.set(entry.slug, entry)
    }
    return bySlug
  }

  /** Restores a collection from what is known of it; wanted entries are read and checked anew. */
  private withKnown(
    one: DeclaredCollection,
    rows: readonly (StoredRow | Entry)[],
    { wanted, text, values = () => '{}' }: KnownEntries,
  ): Collection {
    const declared = this.known(one)
    const ofFile = (file: string) => ({ file, text: text(file) })
    const sole = ([entry]: readonly Entry[], file: string): Entry => {
      if (!entry) throw new Error(`${file} has been written meanwhile.`)
      return entry
    }
    const readEntry = (file: string) =>
      sole(
        this.readEntries(ofFile(file), [], declared).checked.map(({ entry }) => entry),
        file,
      )
    const entries = rows.map((row): Entry => {
      const isKnown = 'at' in row
      const file = isKnown ? row.at.file : row.file
      if (!wanted.has(file)) return isKnown ? row : new KnownEntry(row, declared.name, values, readEntry)
      const inLanguages = isKnown ? [...(row.translations ?? [])] : []
      const beside = inLanguages.flatMap(([tag, { at }]) => (at.file === file ? [] : { tag, ...ofFile(at.file) }))
      return sole(this.entriesOf(ofFile(file), beside, declared), file)
    })
    const bySlug = new Map<string, Entry>()
    for (const entry of entries) if (entry.hasSlug) bySlug.set(entry.slug, entry)
    return { ...declared, entries, bySlug }
  }
}

/** Reports YAML files, and others of the same name, beside the one file of a collection, unless they are suggested already. */
function unreadBeside(
  all: readonly DeclaredCollection[],
  { read, included }: CollectionReadOptions,
  found: readonly Finding[],
): Finding[] {
  const alone = all.filter(({ from }) => read && place.test(from) && !from.includes('*'))
  const known = [...alone.map(({ from }) => from), ...found.map(({ suggestion }) => suggestion)]
  const stems = alone.map(({ from }) => from.replace(/\w+$/, ''))
  const first = new Map([...alone].reverse().map((one) => [one.from.replace(/[^/]+$/, ''), one]))
  return [...first].flatMap(([folder, { name, from }]) =>
    filesBeside(from, read ?? (() => [])).flatMap((file) => {
      const meant = file.replace(/^.*\//, folder)
      const isData = /\.ya?ml$/.test(meant) || stems.includes(meant.replace(/\w+$/, ''))
      if (!isData || known.includes(meant) || included.includes(file)) return []
      return [finding('unread-file', onValue(['collections', name, 'from']), { file, why: 'collection' })]
    }),
  )
}

const schemaOf = remembered(entrySchema)
const wordsSchemaOf = remembered(translationSchema)

interface FileEntries {
  /** The entry's file and those of its translations. */
  files: ContentFile[]
  checked: CheckedEntry[]
}

/** Returns an object whose identity changes with the set of existing files, so that pictures are resolved again. */
const picturesOf = ({ files, memo }: CollectionReadOptions): object | undefined =>
  files && memo?.result('content pictures', [[...files].filter((file) => !file.startsWith('/')).join('\n')], () => ({}))

/** `known`: the files of all collections. */
function filesOf(
  { from }: DeclaredCollection,
  at: PathSpot,
  { read, known }: CollectionReadOptions & { known: ReadonlySet<string> },
  findings: Finding[],
): IncludedFile[] {
  if (!place.test(from) || from.split('/').includes('..')) {
    findings.push(finding('content-place', at, { from }))
    return []
  }
  if (!read) return []
  const inFolders = ['', '.*'].map((end) => from.replace(/\*\.md$/, `*/index${end}.md`))
  const patterns = from.endsWith('/*.md') ? [from, ...inFolders] : [from]
  const all: IncludedFile[] = []
  for (const pattern of patterns) {
    try {
      // Other files of the folder, such as index.old.md, are the owner's own.
      all.push(...read(pattern).filter(({ file }) => !pattern.endsWith('/index.*.md') || endsInTag(file)))
    } catch (error) {
      if (!isFault(error)) throw error
      if (error.code === 'include-nothing') continue
      findings.push(finding('content-unread', at, { from, reason: error.message, hint: error.hint }))
      return []
    }
  }
  if (all.length === 0) {
    const there = from.includes('*') ? [] : filesBeside(from, read)
    const near = nearest(
      from,
      there.map((file) => from.replace(/[^/]+$/, file.replace(/^.*\//, ''))).filter((file) => !known.has(file)),
    )
    findings.push(
      near === undefined
        ? finding('content-nothing', at, { from })
        : finding('content-misnamed', at, { from, nearest: near }, offer(near, false)),
    )
  }
  return all
}

/** Returns the files of the same folder that may hold a collection, such as the table that a misspelt name means. */
const filesBeside = (from: string, read: ReadFiles): string[] =>
  ['csv', 'json', 'yaml', 'yml'].flatMap((end) =>
    filesThere(from.replace(/[^/]+$/, `*.${end}`), read).map(({ file }) => file),
  )

/** Reports former names that another entry has, too, or had: their addresses can lead to one page only. */
function wasTwice(entries: readonly Entry[], bySlug: ReadonlyMap<string, Entry>): Finding[] {
  const holders = new Map<string, Entry>()
  return entries.flatMap((entry) =>
    entry.was.flatMap((was, index) => {
      const now = bySlug.get(was)
      const other = now ?? holders.get(was)
      if (!other || other === entry) {
        holders.set(was, entry)
        return []
      }
      const { start, end } = entry.at.place({ path: ['was', index], on: 'value' })
      const facts = { was, file: other.at.file, isNow: now !== undefined }
      return [finding('was-twice', { start, end, file: entry.at.file }, facts)]
    }),
  )
}

function slugTwice(entry: Entry, first: Entry): Finding {
  const { start, end } = entry.at.place({ path: [], on: 'entry' })
  const there = first.at.place({ path: [], on: 'entry' })
  const related = [firstTime(entry.slug, { start: there.start, end: there.end, file: first.at.file })]
  return finding(
    'slug-twice',
    { start, end, file: entry.at.file },
    { slug: entry.slug, first: first.at.file, isTable: first.at.file === entry.at.file },
    { related },
  )
}
