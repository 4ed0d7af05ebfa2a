// Finds where the words of a text on a page are written: in the manifest, or in an entry with its own translations.
import type { WordsAt } from '../manifest/read/in-entries.ts'
import { groupsOnly, valueAt } from '../site/groups.ts'
import type { Collection, ContentField } from './collection.ts'
import { alone } from './expand/fill-text.ts'
import type { TraceResult } from './expand/origins.ts'
import { isTranslatedField } from './languages.ts'
import { wordsHash } from './translation-status.ts'

/** `written` is the whole manifest, `traced` is of what it expands to. Returns undefined for a value without translatable words. */
export function wordsAt(
  { template, inEntry }: TraceResult,
  written: unknown,
  collections: ReadonlyMap<string, Collection>,
): WordsAt | undefined {
  const text = valueAt(written, template)
  if (typeof text === 'string' && !(inEntry && alone.test(text))) return { in: 'manifest', path: template, text }
  if (!inEntry) return undefined
  const { entry, path: inside } = inEntry
  const name = String(inside[0])
  const field = collections.get(entry.collection)?.fields.get(name)
  if (name !== 'body' && !(field && isTranslatedField(field))) return undefined
  const translationIn = (tag: string) => {
    const translation = entry.translations?.get(tag)
    const isTranslated =
      translation && (name === 'body' ? translation.body.trim() !== '' : Object.hasOwn(translation.values, name))
    return isTranslated ? translation : undefined
  }
  return {
    in: 'entry',
    file: entry.at.file,
    get entry() {
      const { fields } = collections.get(entry.collection) ?? { fields: new Map<string, ContentField>() }
      const words = [...fields.values()].flatMap((field) =>
        isTranslatedField(field) && entry.values[field.name] !== undefined
          ? [[field.name, wordsOf(entry.values[field.name], field)]]
          : [],
      )
      return { file: entry.at.file, hash: wordsHash(entry, { fields }), words: Object.fromEntries(words) }
    },
    isTranslatedTo: (tag) => translationIn(tag) !== undefined,
    placeIn: (tag, on) => translationIn(tag)?.at.place({ path: inside, on }),
  }
}

/** Returns a value without what its items say once, in the entry. */
function wordsOf(value: unknown, { type, fields }: ContentField): unknown {
  if (type !== 'list' || !Array.isArray(value)) return value
  const translated = new Set(fields.filter(isTranslatedField).map(({ name }) => name))
  return value.map((item) =>
    Object.fromEntries(Object.entries(groupsOnly(item)).filter(([name]) => translated.has(name))),
  )
}
