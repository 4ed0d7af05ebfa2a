// Entries as the last load of the whole site found them, for a load that makes the pages of a few: their texts are read where
// something asks for them.

import type { EntryRow } from '../manifest/read/entry-row.ts'
import { isGroup } from '../site/groups.ts'
import { headingsIn, parseMarkdown } from '../site/markdown.ts'
import { nodesBelow } from '../site/markdown-node.ts'
import type { Collection } from './collection.ts'
import type { Entry, EntryPlace } from './entry.ts'
import { mayHoldBlocks } from './read/body-blocks.ts'
import { markdownFile } from './read/markdown-file.ts'

export interface KnownEntries {
  /** By collection, in its order. */
  rows: Readonly<Record<string, readonly EntryRow[]>>
  /** Files of the entries whose pages are made. */
  wanted: ReadonlySet<string>
  /** The text of an entry's file. */
  text(file: string): string
}

const rowOf = ({ at: { file }, ...entry }: Entry): EntryRow => {
  const { slug, values, titleField, draft, placeholder, publish, until, was, hasSlug } = entry
  return { file, slug, values, titleField, draft, placeholder, publish, until, was, hasSlug }
}

/** Undefined where more is to be known of an entry than a row holds. */
export function rowsOf(collections: ReadonlyMap<string, Collection>): KnownEntries['rows'] | undefined {
  const rows: Record<string, EntryRow[]> = {}
  for (const { name, from, entries } of collections.values()) {
    if (!from.endsWith('.md')) continue
    if (entries.some(({ translations, blocks, values }) => translations || usesTexts(blocks) || hasNoNumber(values)))
      return undefined
    rows[name] = entries.map(rowOf)
  }
  return rows
}

/** Whether JSON cannot hold a number of it. */
const hasNoNumber = (values: Entry['values']) =>
  Object.values(values).some((one) => typeof one === 'number' && !Number.isFinite(one))

/** Whether a part of a manifest may show the text of an entry in any other place than the article on the entry's own page. */
export const usesTexts = (value: unknown): boolean =>
  /\{\s*entry\.[\w.-]*body\b/.test(
    JSON.stringify(value, (_, one: unknown) => (isArticle(one) ? { ...one, text: '' } : one)),
  )

const isArticle = (value: unknown): value is Record<string, unknown> =>
  isGroup(value) && value.type === 'article' && value.text === '{entry.body}'

/** An entry whose text is read when it is asked for. */
export class KnownEntry implements Entry {
  readonly slug: string
  readonly values: Entry['values']
  readonly titleField: string | undefined
  readonly draft: boolean
  readonly placeholder: boolean
  readonly publish: number | undefined
  readonly until: number | undefined
  readonly was: readonly string[]
  readonly hasSlug: boolean
  private whole: Entry | undefined

  constructor(
    { slug, values, titleField, draft, placeholder, publish, until, was, hasSlug }: EntryRow,
    readonly collection: string,
    private readonly read: () => Entry,
  ) {
    this.slug = slug
    this.values = values
    this.titleField = titleField
    this.draft = draft
    this.placeholder = placeholder
    this.publish = publish
    this.until = until
    this.was = was
    this.hasSlug = hasSlug
  }

  private get written(): Entry {
    this.whole ??= this.read()
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
 * Whether two texts of an entry's file differ in words alone that nothing but the entry's own page shows or is checked by: front
 * matter, links, pictures, headings and blocks are the same.
 */
export function isSameOutside(before: string, now: string): boolean {
  const [one, other] = [markdownFile(before), markdownFile(now)]
  return (
    !one.isOpen &&
    one.front === other.front &&
    one.bodyStart === other.bodyStart &&
    outsideOf(before.slice(one.bodyStart)) === outsideOf(now.slice(other.bodyStart))
  )
}

function outsideOf(body: string): string {
  if (mayHoldBlocks.test(body)) return body
  const named = [...nodesBelow(parseMarkdown(body))].filter(({ info }) => info !== '')
  return JSON.stringify([named.map(({ type, info }) => [type, info]), headingsIn(body).map(({ id }) => id)])
}
