// Checks translations of a sound manifest: missing and outdated ones, and the same rules as for every other text. Problems point at the translation's
// own line.
import type { Day } from '../../../supabase/functions/_shared/day.ts'
import { type DeclaredLanguage, declaredLanguages } from '../../languages/addresses.ts'
import { sourceHash } from '../../languages/source-hash.ts'
import { isOutdated, noTranslations, placesKey, type SiteTranslations } from '../../languages/translations.ts'
import { type Finding, finding, onKey, onValue, type Path } from '../../problems/finding.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import { isAtOrBelow } from '../../site/addresses.ts'
import { addTo } from '../../site/grouped.ts'
import { groupsOnly, isGroup } from '../../site/groups.ts'
import type { Source } from '../read/source.ts'
import { namesIn } from '../resolve/interpolate.ts'
import type { Readings } from '../resolve/readings.ts'
import type { Surroundings } from '../sense/check.ts'
import type { Draft } from '../sense/draft.ts'
import { placedTexts, textAt } from './placed-texts.ts'
import { fileBeside, type LanguageStatus, type SourceUnit, sourceUnits, translationStatus } from './status.ts'
import { translationFindings } from './translation-findings.ts'

interface TranslationCheckOptions {
  today: Day
  surroundings: Surroundings
  /** True when nothing is loaded again. */
  isOnce: boolean
  /** Called before each language, when most of what was made to check the one before is garbage. */
  ended?: () => void
}

export function checkTranslations(
  readings: Readings,
  drafted: Draft,
  source: Source,
  { ended, ...around }: TranslationCheckOptions,
): Finding[] {
  const { manifest, translations } = readings
  const [, ...languages] = declaredLanguages(manifest)
  if (languages.length === 0) return []
  const units = unitsOf(drafted, source, manifest)
  return languages.flatMap((language) => {
    ended?.()
    const file = source.translations.find(({ tag }) => tag === language.tag)?.parsed
    const own = translations.get(language.tag) ?? noTranslations
    const home: Path = ['languages', language.tag, 'texts']
    const value = groupsOnly(file?.value)
    const mistakes = translationFindings(readings, { language, translations: own, home, source, ...around })
    // A wrong name stands for the one that is lost.
    const mistaken = new Set(mistakes.flatMap(({ code, at }) => (ofNames.has(code) ? at.path?.at(-1) : [])))
    return [
      ...notTexts(value, home),
      ...ofPlaces(readings, own, home),
      ...ofStatus(readings, units, {
        language,
        own,
        home,
        launch: around.surroundings.launch === true,
        file: file?.file,
      }),
      ...[...own.texts].flatMap(([text, translation]) =>
        mistaken.has(text) ? [] : lostNames(text, translation, onValue([...home, text])),
      ),
      ...mistakes,
      ...outdatedEntries(source, language),
    ]
  })
}

const outdatedEntries = ({ expansion }: Source, { tag, name }: DeclaredLanguage): Finding[] =>
  (expansion?.outdatedIn(tag) ?? []).map(({ at, hash, title }) => {
    const fix = { title: `Write ${hash}`, text: JSON.stringify(hash), safe: false }
    return finding('outdated-entry', at, { title, of: hash, name }, { fix })
  })

/** Whether the text stands on a page that is written separately in another language. */
const isAnew = ({ readings }: Draft, [top, name, group, route]: Path): boolean =>
  top === 'readings' &&
  group === 'routes' &&
  readings.find((one) => one.name === name)?.pages.get(String(route))?.fields.translates !== undefined

/** Returns for a text the languages that have a page of their own in place of the text's page. */
function rewrittenPages(
  { readings }: Draft,
  languages: readonly DeclaredLanguage[],
): (path: Path) => readonly string[] | undefined {
  const found = new Map<string, string[]>()
  for (const { name, pages } of readings)
    for (const [route, { fields }] of pages)
      for (const { tag, at } of typeof fields.translates === 'string' ? languages : [])
        if (isAtOrBelow(route, at)) addTo(found, `${name}\n${fields.translates}`, tag)
  return ([top, name, group, route]) =>
    found.size > 0 && top === 'readings' && group === 'routes' ? found.get(`${name}\n${route}`) : undefined
}

function notTexts(value: Record<string, unknown>, home: Path): Finding[] {
  return Object.entries(value).flatMap(([key, translation]) => {
    if (typeof translation === 'string' || translation === null || (key === placesKey && isGroup(translation)))
      return []
    return [finding('translation-not-text', onKey(...home, key), { text: key })]
  })
}

