// Runs the sense checks on the texts of a language and reports findings at the lines of its translations.
import type { Day } from '../../../supabase/functions/_shared/day.ts'
import type { DeclaredLanguage } from '../../languages/addresses.ts'
import type { SiteTranslations } from '../../languages/translations.ts'
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
  translations: SiteTranslations
  /** Path of the translation file's value. */
  home: Path
  today: Day
  surroundings: Surroundings
  source: Source
  /** True when nothing is loaded again, so that what is found on a page is not cached. */
  isOnce: boolean
}

export const translationFindings = (readings: Readings, context: LanguageContext): Finding[] =>
  new LanguageCheck(readings, context).findings()

class LanguageCheck {
  private readonly withEntries: ReturnType<Readings['entriesIn']>
  /** The manifest in the language. */
  private readonly value: unknown
  /** Keys of the translation file by their folded text. */
  private readonly keys: ReadonlyMap<string, string>

  constructor(
    private readonly readings: Readings,
    private readonly context: LanguageContext,
  ) {
    const { manifest, entriesIn } = readings
    const { language, translations, today, isOnce } = context
    this.withEntries = entriesIn(language.tag, translations)
    const names = namedValues(manifest, today)
    const tag = `${language.tag} as checked`
    const wording = { tag, translations, placed: new Map<string, string>(), key: '', names, isOnce }
    this.value = translateManifest(manifestIn(manifest, this.withEntries), wording).value
    this.keys = new Map([...translations.texts.keys()].map((key) => [fold(key), key]))
  }

  findings(): Finding[] {
    const inEntry = (path: Path, part: string | undefined) => this.inEntry(path, part)
    const ofBlocks = blockFindings(this.value, this.context.source, inEntry)
    return once([...this.ofTemplates(), ...this.ofSense(), ...this.ofLengths(), ...ofBlocks])
  }

  private ofTemplates(): Finding[] {
    const { texts } = this.context.translations
    return (this.withEntries?.mistakes ?? []).flatMap(({ text, part, found }): Finding[] => {
      const key = this.keysOf(text).find((one) => texts.get(one)?.includes(part))
      if (key === undefined) return []
      const at = this.atKey(key, part)
      const [lost, another] = namesIn(key).filter((name) => !namesIn(texts.get(key) ?? '').includes(name))
      const field = another === undefined ? /^entry\.([^\s|]+)/.exec(lost ?? '')?.[1] : undefined
      if (found.code !== 'unknown-entry-field' || field === undefined) return [{ ...found, at }]
      return [{ ...found, at, facts: { ...groupsOnly(found.facts), nearest: field }, ...offer(`{${lost}}`, false) }]
    })
  }

  private ofSense(): Finding[] {
    const { value } = this
    const { language, today, surroundings } = this.context
    // Typographic signs are judged by the language of the text.
    const inTag = isGroup(value) ? { ...value, site: { ...groupsOnly(value.site), language: language.tag } } : value
    const options = { ...surroundings, launch: false }
    return checkSense(draft(inTag), { uncertain: false, complete: true }, today, options).flatMap((one): Finding[] => {
      const { at } = one
      if ('start' in at || at.path.length === 0) return []
      const place = this.inEntry(at.path, at.part)
      if (place && at.on !== 'key') return [{ ...one, at: place, related: undefined }]
      const key = this.keyOf(at.path, at.part)
      // Findings in untranslated texts are reported for the first language.
      if (key === undefined || at.on === 'key') return []
      return [{ ...one, at: this.atKey(key, at.part), related: undefined }]
    })
  }

  private ofLengths(): Finding[] {
    return shapeFaults(this.value).flatMap(({ path, keyword, data, max }): Finding[] => {
      if (keyword !== 'length' || max === undefined || typeof data !== 'string') return []
      const place = this.inEntry(path, undefined)
      const key = place ? undefined : this.keyOf(path, undefined)
      if (!place && key === undefined) return []
      const facts = { key: String(path.at(-1)), length: data.length, max }
      return [finding('too-long', place ?? this.atKey(key ?? ''), facts)]
    })
  }

  /** Returns the key of the translation that a text comes from; undefined for an untranslated text. */
  private keyOf(path: Path, part: string | undefined): string | undefined {
    const { source, translations } = this.context
    const words = source.expansion?.wordsAt(path)
    const was = words?.in === 'manifest' ? words.text : valueAt(this.readings.manifest, path)
    const is = valueAt(this.value, path)
    if (typeof was !== 'string' || typeof is !== 'string' || was === is) return undefined
    const own = this.keysOf(was)
    return own.find((key) => part !== undefined && translations.texts.get(key)?.includes(part)) ?? own[0]
  }

  private keysOf(text: string): string[] {
    return [text, ...unitsOf(text)].flatMap((unit) => this.keys.get(fold(unit)) ?? [])
  }

  /** Returns where an entry writes the text in the language; undefined where it does not. */
  private inEntry(path: Path, part: string | undefined): TextSpot | undefined {
    const { inEntry: found } = this.withEntries?.trace(path, part) ?? {}
    if (!found?.isTranslated) return undefined
    const { start, end, text } = found.place.place({ path: found.path, on: 'value', part })
    return { start, end, file: text.file }
  }

  private atKey(key: string, part?: string) {
    return onValue([...this.context.home, key], part)
  }
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
