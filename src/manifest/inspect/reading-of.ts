// Finds the reading and page that a path of the manifest belongs to.
import type { Path } from '../../problems/finding.ts'
import type { Draft, DraftPage, DraftReading } from '../sense/draft.ts'

export interface InReading {
  reading: DraftReading
  page?: DraftPage
}

/** `home` is the path at which an included file begins (`readings, A, routes`); `path` is relative to it. Undefined for what all readings share. */
export function readingOf(draft: Draft, home: Path, path: Path): InReading | undefined {
  const [top, name, group, route] = [...home, ...path]
  if (top !== 'readings') return undefined
  const reading = draft.readings.find((one) => one.name === name)
  return reading && { reading, page: group === 'routes' ? reading.pages.get(String(route)) : undefined }
}
