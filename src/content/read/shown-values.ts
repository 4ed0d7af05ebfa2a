// Converts the values of an entry's fields to what pages show.
import { isGroup } from '../../site/groups.ts'
import type { ContentField } from '../collection.ts'
import { pictureBeside } from './pictures-beside.ts'

export interface EntrySurroundings {
  /** The site's time zone; undefined when it has none. */
  zone?: string
  /** Files that may be named; left out, none is checked. */
  files?: ReadonlySet<string>
  /** Tags of the languages that entries may be translated into. */
  languages?: readonly string[]
}

const standIns: Partial<Record<string, string | number>> = { text: '…', markdown: '…', number: 0, date: '2000-01-01' }

/** Returns the name of a field with its value; empty where the entry lacks it. `isMeant`: it is written under a misspelt name. */
export function shownField(
  value: unknown,
  field: ContentField,
  isMeant: boolean,
  folder: string,
  around: EntrySurroundings,
): [string, unknown][] {
  const { name, type, required } = field
  if (value !== undefined && value !== null) return [[name, shownValue(value, field, folder, around)]]
  // A missing or wrong value is reported once, not on every page that shows it.
  const standIn = standIns[type]
  return (required || isMeant) && standIn !== undefined ? [[name, standIn]] : []
}

/** Returns a value with the paths of its pictures resolved. */
export function shownValue(value: unknown, field: ContentField, folder: string, around: EntrySurroundings): unknown {
  if (field.type === 'picture') {
    const picture = typeof value === 'string' ? { file: value } : value
    if (!isGroup(picture) || typeof picture.file !== 'string') return picture
    return { ...picture, file: pictureBeside(picture.file, folder, around) }
  }
  if (field.type === 'list' && Array.isArray(value))
    return value.map((item: unknown) =>
      isGroup(item)
        ? Object.fromEntries(
            Object.entries(item).map(([key, inner]) => {
              const of = field.fields.find(({ name }) => name === key)
              return [key, of ? shownValue(inner, of, folder, around) : inner]
            }),
          )
        : item,
    )
  return value
}
