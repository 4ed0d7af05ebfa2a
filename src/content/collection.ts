// Reads the declarations of collections from an unchecked manifest, so that entries are checked in the same run as their
// declaration.
import { contentTypes } from '../schema/manifest/collections.ts'
import { groupItems, groupsOnly, isGroup } from '../site/groups.ts'
import type { FeedFormat } from '../site/model.ts'
import type { Entry } from './entry.ts'
import { type Order, orderIn } from './order.ts'

export type ContentType = keyof typeof contentTypes

export interface ContentField {
  name: string
  type: ContentType
  /** Set when the declared type does not exist; every value is accepted then. */
  isOfNoType?: true
  label: string
  required: boolean
  max?: number
  /** Bounds of a `number`. */
  from?: number
  to?: number
  choices?: readonly FieldChoice[]
  /** Collection that an `entry` field refers to. */
  of?: string
  many: boolean
  /** Whether translations may have their own value; left out, depends on the type (isTranslatedField). */
  translated?: boolean
  /** Fields of each item of a `list`. */
  fields: readonly ContentField[]
}

export interface FieldChoice {
  value: string
  label: string
  /** Set when the label is not in the language of the page. */
  isForeign?: true
}

export interface CollectionFeeds {
  at: string
  formats: readonly FeedFormat[]
  most: number
  title?: string
}

export interface DeclaredCollection {
  name: string
  from: string
  fields: ReadonlyMap<string, ContentField>
  order?: Order
  feeds?: CollectionFeeds
}

export interface Collection extends DeclaredCollection {
  /** All entries in the collection's order, including drafts and entries that are not published now. */
  entries: readonly Entry[]
  bySlug: ReadonlyMap<string, Entry>
}

/** Whether an entry before this one has its slug, which is reported where it is written. */
export const repeatsSlug = (entry: Entry, { bySlug }: Collection): boolean =>
  entry.hasSlug && bySlug.get(entry.slug) !== entry

/** Keys that every entry may have beside its fields. */
export const reservedKeys = ['draft', 'placeholder', 'publish', 'until', 'was', 'slug', 'body', 'link'] as const

/** Key of a translated entry: hash of the words it was translated from. */
export const hashKey = 'of'

export interface EntryFieldSetting {
  types: readonly ContentType[]
  isNeeded?: true
}

/** Field settings that only some types have, and whether those types require them. */
export const entryFieldSettings: Partial<Record<keyof ContentField, EntryFieldSetting>> = {
  max: { types: ['text', 'markdown', 'tel', 'entry', 'list'] },
  from: { types: ['number'] },
  to: { types: ['number'] },
  choices: { types: ['select', 'checkboxes'], isNeeded: true },
  of: { types: ['entry'], isNeeded: true },
  many: { types: ['entry'] },
  fields: { types: ['list'], isNeeded: true },
}

/** Returns the declared collections; skips malformed ones, which the schema reports. */
export function declaredCollections(value: unknown): DeclaredCollection[] {
  return Object.entries(groupsOnly(groupsOnly(value).collections)).flatMap(([name, one]) => {
    if (!isGroup(one) || typeof one.from !== 'string') return []
    const fields = fieldsIn(one.fields)
    return [{ name, from: one.from, fields, order: orderIn(one.order), feeds: feedsIn(one.feeds) }]
  })
}

const fieldsIn = (value: unknown): Map<string, ContentField> =>
  new Map(
    groupItems(value).flatMap(([, one]): [string, ContentField][] => {
      const { name, type, label, required, max, from, to, choices, of, many, translated, fields } = one
      if (typeof name !== 'string') return []
      const isOfType = typeof type === 'string' && Object.hasOwn(contentTypes, type)
      return [
        [
          name,
          {
            name,
            ...(isOfType ? { type: type as ContentType } : { type: 'text', isOfNoType: true }),
            label: typeof label === 'string' ? label : name,
            required: required === true,
            ...(typeof max === 'number' ? { max } : {}),
            ...(typeof from === 'number' ? { from } : {}),
            ...(typeof to === 'number' ? { to } : {}),
            ...(Array.isArray(choices) ? { choices: choices.filter(isChoice) } : {}),
            ...(typeof of === 'string' ? { of } : {}),
            many: many === true,
            ...(typeof translated === 'boolean' ? { translated } : {}),
            fields: [...fieldsIn(fields).values()],
          },
        ],
      ]
    }),
  )

const isChoice = (value: unknown): value is FieldChoice =>
  isGroup(value) && typeof value.value === 'string' && typeof value.label === 'string'

function feedsIn(value: unknown): CollectionFeeds | undefined {
  if (!isGroup(value) || typeof value.at !== 'string') return undefined
  const formats = Array.isArray(value.formats) ? value.formats.filter(isFormat) : []
  return {
    at: value.at,
    formats: formats.length > 0 ? formats : ['rss'],
    most: typeof value.most === 'number' ? value.most : 20,
    ...(typeof value.title === 'string' ? { title: value.title } : {}),
  }
}

const isFormat = (value: unknown): value is FeedFormat => value === 'rss' || value === 'atom' || value === 'json'
