// Finds the lines of the manifest that produce something on a page.

import { fold, unitsOf } from '../../languages/units.ts'
import { type OriginStep, originOf } from '../../manifest/inspect/origin.ts'
import type { Loaded } from '../../manifest/load.ts'
import type { Path } from '../../problems/finding.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import { valueAt } from '../../site/groups.ts'
import type { Site } from '../../site/model.ts'
import { translatedPage, translationPath } from './translated-page.ts'

export interface Located {
  what: OriginStep['what']
  file: string
  line: number
  column: number
}

export function locate(loaded: Loaded, reading: string, path: Path): Located[] {
  const { source } = loaded
  const manifest = loaded.manifest as Manifest
  const site = path[0] === 'routes' ? loaded.readings?.site(reading) : undefined
  return originsIn({ source, manifest, site }, reading, path).map(({ what, at }) => {
    const { text: written, start } = source.place({ path: at, on: 'value' })
    return { what, file: written.file, ...written.lines.pointAt(start) }
  })
}

/**
 * Returns where the value at `path` (as in `originOf`) is written, then what it is made of. For a text in another language the
 * translation comes first, then the text that is translated.
 */
export function originsIn(
  { source, manifest, site }: { source: Loaded['source']; manifest: Manifest; site: Site | undefined },
  reading: string,
  path: Path,
): OriginStep[] {
  const found = path[0] === 'routes' && site && translatedPage({ source, manifest }, site, String(path[1]))
  const page = found && !found.isAnew(path) ? found : undefined
  const steps = originOf(manifest, reading, page ? page.inFirst(path) : path)
  const [first] = steps
  const text = page && first && page.isByText(first.at) ? valueAt(manifest, first.at) : undefined
  const keys = [...(page?.translations.texts.keys() ?? [])]
  const key =
    typeof text === 'string'
      ? [text, ...unitsOf(text)].flatMap((unit) => keys.find((one) => fold(one) === fold(unit)) ?? [])[0]
      : undefined
  const origin: OriginStep[] =
    page && first && key !== undefined ? [{ what: first.what, at: translationPath(page.tag, key) }] : []
  return [...origin, ...steps]
}
