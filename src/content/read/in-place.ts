// `title.de` beside `title`: what an entry says in other languages, in the same row, item or front matter.

import { isGroup } from '../../site/groups.ts'
import type { EntryPlace } from '../entry.ts'
import type { RawEntry, RawTranslation } from './raw-entry.ts'

/** The entry with such keys apart; those of languages that the site does not have stay. */
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
    const said = inner === undefined ? one : { [inner]: one }
    // Two columns may say one picture.
    language.value[name] = isGroup(said) && isGroup(language.value[name]) ? { ...language.value[name], ...said } : said
    found.set(tag, language)
  }
  return found.size === 0 ? raw : { ...raw, value: Object.fromEntries(once), inPlace: found }
}

function placeIn({ value, at }: RawEntry, tag: string): EntryPlace {
  const keyed = ([first, ...rest]: readonly (string | number)[]) => {
    if (first === undefined) return []
    // `photo.alt.de` is one key.
    const whole = `${first}.${rest[0]}.${tag}`
    return Object.hasOwn(value, whole) ? [whole, ...rest.slice(1)] : [`${first}.${tag}`, ...rest]
  }
  return {
    ...at,
    pathOf: (field) => at.pathOf(keyed(field)),
    place: (spot) => at.place('start' in spot ? spot : { ...spot, path: keyed(spot.path) }),
  }
}
