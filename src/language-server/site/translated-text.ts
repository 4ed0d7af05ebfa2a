// Finds the translations of a text, and the text of a translation.
import type { Location } from 'vscode-languageserver'
import { fold, unitsOf } from '../../languages/units.ts'
import { translationsIn } from '../../manifest/languages/read-translations.ts'
import { nodePath } from '../../manifest/read/written/text-node.ts'
import { valueAt } from '../../site/groups.ts'
import type { RequestedPlace } from '../context.ts'
import { entryAroundNode, entryFileOf, fieldAt, translatedTag } from './entry-file.ts'
import { locationAt, locationIn } from './location.ts'
import { pathsShowing } from './named-at.ts'

export interface TranslatedPlace {
  /** The language's tag; undefined for the text that is translated. */
  tag?: string
  text: string
  at: Location
}

/** Returns the translations of a text, or the texts of a translation; an empty list for anything else. */
export function translatedPlaces(place: RequestedPlace): TranslatedPlace[] {
  if (place.node.kind !== 'scalar' && place.node.kind !== 'empty') return []
  if (translatedTag(place) !== undefined) return sourcesOf(place)
  const ofEntry = entryFileOf(place) ? entryWords(place) : []
  return ofEntry.length > 0 ? ofEntry : translationsOf(place)
}

function translationsOf(place: RequestedPlace): TranslatedPlace[] {
  const { site } = place
  const source = site.current()?.source
  if (!source || source.translations.length === 0) return []
  const [shown] = pathsShowing(place)
  const words = shown && source.expansion?.wordsAt(shown)
  const text = words?.in === 'manifest' ? words.text : shown && valueAt(source.value, shown)
  if (typeof text !== 'string') return []
  const wanted = new Set([text, ...unitsOf(text)].map(fold))
  return [...translationsIn(source)].flatMap(([tag, { texts }]) =>
    [...texts].flatMap(([key, translation]) =>
      wanted.has(fold(key))
        ? [{ tag, text: translation, at: locationAt(site, ['languages', tag, 'texts', key], 'value') }]
        : [],
    ),
  )
}

/** Returns every place with the text before the colon. */
function sourcesOf(place: RequestedPlace): TranslatedPlace[] {
  const { site, node } = place
  const source = site.current()?.source
  const [key, ...inner] = nodePath(node)
  if (!source || key === undefined || inner.length > 0) return []
  const wanted = fold(String(key))
  const found = new Map<string, TranslatedPlace>()
  for (const { value, path } of site.draft().groups.flatMap((group) => group.all())) {
    const words = source.expansion?.wordsAt(path)
    const text = words?.in === 'manifest' ? words.text : value
    if (fold(text) !== wanted && !unitsOf(text).some((unit) => fold(unit) === wanted)) continue
    const at = locationAt(site, path, 'value')
    found.set(JSON.stringify(at), { text, at })
  }
  return [...found.values()]
}

/** Returns the same field in other languages; for a translated field, that of the entry. */
function entryWords(place: RequestedPlace): TranslatedPlace[] {
  const { site, node } = place
  const found = node.at === 'body' ? { name: 'body', inner: [] } : fieldWords(place)
  const entry = found && entryAroundNode(place, node)
  if (!entry) return []
  const spot = { path: [found.name], on: 'value' } as const
  const own = entryFileOf(place)?.tag ?? found.inner.at(-1)
  if (own !== undefined && entry.translations?.has(own)) {
    const { text, start, end } = entry.at.place(spot)
    return [{ text: shownText(text.readLines.text, start, end), at: locationIn(site, text.file, start, end) }]
  }
  return [...(entry.translations ?? [])].flatMap(([tag, { at, values, body }]) => {
    if (found.name === 'body' ? body.trim() === '' : !Object.hasOwn(values, found.name)) return []
    const { text, start, end } = at.place(spot)
    return [{ tag, text: shownText(text.readLines.text, start, end), at: locationIn(site, text.file, start, end) }]
  })
}

function fieldWords(place: RequestedPlace): { name: string; inner: readonly string[] } | undefined {
  const { field, inner } = fieldAt(place, place.node) ?? {}
  return field && inner && { name: field.name, inner }
}

/** Characters of a translation in a tooltip. */
const maxShownLength = 300

const shownText = (text: string, start: number, end: number) => text.slice(start, Math.min(end, start + maxShownLength))
