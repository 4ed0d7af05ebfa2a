// Looks up what a name in `{entry.…}` stands for.
import { unknown } from '../../manifest/read/left-out.ts'
import { isGroup } from '../../site/groups.ts'
import type { Collection, ContentField } from '../collection.ts'
import type { Entry } from '../entry.ts'
import { isTranslatedIn } from '../languages.ts'
import type { ExpandContext } from './context.ts'

/** Names that every entry has beside its fields. */
export const ofEveryEntry = ['slug', 'link', 'body'] as const

export interface EntryValue {
  value: unknown
  field?: ContentField
  /** The entry that has it. */
  of?: Entry
  /** Whether it has words that are not in the language of the page. */
  isForeign?: boolean
}

/** Looks up `title` or, through a reference, `author.name`. Returns the known names when there is no such field. */
export function fieldIn(
  name: string,
  entry: Entry,
  collection: Collection,
  context: ExpandContext,
): EntryValue | { known: string[]; unknownName: string } {
  const [first = '', ...rest] = name.split('.')
  // A slug that cannot be one is reported in the entry.
  if (first === 'slug') return { value: entry.hasSlug || entry.slug === '' ? entry.slug || undefined : unknown }
  if (first === 'link') return { value: context.answerTo(({ linkOf }) => linkOf(entry)) }
  if (first === 'body')
    return { value: entry.body === '' ? undefined : entry.body, isForeign: !entry.translated?.has('body') }
  const field = collection.fields.get(first)
  if (!field) return { known: [...collection.fields.keys(), ...ofEveryEntry], unknownName: first }
  const value = entry.values[first]
  const isForeign = !isTranslatedIn(field, entry)
  if (rest.length === 0) return { value, field, of: entry, isForeign }
  if (field.type === 'entry') {
    const of = context.collections.get(field.of ?? '')
    const other =
      typeof value === 'string'
        ? context.answerTo(({ collections }) => collections.get(field.of ?? '')?.bySlug.get(value))
        : undefined
    if (!of) return { value: undefined }
    if (other) return fieldIn(rest.join('.'), other, of, context)
    const isKnown = of.fields.has(rest[0] ?? '') || ofEveryEntry.some((one) => one === rest[0])
    // A reference to no entry is reported where it is written.
    const standIn = rest[0] === 'link' ? '/' : unknown
    return isKnown
      ? { value: typeof value === 'string' ? standIn : undefined }
      : { known: [...of.fields.keys(), ...ofEveryEntry], unknownName: rest.join('.') }
  }
  if (field.type !== 'picture') return { known: [], unknownName: rest.join('.') }
  const inner = isGroup(value) && rest.length === 1 ? value[rest[0] ?? ''] : undefined
  return { value: inner, isForeign: isForeign && rest[0] === 'alt' }
}
