// A collection as the manifest declares it: read from a value that is not checked yet, so that its entries can be checked in the
// same run as the declaration.

import { contentTypes } from '../schema/manifest/collections.ts'
import { groupsOnly, isGroup } from '../site/groups.ts'
import type { FeedFormat } from '../site/model.ts'
import type { Entry } from './entry.ts'
import { type Order, orderIn } from './order.ts'

export type ContentType = keyof typeof contentTypes

export interface ContentField {
  name: string
  type: ContentType
  /** Set where the type that is written is none, and may have meant any value. */
  isOfNoType?: true
  label: string
  required: boolean
  max?: number
  /** Of a `number`: the smallest and the largest. */
  from?: number
  to?: number
  choices?: readonly Choice[]
  /** The collection that an `entry` is of. */
  of?: string
  many: boolean
  /** Whether it differs from language to language; left out, words do. */
  translated?: boolean
  /** What each item of a `list` has. */
  fields: readonly ContentField[]
}

export interface Choice {
  value: string
  label: string
  /** Set where the label is not in the language of the page. */
  isForeign?: true
}

export interface CollectionFeeds {
  at: string
  formats: readonly FeedFormat[]
  most: number
  title?: string
}

export interface Declared {
  name: string
  from: string
  fields: ReadonlyMap<string, ContentField>
  order?: Order
  feeds?: CollectionFeeds
}

export interface Collection extends Declared {
  /** In the collection's own order, drafts and what is not shown at present among them. */
  entries: readonly Entry[]
  bySlug: ReadonlyMap<string, Entry>
}

/** What every entry may have beside its fields. */
export const reservedKeys = ['draft', 'placeholder', 'publish', 'until', 'was', 'slug', 'body', 'link'] as const

/** In a translation of an entry: the hash of the words it was made from. */
export const hashKey = 'of'

export interface EntryFieldSetting {
  types: readonly ContentType[]
  isNeeded?: true
}

/** Settings that some types of field have, and whether these types need them. */
export const entryFieldSettings: Partial<Record<keyof ContentField, EntryFieldSetting>> = {
  max: { types: ['text', 'markdown', 'tel', 'entry', 'list'] },
  from: { types: ['number'] },
  to: { types: ['number'] },
  choices: { types: ['select', 'checkboxes'], isNeeded: true },
  of: { types: ['entry'], isNeeded: true },
  many: { types: ['entry'] },
  fields: { types: ['list'], isNeeded: true },
}

/** What is no declaration is left out: the schema reports it. */
export function declaredCollections(value: unknown): Declared[] {
  return Object.entries(groupsOnly(groupsOnly(value).collections)).flatMap(([name, one]) => {
    if (!isGroup(one) || typeof one.from !== 'string') return []
    const fields = fieldsIn(one.fields)
    return [{ name, from: one.from, fields, order: orderIn(one.order), feeds: feedsIn(one.feeds) }]
  })
}

const fieldsIn = (value: unknown): Map<string, ContentField> =>
  new Map(
    (Array.isArray(value) ? value : []).flatMap((one: unknown): [string, ContentField][] => {
      if (!isGroup(one) || typeof one.name !== 'string') return []
      const { name, type, label, required, max, from, to, choices, of, many, translated, fields } = one
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

const isChoice = (value: unknown): value is Choice =>
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
