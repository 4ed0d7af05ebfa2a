// Puts collections into another language: translatable fields come from each entry's translation, all others from the entry.
import { groupsOnly, isGroup } from '../site/groups.ts'
import { knownTag, tagFor } from '../site/language-tag.ts'
import type { Collection, ContentField } from './collection.ts'
import type { Entry, EntryPlace, EntryTranslation } from './entry.ts'
import type { TranslationOf } from './expand/context.ts'
import { dateField, sorted } from './select.ts'

/**
 * Returns the tags of further languages, in which names of files and columns may end. For a key that is no valid tag the intended one
 * is added, so that its files still count as translations; the key itself is reported elsewhere.
 */
export const otherTags = (languages: unknown): string[] =>
  keysOf(languages)
    .slice(1)
    .flatMap((key) => {
      if (knownTag(key)?.toLowerCase() === key.toLowerCase() && isUsual.test(key)) return [key]
      const meant = tagFor(key) ?? key
      return [...new Set([key, meant, meant.replace(/-.*/, '')])]
    })

/** Tags of two letters; those of three may have one of two, as `eng` has `en`. */
const isUsual = /^[a-z]{2}(?:-|$)/

/** Returns the tags, also of languages that are written as a list by mistake. */
const keysOf = (languages: unknown): string[] =>
  Array.isArray(languages)
    ? languages.flatMap((one) => (typeof one === 'string' ? one : Object.keys(groupsOnly(one)).slice(0, 1)))
    : Object.keys(groupsOnly(languages))

const ofWords: ReadonlySet<ContentField['type']> = new Set(['text', 'markdown', 'picture'])

/** Whether translations may have their own value of a field: `translated:` decides; left out, words and picture texts do. */
export const isTranslatedField = ({ translated, type, fields }: ContentField): boolean =>
  translated ?? (ofWords.has(type) || (type === 'list' && fields.some(isTranslatedField)))

/** Whether the value of a field is in the language of the page. */
export function isTranslatedIn(field: ContentField, { translated, values }: Entry): boolean {
  if (field.choices) {
    const foreign = field.choices.filter(({ isForeign }) => isForeign).map(({ value }) => value)
    return foreign.length === 0 || ![values[field.name]].flat().some((one) => foreign.some((value) => value === one))
  }
  if (translated?.has(field.name)) return true
  return !isTranslatedField(field) || !containsWords(values[field.name])
}

/** Whether a value contains words; a picture without an alternative text does not. */
const containsWords = (value: unknown): boolean =>
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
  const entries = collection.entries.map((entry) => entryIn(entry, tag, fields))
  if (entries.every((entry, at) => entry === collection.entries[at])) return { ...collection, fields }
  const by = fields.get(collection.order?.field ?? dateField(collection)?.name ?? '')
  return {
    ...collection,
    fields,
    // Sorting by words depends on the language.
    entries: by && isTranslatedField(by) ? sorted(entries, collection, collection.order) : entries,
    bySlug: new Map([...collection.bySlug].map(([slug, entry]) => [slug, entryIn(entry, tag, fields)])),
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

/** Returns the entry in a language; the same object when it has no translation. */
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
    values[name] = mergedValue(values[name], value, field)
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

/** Merges the translated value of a picture or a list over the original. */
function mergedValue(once: unknown, translated: unknown, field: ContentField): unknown {
  if (field.type === 'picture' && isGroup(once) && isGroup(translated)) return { ...once, ...translated }
  if (field.type === 'list' && Array.isArray(once) && Array.isArray(translated))
    return once.map((item: unknown, at) => {
      const words: unknown = translated[at]
      return isGroup(item) && isGroup(words) ? { ...item, ...words } : (words ?? item)
    })
  return translated
}

/** Returns places that lead to the translation for translated fields and to the entry for all others. */
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
