// Finds names in translation files, where a text of the manifest is the key of its translation and both contain the name.
import { placesKey } from '../../languages/translations.ts'
import { fold, unitsOf } from '../../languages/units.ts'
import { groupsOnly, valueAt } from '../../site/groups.ts'
import { translationsIn } from '../languages/read-translations.ts'
import type { Source } from '../read/source.ts'
import type { Mention } from './names.ts'

/** Returns the mentions in keys and translations of texts that contain one of the mentions. */
export function mentionsInTranslations(source: Source, own: readonly Mention[]): Mention[] {
  if (source.translations.length === 0) return []
  const byText = new Map<string, Mention>()
  for (const mention of own) {
    if (mention.as === 'itself' || mention.as === 'link') continue
    const words = source.expansion?.wordsAt(mention.path)
    const text = words?.in === 'manifest' ? words.text : valueAt(source.value, mention.path)
    if (typeof text === 'string') for (const one of [text, ...unitsOf(text)]) byText.set(fold(one), mention)
  }
  return [...translationsIn(source)].flatMap(([tag, { texts }]) =>
    [...texts.keys()].flatMap((text) => {
      const mention = byText.get(fold(text))
      const path = ['languages', tag, 'texts', text]
      return mention ? [true, false].map((isKey) => ({ ...mention, role: 'used' as const, path, isKey })) : []
    }),
  )
}

/** Returns the mentions of a page in `paths: { /news: /aktuell }` and in `at: { /news title: … }`. */
export function pathsInLanguages(source: Source, { kind, name }: Pick<Mention, 'kind' | 'name'>): Mention[] {
  if (kind !== 'route') return []
  const mention = { kind, name, within: [], role: 'used', isKey: true } as const
  const called = Object.entries(groupsOnly(groupsOnly(source.value).languages)).flatMap(([tag, language]): Mention[] =>
    Object.hasOwn(groupsOnly(groupsOnly(language).paths), name)
      ? [{ ...mention, path: ['languages', tag, 'paths', name], as: 'itself' }]
      : [],
  )
  const placed = [...translationsIn(source)].flatMap(([tag, { places }]) =>
    [...places.keys()]
      .filter((place) => place.split(/\s/, 1)[0] === name)
      .map((place): Mention => ({ ...mention, path: ['languages', tag, 'texts', placesKey, place], as: 'first word' })),
  )
  return [...called, ...placed]
}
