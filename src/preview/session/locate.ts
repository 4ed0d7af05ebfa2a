// From something on a page to the lines of the manifest that made it.

import { type OriginStep, originOf } from '../../manifest/inspect/origin.ts'
import type { Loaded } from '../../manifest/load.ts'
import type { Path } from '../../problems/finding.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'

export interface Located {
  what: OriginStep['what']
  file: string
  line: number
  column: number
}

/** Where it is written first, then what it is made of. `path` as `originOf` takes it. */
export function locate({ source, manifest }: Loaded, reading: string, path: Path): Located[] {
  return originOf(manifest as Manifest, reading, path).map(({ what, at }) => {
    const { text, start } = source.place({ path: at, on: 'value' })
    return { what, file: text.file, ...text.lines.pointAt(start) }
  })
}
