// From something on a page to the lines of the manifest that made it.
import { type OriginStep, originOf } from '../manifest/origin.ts'
import { type Parsed, parse } from '../manifest/parse.ts'
import type { Manifest } from '../manifest/schema/manifest.ts'
import type { Path } from '../problems/finding.ts'
import type { Snapshot } from './snapshot.ts'

export interface Located {
  what: OriginStep['what']
  line: number
  column: number
}

const parsed = new WeakMap<Snapshot, Parsed>()

/** A quick snapshot has no places yet: then the text is parsed, once. */
function placesOf(snapshot: Snapshot): Parsed {
  if (snapshot.source.text === snapshot.text) return snapshot.source
  const known = parsed.get(snapshot) ?? parse(snapshot.text, snapshot.file)
  parsed.set(snapshot, known)
  return known
}

/** Where it is written first, then what it is made of. `path` as `originOf` takes it. */
export function locate(snapshot: Snapshot, reading: string, path: Path): Located[] {
  const { places, lines } = placesOf(snapshot)
  return originOf(snapshot.manifest as Manifest, reading, path).map(({ what, at }) => {
    const { start } = places.extent({ path: at, on: 'value' })
    return { what, ...lines.pointAt(start) }
  })
}
