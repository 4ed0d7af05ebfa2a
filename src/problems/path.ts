// Compares paths, in which an index equals its text (0 is "0"), and writes them as JSON pointers.
import type { Path } from './finding.ts'

/** Whether `path` leads to the value at `holder`, or into it. */
export const isWithin = (path: Path, holder: Path): boolean =>
  holder.length <= path.length && holder.every((segment, at) => String(segment) === String(path[at]))

export const isSamePath = (one: Path, other: Path): boolean => one.length === other.length && isWithin(one, other)

export const escapePointer = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1')

/** Returns a longer path. A spread followed by keys would reserve room for sixteen more, in the paths that a large site keeps. */
export const pathBelow = (path: Path, ...keys: Path): Path => path.concat(keys)

/** Returns a JSON pointer (RFC 6901): `/readings/A/routes/~1services`. */
export const pointerTo = (segments: readonly (string | number)[]): string =>
  segments.map((segment) => `/${escapePointer(String(segment))}`).join('')
