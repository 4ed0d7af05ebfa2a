// Changes in words, each with the lines that make it, so that it can be taken back alone.
import type { Path } from '../../problems/finding.ts'
import { compareManifests, type WrittenChange } from './compare-manifests.ts'
import type { Change, Hunk } from './review-messages.ts'

/** Where a value is written: lines of a file, counted from 1, the last one included. */
export interface Stretch {
  file: string
  from: number
  to: number
}

export interface ReadState {
  /** What was read, included pages in their places. */
  value: unknown
  /** Undefined for what is written nowhere. */
  stretchOf: (path: Path) => Stretch | undefined
  /** The readings in which visitors see a value. */
  readingsOf: (path: Path) => string[]
}

export function changesOf(before: ReadState, now: ReadState, hunks: readonly Hunk[]): Change[] {
  const claimed = new Set<string>()
  const changes = compareManifests(before.value, now.value).map((written): Change => {
    const { beforePath, nowPath, ...change } = written
    const own = hunks.filter((hunk) => makes(hunk, written, before, now))
    for (const { id } of own) claimed.add(id)
    const readings = change.readings.length > 0 ? change.readings : seenIn(written, before, now)
    return { ...change, readings, hunks: own.map(({ id }) => id) }
  })
  return [...together(changes), ...hunks.filter(({ id }) => !claimed.has(id)).map(otherLines)]
}

const seenIn = ({ beforePath, nowPath }: WrittenChange, before: ReadState, now: ReadState): string[] =>
  nowPath ? now.readingsOf(nowPath) : beforePath ? before.readingsOf(beforePath) : []

function makes(hunk: Hunk, { what, beforePath, nowPath }: WrittenChange, before: ReadState, now: ReadState): boolean {
  const isList = what === 'moved' && beforePath && nowPath
  const [was, is] = isList ? [between(beforePath, nowPath), between(nowPath, beforePath)] : [[beforePath], [nowPath]]
  return (
    was.some((path) => path && meets(hunk.file, hunk.before, before.stretchOf(path))) ||
    is.some((path) => path && meets(hunk.file, hunk.now, now.stretchOf(path)))
  )
}

/** Every place of a list between two of its items. */
function between(one: Path, other: Path): Path[] {
  const [from, to] = [Number(one.at(-1)), Number(other.at(-1))].sort((a, b) => a - b)
  return Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, at) => [...one.slice(0, -1), (from ?? 0) + at])
}

const meets = (file: string, { line, lines }: Hunk['now'], stretch: Stretch | undefined): boolean =>
  stretch !== undefined &&
  stretch.file === file &&
  lines.length > 0 &&
  line <= stretch.to &&
  line + lines.length - 1 >= stretch.from

/** Two readings that take a value from one place have changed once. */
function together(changes: readonly Change[]): Change[] {
  const known = new Map<string, Change>()
  for (const change of changes) {
    const { what, thing, where, before, now, hunks } = change
    const key = JSON.stringify([what, thing, where.at(-1), before, now, hunks])
    const same = hunks.length > 0 ? known.get(key) : undefined
    if (same) {
      same.readings = [...new Set([...same.readings, ...change.readings])]
      same.pages = [...new Set([...same.pages, ...change.pages])]
    } else known.set(hunks.length > 0 ? key : `${key} ${known.size}`, change)
  }
  return [...known.values()]
}

/** Lines that say nothing else than before: comments, blank lines, the way a value is written. */
const otherLines = ({ id, file, now }: Hunk): Change => ({
  what: 'changed',
  thing: 'writing',
  where: [file, `line ${now.line}`],
  readings: [],
  pages: [],
  hunks: [id],
})
