// Lists the changes between two states in words, each with its hunks, so that it can be taken back alone.
import type { Path } from '../../problems/finding.ts'
import { compareManifests, mergedByKey, type WrittenChange } from './compare-manifests.ts'
import type { Hunk, ReviewChange } from './review-messages.ts'

/** The lines of a value in a file: counted from 1, `to` included. */
export interface LinesOfFile {
  file: string
  from: number
  to: number
}

export interface ReadState {
  /** The value of the manifest, with included files in their places. */
  value: unknown
  /** Returns the lines of a value; undefined for a value that no file has. */
  stretchOf: (path: Path) => LinesOfFile | undefined
  /** Returns the readings in which visitors see a value. */
  readingsOf: (path: Path) => string[]
}

export function changesOf(before: ReadState, now: ReadState, hunks: readonly Hunk[]): ReviewChange[] {
  const claimed = new Set<string>()
  const changes = compareManifests(before.value, now.value).map((written): ReviewChange => {
    const { beforePath, nowPath, ...change } = written
    const own = hunks.filter((hunk) => isHunkOf(hunk, written, before, now))
    for (const { id } of own) claimed.add(id)
    const readings = change.readings.length > 0 ? change.readings : seenIn(written, before, now)
    return { ...change, readings, hunks: own.map(({ id }) => id) }
  })
  return [...mergedByKey(changes, sharedKey), ...hunks.filter(({ id }) => !claimed.has(id)).map(otherLines)]
}

const seenIn = ({ beforePath, nowPath }: WrittenChange, before: ReadState, now: ReadState): string[] =>
  nowPath ? now.readingsOf(nowPath) : beforePath ? before.readingsOf(beforePath) : []

function isHunkOf(
  hunk: Hunk,
  { what, beforePath, nowPath }: WrittenChange,
  before: ReadState,
  now: ReadState,
): boolean {
  const isList = what === 'moved' && beforePath && nowPath
  const [was, is] = isList ? [between(beforePath, nowPath), between(nowPath, beforePath)] : [[beforePath], [nowPath]]
  return (
    was.some((path) => path && overlaps(hunk.file, hunk.before, before.stretchOf(path))) ||
    is.some((path) => path && overlaps(hunk.file, hunk.now, now.stretchOf(path)))
  )
}

/** Returns the path of every list item between two items. */
function between(one: Path, other: Path): Path[] {
  const [from, to] = [Number(one.at(-1)), Number(other.at(-1))].sort((a, b) => a - b)
  return Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, at) => [...one.slice(0, -1), (from ?? 0) + at])
}

const overlaps = (file: string, { line, lines }: Hunk['now'], stretch: LinesOfFile | undefined): boolean =>
  stretch !== undefined &&
  stretch.file === file &&
  lines.length > 0 &&
  line <= stretch.to &&
  line + lines.length - 1 >= stretch.from

/** Identifies changes of readings that share the changed lines. */
const sharedKey = ({ what, thing, where, before, now, hunks }: ReviewChange) =>
  hunks.length > 0 ? [what, thing, where.at(-1), before, now, hunks] : undefined

/** A hunk without a change of value: comments, blank lines, quotes. */
const otherLines = ({ id, file, now }: Hunk): ReviewChange => ({
  what: 'changed',
  thing: 'writing',
  where: [`${file}:${now.line}`],
  readings: [],
  hunks: [id],
})
