// What a file of translations says: `texts/de.yaml`, by the text that is translated, or by the place where one text needs two.
import { groupsOnly, isGroup } from '../site/groups.ts'
import { sourceHash } from './source-hash.ts'
import { byUnits, fold } from './units.ts'

/** A translation of the text at one place. */
export interface PlacedTranslation {
  text: string
  /** Hash of the text it was made from; left out, it is not watched. */
  of?: string
}

/** The key under which translations of places stand. */
export const placesKey = 'at'

export class Translations {
  /** By the text, in the order of the file. */
  readonly texts: ReadonlyMap<string, string>
  /** By the place, as `npm run explain` names it. */
  readonly places: ReadonlyMap<string, PlacedTranslation>
  private readonly folded: ReadonlyMap<string, string>

  /** `value` is what the file holds; what has another shape is left out, and reported by the check. */
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

  /** The translation of one piece. Blanks count as one, and none at the ends. */
  of(unit: string): string | undefined {
    const translation = this.texts.get(unit) ?? this.folded.get(fold(unit))
    return translation === undefined || translation.trim() === '' ? undefined : translation
  }

  /** The text with every piece that has a translation in its place. */
  inside(text: string): string {
    return this.texts.size === 0 ? text : byUnits(text, (unit) => this.of(unit))
  }
}

export const noTranslations = new Translations({})

/** Whether what stands at a place now is another text than the one that was translated. */
export const isOutdated = ({ of }: PlacedTranslation, source: string): boolean =>
  of !== undefined && of !== sourceHash(source)
