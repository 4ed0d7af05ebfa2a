// Resolves translations of single places, which a translation file names like `npm run explain`: `/services tiers.0.title`.
import { isOutdated, type PlacedTranslation } from '../../languages/translations.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import { valueAt } from '../../site/groups.ts'
import type { Site } from '../../site/model.ts'
import { placeOfAddress } from '../inspect/address.ts'
import { originSteps } from '../inspect/origin.ts'

export interface WrittenText {
  /** Path in the manifest. */
  path: readonly (string | number)[]
  /** The text written there. */
  source: string
}

/** Returns the text that a place names; undefined where the site has none. */
export function textAt(manifest: Manifest, site: Site, place: string): WrittenText | undefined {
  const found = placeOfAddress(site, place)
  if ('missing' in found) return undefined
  const [written] = originSteps(manifest, site.reading, found.path)
  const source = written && written.what !== 'default' ? valueAt(manifest, written.at) : undefined
  return written && typeof source === 'string' ? { path: written.at, source } : undefined
}

/** Returns translations by path in the manifest, joined with line breaks. */
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
