// Comparisons of paths. A number of an item counts as its text: 0 is "0".
import type { Path } from './finding.ts'

/** Whether the path leads to what stands at the other one, or into it. */
export const isWithin = (path: Path, holder: Path): boolean =>
  holder.length <= path.length && holder.every((segment, at) => String(segment) === String(path[at]))

export const isSamePath = (one: Path, other: Path): boolean => one.length === other.length && isWithin(one, other)
