// Reads translations in the same row, item or front matter: `title.de` beside `title`.
import { isGroup } from '../../site/groups.ts'
import type { EntryPlace } from '../entry.ts'
import type { RawEntry, RawTranslation } from './raw-entry.ts'

/** Moves translated keys into `inPlace`; keys of languages that the site does not have stay. */
export function withInPlace(raw: RawEntry, languages: readonly string[]): RawEntry {
  const { value } = raw
  const found = new Map<string, RawTranslation>()
  const once: [string, unknown][] = []
  for (const [key, one] of Object.entries(value)) {
    const tag = languages.find((tag) => key.endsWith(`.${tag}`))
    if (tag === undefined) {
      once.push([key, one])
      continue
    }
    const language = found.get(tag) ?? { value: {}, body: '', blocks: [], at: placeIn(raw, tag) }
    const [name = '', inner] = key.slice(0, -tag.length - 1).split('.')
    const translated = inner === undefined ? one : { [inner]: one }
    // The file and the alternative text of a picture are two columns.
    language.value[name] =
      isGroup(translated) && isGroup(language.value[name]) ? { ...language.value[name], ...translated } : translated
    found.set(tag, language)
  }
  return found.size === 0 ? raw : { ...raw, value: Object.fromEntries(once), inPlace: found }
}

function placeIn({ value, at }: RawEntry, tag: string): EntryPlace {
  const keyed = ([first, ...rest]: readonly (string | number)[]) => {
    if (first === undefined) return []
    // `photo.alt.de` is one key of the entry.
    const whole = `${first}.${rest[0]}.${tag}`
    return Object.hasOwn(value, whole) ? [whole, ...rest.slice(1)] : [`${first}.${tag}`, ...rest]
  }
  return {
    ...at,
    pathOf: (field) => at.pathOf(keyed(field)),
    place: (spot) => at.place('start' in spot ? spot : { ...spot, path: keyed(spot.path) }),
  }
}
