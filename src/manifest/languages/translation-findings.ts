// Runs the sense checks on the texts of a language and reports findings at the lines of its translations.

import type { Day } from '../../../supabase/functions/_shared/day.ts'
import type { DeclaredLanguage } from '../../languages/addresses.ts'
import type { Translations } from '../../languages/translations.ts'
import { fold, unitsOf } from '../../languages/units.ts'
import { type Finding, finding, onValue, type Path, type TextSpot } from '../../problems/finding.ts'
import { offer } from '../../problems/offer.ts'
import { groupsOnly, isGroup, valueAt } from '../../site/groups.ts'
import type { Source } from '../read/source.ts'
import { namedValues, namesIn } from '../resolve/interpolate.ts'
import type { Readings } from '../resolve/readings.ts'
import type { Surroundings } from '../sense/check.ts'
import { checkSense } from '../sense/check-sense.ts'
import { draft } from '../sense/draft.ts'
import { shapeFaults } from '../shape/ajv-faults.ts'
import { shapeFindings } from '../shape/check-shape.ts'
import { manifestIn } from './entries-in-language.ts'
import { translateManifest } from './translate-manifest.ts'

interface LanguageContext {
  language: DeclaredLanguage
  translations: Translations
  /** Path of the translation file's value. */
  home: Path
  today: Day
  surroundings: Surroundings
  source: Source
  /** True when nothing is loaded again, so that what is found on a page is not cached. */
  isOnce: boolean
}

export function translationFindings({ manifest, entriesIn }: Readings, given: LanguageContext): Finding[] {
  const { language, translations, home, today, surroundings, source, isOnce } = given
  const withEntries = entriesIn(language.tag, translations)
  const names = namedValues(manifest, today)
  const tag = `${language.tag} as checked`
  const wording = { tag, translations, placed: new Map<string, string>(), key: '', names, isOnce }
  const { value } = translateManifest(manifestIn(manifest, withEntries), wording)
  const keys = new Map([...translations.texts.keys()].map((key) => [fold(key), key]))
  /** Returns the key of the translation that a text comes from; undefined for an untranslated text. */
  const keyOf = (path: Path, part: string | undefined): string | undefined => {
    const words = source.expansion?.wordsAt(path)
    const was = words?.in === 'manifest' ? words.text : valueAt(manifest, path)
    const is = valueAt(value, path)
    if (typeof was !== 'string' || typeof is !== 'string' || was === is) return undefined
    const own = keysOf(was)
    return own.find((key) => part !== undefined && translations.texts.get(key)?.includes(part)) ?? own[0]
  }
  const keysOf = (text: string) => [text, ...unitsOf(text)].flatMap((unit) => keys.get(fold(unit)) ?? [])
  const ofTemplates = (withEntries?.mistakes ?? []).flatMap(({ text, part, found }): Finding[] => {
    const key = keysOf(text).find((one) => translations.texts.get(one)?.includes(part))
    if (key === undefined) return []
    const at = onValue([...home, key], part)
    const [lost, another] = namesIn(key).filter((name) => !namesIn(translations.texts.get(key) ?? '').includes(name))
    const field = another === undefined ? /^entry\.([^\s|]+)/.exec(lost ?? '')?.[1] : undefined
    if (found.code !== 'unknown-entry-field' || field === undefined) return [{ ...found, at }]
    return [{ ...found, at, facts: { ...groupsOnly(found.facts), nearest: field }, ...offer(`{${lost}}`, false) }]
  })
  /** Returns where an entry writes the text in the language; undefined where it does not. */
  const inEntry = (path: Path, part: string | undefined): TextSpot | undefined => {
    const { inEntry: found } = withEntries?.trace(path, part) ?? {}
    if (!found?.isTranslated) return undefined
    const { start, end, text } = found.place.place({ path: found.path, on: 'value', part })
    return { start, end, file: text.file }
  }
  // Typographic signs are judged by the language of the text.
  const inTag = isGroup(value) ? { ...value, site: { ...groupsOnly(value.site), language: language.tag } } : value
  const sense = checkSense(draft(inTag), { uncertain: false, complete: true }, today, {
    ...surroundings,
    launch: false,
  })
  const found = sense.flatMap((one): Finding[] => {
    const { at } = one
    if ('start' in at || at.path.length === 0) return []
    const place = inEntry(at.path, at.part)
    if (place && at.on !== 'key') return [{ ...one, at: place, related: undefined }]
    const key = keyOf(at.path, at.part)
    // Findings in untranslated texts are reported for the first language.
    if (key === undefined || at.on === 'key') return []
    return [{ ...one, at: onValue([...home, key], at.part), related: undefined }]
  })
  const long = shapeFaults(value).flatMap(({ path, keyword, data, max }): Finding[] => {
    if (keyword !== 'length' || max === undefined || typeof data !== 'string') return []
    const place = inEntry(path, undefined)
    const key = place ? undefined : keyOf(path, undefined)
    if (!place && key === undefined) return []
    return [
      finding('too-long', place ?? onValue([...home, key ?? '']), {
        key: String(path.at(-1)),
        length: data.length,
        max: max,
      }),
    ]
  })
  return once([...ofTemplates, ...found, ...long, ...blockFindings(value, source, inEntry)])
}

/** Reports invalid blocks inside texts of entries in the language. */
function blockFindings(
  value: unknown,
  source: Source,
  inEntry: (path: Path, part: string | undefined) => TextSpot | undefined,
): Finding[] {
  if (!source.expansion) return []
  const faults = shapeFaults(value).filter(({ path, keyword }) => isInText(path) && keyword !== 'length')
  if (faults.length === 0) return []
  const findings = shapeFindings(faults, source.withExpansion(value, [], source.expansion))
  return findings.flatMap((one): Finding[] => {
    const at = one.at.path && inEntry(one.at.path, 'part' in one.at ? one.at.part : undefined)
    return at ? [{ ...one, at, fix: undefined, related: undefined }] : []
  })
}

/** Matches blocks inside the text of an entry: `readings, main, routes, /news/rates, blocks, 0, blocks, …`. */
const isInText = (path: Path) => path.length > 7 && path[4] === 'blocks' && path[6] === 'blocks'

/** Removes repeated findings of a translation that is used on several pages. */
function once(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings.filter(({ code, at }) => {
    const key = JSON.stringify([code, at])
    return !seen.has(key) && seen.add(key)
  })
}