/** Finds translations of single places without a place, or whose source text changed. */
function ofPlaces(readings: Readings, own: SiteTranslations, home: Path): Finding[] {
  return [...own.places].flatMap(([place, translation]) => {
    const at = onKey(...home, placesKey, place)
    const [text] = readings.names.flatMap((name) => {
      const site = readings.site(name)
      return (site && textAt(readings.manifest, site, place)) ?? []
    })
    if (!text) return [finding('unknown-place', at, { place })]
    if (!isOutdated(translation, text.source)) return lostNames(text.source, translation.text, at)
    const of = sourceHash(text.source)
    return [finding('outdated-translation', at, { text: place, now: text.source, of })]
  })
}

interface OfStatus {
  language: DeclaredLanguage
  own: SiteTranslations
  home: Path
  launch: boolean
  file?: string
}

function ofStatus(
  readings: Readings,
  units: ReadonlyMap<string, SourceUnit>,
  { language, own, home, launch, file }: OfStatus,
): Finding[] {
  const { missing, left, all } = translationStatus(units, own, { tag: language.tag, placed: placedIn(readings, own) })
  const findings = left.map(({ text, now }) =>
    now
      ? finding('outdated-translation', onKey(...home, text), { text, now: now.text }, { suggestion: now.text })
      : finding('unused-translation', onKey(...home, text), { text }),
  )
  if (missing.length === 0 || language.ready === false) return findings
  const { name, tag } = language
  if (language.ready || launch)
    return [
      ...findings,
      ...missing.map((unit) =>
        finding('missing-translation', onValue(unit.path), {
          text: unit.text,
          name,
          tag,
          beside: fileBeside(unit, tag),
        }),
      ),
    ]
  // Translations of changed texts are reported already.
  const changed = new Set(left.map(({ now }) => now?.text))
  if (missing.every(({ text }) => changed.has(text))) return findings
  const facts = {
    name,
    tag,
    missing: missing.length,
    all,
    first: missing[0]?.text ?? '',
    file: file ?? language.file,
    isThere: file !== undefined,
    // Texts of entries are last.
    beside: missing[0] && fileBeside(missing[0], tag),
  }
  return [...findings, finding('missing-translations', onKey('languages', tag), facts)]
}

/** Returns what is missing and outdated in a language. */
export function languageStatus(
  readings: Readings,
  drafted: Draft,
  source: Source,
  tag: string,
): LanguageStatus & { units: Units } {
  const own = readings.translations.get(tag) ?? noTranslations
  const units = unitsOf(drafted, source, readings.manifest)
  return { ...translationStatus(units, own, { tag, placed: placedIn(readings, own) }), units }
}

type Units = ReadonlyMap<string, SourceUnit>

function unitsOf(drafted: Draft, { expansion }: Source, manifest: Manifest): Units {
  const languages = declaredLanguages(manifest).slice(1)
  return sourceUnits(drafted.groups, {
    isAnew: (path) => isAnew(drafted, path),
    rewrittenIn: rewrittenPages(drafted, languages),
    wordsAt: expansion?.wordsAt,
    languages: languages.map(({ tag }) => tag),
  })
}

function placedIn(readings: Readings, own: SiteTranslations): ReadonlyMap<string, string> {
  return new Map(
    readings.names.flatMap((name) => {
      const site = own.places.size > 0 ? readings.site(name) : undefined
      return site ? [...placedTexts(readings.manifest, site, own.places)] : []
    }),
  )
}

/** Problems of a name in braces that is another one than the text has. */
const ofNames = new Set(['unknown-name', 'unknown-entry-field', 'unknown-format', 'unfit-format', 'field-of-parts'])

/** Reports a name in braces that the text has and the translation lacks, since its fact would be missing on the page. */
function lostNames(text: string, translation: string, at: Finding['at']): Finding[] {
  if (!text.includes('{') || translation.trim() === '') return []
  // A language may write a value in another format, but not without one.
  const bare = (name: string) => name.replace(/^(entry\..*?)\s*\|.*/, '$1 |')
  const kept = new Set(namesIn(translation).map(bare))
  return [...new Set(namesIn(text))].flatMap((name) =>
    kept.has(bare(name)) ? [] : [finding('lost-name', at, { name })],
  )
}
