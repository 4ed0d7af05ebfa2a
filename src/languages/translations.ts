// Reads a file of translations, such as `texts/de.yaml`: by source text, or by place where one text needs two translations.
import { groupsOnly, isGroup } from '../site/groups.ts'
import { sourceHash } from './source-hash.ts'
import { byUnits, fold } from './units.ts'

/** A translation of the text at one place. */
export interface PlacedTranslation {
  text: string
  /** Hash of the source text; left out, the translation never counts as outdated. */
  of?: string
}

/** Key of the group of translations by place. */
export const placesKey = 'at'

export class SiteTranslations {
  /** Source text → translation, in the order of the file. */
  readonly texts: ReadonlyMap<string, string>
  /** Place, as `npm run explain` names it → translation. */
  readonly places: ReadonlyMap<string, PlacedTranslation>
  private readonly folded: ReadonlyMap<string, string>

  /** `value` is the parsed file. Malformed parts are skipped; a check reports them. */
  constructor(value: unknown) {
    const entries = Object.entries(groupsOnly(value))
    this.texts = new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    const places = Object.entries(groupsOnly(groupsOnly(value)[placesKey]))
    this.places = new Map(
      places.flatMap(([place, translation]): [string, PlacedTranslation][] => {
        if (typeof translation === 'string') return [[place, { text: translation }]]
        if (!isGroup(translation) || typeof translation.text !== 'string') return []
        return [[place, { text: translation.text, ...(typeof translation.of === 'string' && { of: translation.of }) }]]
      }),
    )
    this.folded = new Map([...this.texts].map(([text, translation]) => [fold(text), translation]))
  }

  /** Returns the translation of one unit, ignoring differences in blanks; undefined when it is missing or empty. */
  of(unit: string): string | undefined {
    const translation = this.texts.get(unit) ?? this.folded.get(fold(unit))
    return translation === undefined || translation.trim() === '' ? undefined : translation
  }

  /** Replaces every unit of a text that has a translation. */
  inside(text: string): string {
    return this.texts.size === 0 ? text : byUnits(text, (unit) => this.of(unit))
  }
}

export const noTranslations = new SiteTranslations({})

/** Whether the source text has changed since it was translated. */
export const isOutdated = ({ of }: PlacedTranslation, source: string): boolean =>
  of !== undefined && of !== sourceHash(source)
