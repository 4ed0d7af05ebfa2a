// Entries restored from the rows of the last whole load, for a load that makes the pages of a few entries. Their texts are read on first
// use.
import type { EntryRow, StoredRow } from '../manifest/read/entry-row.ts'
import { isGroup } from '../site/groups.ts'
import { headingsIn, parseMarkdown } from '../site/markdown.ts'
import { nodesBelow } from '../site/markdown-node.ts'
import type { Site } from '../site/model.ts'
import type { Collection } from './collection.ts'
import type { Content } from './content-of.ts'
import { type Entry, type EntryPlace, isShownAt } from './entry.ts'
import { mayHoldBlocks } from './read/body-blocks.ts'
import { markdownFile } from './read/markdown-file.ts'

export interface KnownEntries {
  /** By collection, in its order: rows, or entries of an earlier load. */
  rows: Readonly<Record<string, readonly (StoredRow | Entry)[]>>
  /** Returns the values of a row, as JSON; left out where there are only entries of an earlier load. */
  values?(row: StoredRow): string
  /** Files of the entries whose pages are made, which are read and checked anew. */
  wanted: ReadonlySet<string>
  /** Returns the text of an entry's file, or of a translation beside it. */
  text(file: string): string
  /** Returns the site of a reading before the change, for a site in several languages. */
  siteBefore?(reading: string): Site | undefined
}

const rowOf = ({ at: { file }, ...entry }: Entry): EntryRow => {
  const { slug, values, titleField, draft, placeholder, publish, until, was } = entry
  return {
    file,
    slug,
    values: JSON.stringify(values),
    titleField,
    ...(draft && { draft }),
    ...(placeholder && { placeholder }),
    publish,
    until,
    ...(was.length > 0 && { was }),
  }
}

/** Returns rows of all Markdown entries; undefined when an entry has data that a row cannot hold. */
export function entryRows(
  collections: ReadonlyMap<string, Collection>,
): Record<string, readonly EntryRow[]> | undefined {
  const rows: Record<string, EntryRow[]> = {}
  for (const { name, from, entries } of collections.values()) {
    if (!from.endsWith('.md')) continue
    if (entries.some(({ translations, blocks, values }) => translations || usesTexts(blocks) || hasNoNumber(values)))
      return undefined
    rows[name] = entries.map(rowOf)
  }
  return rows
}

/** Whether a number of the entry is not representable in JSON. */
const hasNoNumber = (values: Entry['values']) =>
  Object.values(values).some((one) => typeof one === 'number' && !Number.isFinite(one))

/** Whether part of a manifest may show an entry's text anywhere else than in the article on its own page. */
export const usesTexts = (value: unknown): boolean =>
  /\{\s*entry\.[\w.-]*body\b/.test(
    JSON.stringify(value, (_, one: unknown) => (isArticle(one) ? { ...one, text: '' } : one)),
  )

const isArticle = (value: unknown): value is Record<string, unknown> =>
  isGroup(value) && value.type === 'article' && value.text === '{entry.body}'

const none: readonly string[] = []

/** An entry whose values are parsed and whose text is read on first use. */
export class KnownEntry implements Entry {
  readonly slug: string
  readonly titleField: string | undefined
  readonly draft: boolean
  readonly placeholder: boolean
  readonly publish: number | undefined
  readonly until: number | undefined
  readonly was: readonly string[]
  readonly hasSlug = true
  private parsed: Entry['values'] | undefined
  private whole: Entry | undefined

  constructor(
    private readonly row: StoredRow,
    readonly collection: string,
    private readonly valuesOf: Required<KnownEntries>['values'],
    private readonly read: (file: string) => Entry,
  ) {
    const { slug, titleField, draft = false, placeholder = false, publish, until, was = none } = row
    this.slug = slug
    this.titleField = titleField
    this.draft = draft
    this.placeholder = placeholder
    this.publish = publish
    this.until = until
    this.was = was
  }

  get values(): Entry['values'] {
    this.parsed ??= JSON.parse(this.valuesOf(this.row)) as Entry['values']
    return this.parsed
  }

  private get written(): Entry {
    this.whole ??= this.read(this.row.file)
    return this.whole
  }

  get body(): string {
    return this.written.body
  }

  get blocks(): Entry['blocks'] {
    return this.written.blocks
  }

  get at(): EntryPlace {
    return this.written.at
  }
}

/**
 * Whether two versions of an entry's file differ only in words that no other page depends on: front matter, links, pictures, headings
 * and blocks are equal.
 */
export function isSameOutside(before: string, now: string): boolean {
  const [one, other] = [markdownFile(before), markdownFile(now)]
  return one.front === other.front && one.bodyStart === other.bodyStart && isSameOutsideFront(before, now)
}

/** The same, whatever the front matter is. */
export function isSameOutsideFront(before: string, now: string): boolean {
  const [one, other] = [markdownFile(before), markdownFile(now)]
  return (
    !one.isOpen && !other.isOpen && outsideOf(before.slice(one.bodyStart)) === outsideOf(now.slice(other.bodyStart))
  )
}

export interface ChangedEntryText {
  file: string
  /** Undefined for a new file. */
  before: string | undefined
  text: string
}

/** Whether the changes are within entries that are shown, or within their translations, and each is `isSame`. */
export function areWordsOfEntries(
  changed: readonly ChangedEntryText[],
  { collections, written, now }: Content,
  isSame = isSameOutside,
): boolean {
  if (usesTexts(written)) return false
  const entries = [...collections.values()].flatMap(({ entries }) => entries)
  return changed.every(({ file, before, text }) => {
    const entry = file.endsWith('.md') ? entries.find((one) => isOf(one, (other) => other === file)) : undefined
    return entry !== undefined && isShownAt(entry, now) && before !== undefined && isSame(before, text)
  })
}

/** Whether one of the files holds the entry or a translation of it. */
export const isOf = (
  { at, translations }: Pick<Entry, 'at' | 'translations'>,
  has: (file: string) => boolean,
): boolean => has(at.file) || (translations !== undefined && [...translations.values()].some((one) => has(one.at.file)))

/** A text that was empty makes its page one that is translated. */
function outsideOf(body: string): string {
  if (body.trim() === '') return ''
  if (mayHoldBlocks.test(body)) return body
  const named = nodesBelow(parseMarkdown(body)).filter(({ info }) => info !== '')
  return JSON.stringify([named.map(({ type, info }) => [type, info]), headingsIn(body).map(({ id }) => id)])
}
