// From something on a page to the lines of the manifest that made it.
import { withIncluded } from '../manifest/include.ts'
import { Lines, type Point } from '../manifest/lines.ts'
import { type OriginStep, originOf } from '../manifest/origin.ts'
import { type Parsed, parse } from '../manifest/parse.ts'
import type { Manifest } from '../manifest/schema/manifest.ts'
import type { Path } from '../problems/finding.ts'
import type { Snapshot } from './snapshot.ts'

export interface Located {
  what: OriginStep['what']
  file: string
  line: number
  column: number
}

const parsed = new WeakMap<Snapshot, Parsed>()

/** A quick snapshot has no places yet: then the text is parsed, once. */
function placesOf(snapshot: Snapshot): Parsed {
  const { text, file, parts, source, texts, textsOfSource } = snapshot
  if (source.text === text && texts === textsOfSource) return source
  // Asked once for each reading, which has each file once.
  const filesOf = (pattern: string) => {
    const [first] = parts.filter((part) => part.pattern === pattern)
    return parts.filter((part) => part.pattern === pattern && part.reading === first?.reading)
  }
  const known = parsed.get(snapshot) ?? withIncluded(parse(text, file), filesOf).source
  parsed.set(snapshot, known)
  return known
}

/** Where it is written first, then what it is made of. `path` as `originOf` takes it. */
export function locate(snapshot: Snapshot, reading: string, path: Path): Located[] {
  const { places, lines } = placesOf(snapshot)
  return originOf(snapshot.manifest as Manifest, reading, path).map(({ what, at }) => {
    const { start } = places.extent({ path: at, on: 'value' })
    return { what, ...inItsFile(snapshot, lines.pointAt(start)) }
  })
}

/** Included files follow the manifest in one long text; a line of it belongs to one of them. */
function inItsFile({ file, text, texts }: Snapshot, { line, column }: Point): Omit<Located, 'what'> {
  let first = 0
  for (const [name, inner] of [[file, text] as const, ...texts]) {
    const count = new Lines(inner).count
    if (line <= first + count) return { file: name, line: line - first, column }
    first += count
  }
  return { file, line, column }
}
