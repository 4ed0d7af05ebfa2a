// Compares paths. An index equals its text: 0 is "0".
import type { Path } from './finding.ts'

/** Whether `path` leads to the value at `holder`, or into it. */
export const isWithin = (path: Path, holder: Path): boolean =>
  holder.length <= path.length && holder.every((segment, at) => String(segment) === String(path[at]))

export const isSamePath = (one: Path, other: Path): boolean => one.length === other.length && isWithin(one, other)
