// Collections in another language than the first: words of entries are written once for each language, everything else once.

import { isTag } from '../schema/manifest/languages.ts'
import { groupsOnly, isGroup } from '../site/groups.ts'
import { tagFor } from '../site/language-tag.ts'
import type { Collection, ContentField } from './collection.ts'
import type { Entry, EntryPlace, EntryTranslation } from './entry.ts'
import type { TranslationOf } from './expand/context.ts'
import { sorted } from './select.ts'

/**
 * Tags that files of entries and columns may end in. A key that is no tag is told of where it stands: what lies below the tag that it
 * means is a translation all the same.
 */
export const otherTags = (languages: unknown): string[] =>
  Object.keys(groupsOnly(languages))
    .slice(1)
    .flatMap((key) => (isTag(key) ? [key] : [key, ...[tagFor(key) ?? []].flat()]))

const ofWords: ReadonlySet<ContentField['type']> = new Set(['text', 'markdown', 'picture'])

/** Whether a translation of an entry may say the field: words, and the text of a picture, unless `translated:` says otherwise. */
export const isTranslatedField = ({ translated, type, fields }: ContentField): boolean =>
  translated ?? (ofWords.has(type) || (type === 'list' && fields.some(isTranslatedField)))

/** Whether what the entry says in a field is in the language of the page. */
export function isTranslatedIn(field: ContentField, { translated, values }: Entry): boolean {
  if (field.choices) {
    const foreign = field.choices.filter(({ isForeign }) => isForeign).map(({ value }) => value)
    return foreign.length === 0 || ![values[field.name]].flat().some((one) => foreign.some((value) => value === one))
  }
  if (translated?.has(field.name)) return true
  return !isTranslatedField(field) || !hasWords(values[field.name])
}

/** A picture without a text, or a file alone, says nothing. */
const hasWords = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isGroup(value) ? typeof value.alt === 'string' : value !== undefined

export function collectionsIn(
  collections: ReadonlyMap<string, Collection>,
  tag: string,
  translationOf: TranslationOf,
): ReadonlyMap<string, Collection> {
  return new Map([...collections].map(([name, one]) => [name, collectionIn(one, tag, translationOf)]))
}

function collectionIn(collection: Collection, tag: string, translationOf: TranslationOf): Collection {
  const fields = new Map(
    [...collection.fields].map(([name, field]) => [name, fieldIn(field, collection.name, translationOf)]),
  )
  const made = new Map(collection.entries.map((entry) => [entry, entryIn(entry, tag, fields)]))
  const inOrder = [...made.values()]
  const isSame = [...made].every(([before, now]) => before === now)
  return {
    ...collection,
    fields,
    // An order by words is one of the language.
    entries: isSame ? collection.entries : sorted(inOrder, collection, collection.order),
    bySlug: isSame
      ? collection.bySlug
      : new Map([...collection.bySlug].map(([slug, entry]) => [slug, made.get(entry) ?? entry])),
  }
}

function fieldIn(field: ContentField, collection: string, translationOf: TranslationOf): ContentField {
  if (!field.choices) return field
  const choices = field.choices.map((one) => {
    const label = translationOf(one.label, 'text', choicePath(collection, field.name, one.value))
    return label === undefined ? { ...one, isForeign: true as const } : { ...one, label }
  })
  return { ...field, choices }
}

const choicePath = (collection: string, field: string, value: string) =>
  ['collections', collection, 'fields', field, 'choices', value, 'label'] as const

const known = new WeakMap<EntryTranslation, { entry: Entry; made: Entry }>()

/** The same entry where it has no translation. */
function entryIn(entry: Entry, tag: string, fields: ReadonlyMap<string, ContentField>): Entry {
  const translation = entry.translations?.get(tag)
  if (!translation) return entry
  const before = known.get(translation)
  if (before?.entry === entry) return before.made
  const values = { ...entry.values }
  const translated = new Set<string>()
  for (const [name, value] of Object.entries(translation.values)) {
    const field = fields.get(name)
    if (!field) continue
    values[name] = joined(values[name], value, field)
    translated.add(name)
  }
  if (translation.body.trim() !== '') translated.add('body')
  const made: Entry = {
    ...entry,
    values,
    translated,
    body: translated.has('body') ? translation.body : entry.body,
    blocks: translated.has('body') ? translation.blocks : entry.blocks,
    at: placeIn(entry.at, translation.at, translated),
  }
  known.set(translation, { entry, made })
  return made
}

/** What a translation says of a picture or a list is laid over what is written once. */
function joined(once: unknown, translated: unknown, field: ContentField): unknown {
  if (field.type === 'picture' && isGroup(once) && isGroup(translated)) return { ...once, ...translated }
  if (field.type === 'list' && Array.isArray(once) && Array.isArray(translated))
    return once.map((item: unknown, at) => {
      const words: unknown = translated[at]
      return isGroup(item) && isGroup(words) ? { ...item, ...words } : (words ?? item)
    })
  return translated
}

/** What a translation says stands there; the rest, where the entry is. */
function placeIn(once: EntryPlace, translation: EntryPlace, translated: ReadonlySet<string>): EntryPlace {
  const placeOf = (field: string | number | undefined) =>
    field !== undefined && translated.has(String(field)) ? translation : once
  return {
    file: once.file,
    parsed: once.parsed,
    pathOf: (path) => placeOf(path[0]).pathOf(path),
    place: (spot) => ('start' in spot ? once : placeOf(spot.path[0])).place(spot),
  }
}
