// Translations of single places, which a file of translations names as `npm run explain` does: `/services tiers.0.title`.
import { isOutdated, type PlacedTranslation } from '../../languages/translations.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import { valueAt } from '../../site/groups.ts'
import type { Site } from '../../site/model.ts'
import { placeAt } from '../inspect/address.ts'
import { originOf } from '../inspect/origin.ts'

export interface PlacedText {
  /** In the manifest. */
  path: readonly (string | number)[]
  /** What is written there. */
  source: string
}

/** The text a place names; undefined where the site of the reading has none. */
export function textAt(manifest: Manifest, site: Site, place: string): PlacedText | undefined {
  const found = placeAt(site, place)
  if ('missing' in found) return undefined
  const [written] = originOf(manifest, site.reading, found.path)
  const source = written && written.what !== 'default' ? valueAt(manifest, written.at) : undefined
  return written && typeof source === 'string' ? { path: written.at, source } : undefined
}

/** By the path of the text in the manifest, its parts joined by line breaks. */
export function placedTexts(
  manifest: Manifest,
  site: Site,
  places: ReadonlyMap<string, PlacedTranslation>,
): ReadonlyMap<string, string> {
  return new Map(
    [...places].flatMap(([place, translation]): [string, string][] => {
      const at = textAt(manifest, site, place)
      return at && !isOutdated(translation, at.source) ? [[at.path.join('\n'), translation.text]] : []
    }),
  )
}
