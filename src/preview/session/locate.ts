// Finds the lines of the manifest that produce something on a page.
import { fold, unitsOf } from '../../languages/units.ts'
import { type OriginStep, originSteps } from '../../manifest/inspect/origin.ts'
import type { Loaded } from '../../manifest/load.ts'
import type { Path, PathSpot } from '../../problems/finding.ts'
import type { Placement } from '../../problems/place.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import { valueAt } from '../../site/groups.ts'
import type { Site } from '../../site/model.ts'
import { type TranslatedPage, translatedPage, translationPath } from './translated-page.ts'

export interface Located {
  what: OriginStep['what']
  file: string
  line: number
  column: number
}

/** A step with its place in a file. */
export interface PlacedStep extends OriginStep {
  place: Placement
  isTranslation: boolean
}

interface LocatedIn {
  source: Loaded['source']
  manifest: Manifest
  site: Site | undefined
}

export function locate(loaded: Loaded, reading: string, path: Path): Located[] {
  const { source } = loaded
  const manifest = loaded.manifest as Manifest
  const site = path[0] === 'routes' ? loaded.readings?.site(reading) : undefined
  return originsIn({ source, manifest, site }, reading, path, 'value').map(({ what, place: { text, start } }) => {
    return { what, file: text.file, ...text.lines.pointAt(start) }
  })
}

/**
 * Returns where the value at `path` (as in `originOf`) is written, then what it is made of. For a text in another language the
 * translation comes first, then the text that is translated.
 */
export function originsIn(loaded: LocatedIn, reading: string, path: Path, on: PathSpot['on']): PlacedStep[] {
  const { source, manifest, site } = loaded
  const found = path[0] === 'routes' && site && translatedPage(loaded, site, String(path[1]))
  const page = found && !found.isAnew(path) ? found : undefined
  const steps = originSteps(manifest, reading, page ? page.inFirst(path) : path)
  const placed = steps.map((step) => ({ ...step, place: source.place({ path: step.at, on }), isTranslation: false }))
  const [first] = steps
  const translation = page && first && translationOf(loaded, page, first.at, on)
  return translation ? [{ ...first, place: translation, isTranslation: true }, ...placed] : placed
}

/** Returns where the translation of the text at a path of the manifest is written; undefined where it has none. */
function translationOf(
  { source, manifest }: LocatedIn,
  page: TranslatedPage,
  at: Path,
  on: PathSpot['on'],
): Placement | undefined {
  const words = source.expansion?.wordsAt(at)
  if (words?.in === 'entry') return words.placeIn(page.tag, on)
  const text = page.isByText(at) ? valueAt(manifest, at) : undefined
  if (typeof text !== 'string') return undefined
  const keys = [...page.translations.texts.keys()]
  const [key] = [text, ...unitsOf(text)].flatMap((unit) => keys.find((one) => fold(one) === fold(unit)) ?? [])
  return key === undefined ? undefined : source.place({ path: translationPath(page.tag, key), on })
}
