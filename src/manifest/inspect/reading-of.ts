// Which reading, and which page of it, a path of the manifest is in.
import type { Path } from '../../problems/finding.ts'
import type { Draft, DraftPage, DraftReading } from '../sense/draft.ts'

export interface InReading {
  reading: DraftReading
  page?: DraftPage
}

/**
 * `home`: what stands before the path, where it begins in an included file: `readings, A, routes`. Undefined for what all
 * readings share.
 */
export function readingOf(draft: Draft, home: Path, path: Path): InReading | undefined {
  const [top, name, group, route] = [...home, ...path]
  if (top !== 'readings') return undefined
  const reading = draft.readings.find((one) => one.name === name)
  return reading && { reading, page: group === 'routes' ? reading.pages.get(String(route)) : undefined }
}
