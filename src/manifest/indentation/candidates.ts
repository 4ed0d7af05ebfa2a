// Guesses at lines in the wrong column: a line moved, alone or with the lines below it; a dash added or moved. Guesses keep the number of lines.
import { groupsAbove, misfitScore, type Row, rowsOf } from '../read/repair/columns.ts'
import { groupEnd, indentOf, isFilled, lastFilled, withLines } from '../read/repair/indentation.ts'
import { besideKey } from './beside-key.ts'
import { type Candidate, linesAround, movedTo } from './candidate.ts'
import { dashMoved, dashPut, quotedItem } from './dashes.ts'
import { fallenText, wrappedAtKey } from './fallen-text.ts'
import { farFirst } from './far-first.ts'
import { heldBelow } from './held-below.ts'
import { keyInText } from './key-in-text.ts'
import { listBehindKey } from './list-behind-key.ts'
import { lostKey } from './lost-key.ts'
import { movedBlock } from './moved-block.ts'
import { bulletGuesses, writingGuesses } from './writing.ts'

/** Rows around a suspect that become suspects too. */
const above = 12
const below = 8
const maxLinesAround = 80
/** Lines below the examined ones in which moved lines may end. */
const maxMovedLines = 400
/** Number of guesses that are tried. */
const maxCandidates = 110

/** Yields all guesses, likeliest kind first. `near` are lines with findings. */
export function* candidatesNear(lines: readonly string[], near: readonly number[]): Generator<Candidate> {
  /** Makes guesses at the lines around the first findings. */
  const around = (guess: Guess, findings: number, from: number, to: number) =>
    linesAround(lines.length, near.slice(0, findings), from, to).flatMap((line) => guess(lines, line))
  yield* around(farFirst, 1, 0, 0)
  yield* around(listBehindKey, near.length, 0, -3)
  yield* around(bulletGuesses, 6, -8, 8)
  yield* around(writingGuesses, 6, -8, 8)
  yield* fallenText(lines, near.slice(0, 3))
  yield* heldBelow(lines, near.slice(0, 3))
  yield* around(besideKey, 4, 1, -20)
  yield* around(movedBlock, 4, -3, 1)
  yield* around(keyInText, 3, 0, 0)
  yield* lostKey(lines, near)
  yield* columnGuesses(lines, near)
  yield* wrappedAtKey(lines, near)
}

type Guess = (lines: readonly string[], line: number) => Candidate[]

function columnGuesses(lines: readonly string[], near: readonly number[]): Candidate[] {
  const [from, to] = stretchRound(lines, near)
  const outside = groupsAbove(lines, from)
  const rows = rowsOf(lines, from, to, outside)
  const beyond = rowsOf(lines, to + 1, Math.min(lines.length, to + maxMovedLines))
  const now = misfitScore(rows)
  const misfits = misfitsIn(rows)
  const entries = entriesIn(rows)
  const suspects = suspectsIn(rows, near)
  const seen = new Set<string>()
  const found: (Candidate & { amiss: number })[] = []
  for (const [rank, row] of suspects.entries()) {
    for (const one of [...guessesAt(lines, rows, row, beyond), ...quotedItem(lines, rows, row)]) {
      const key = [...one.changed].join('\n')
      if (seen.has(key)) continue
      seen.add(key)
      const there = rowsOf(withLines(lines, one.changed), from, to, outside)
      // A guess that makes entries part of a long text only hides their faults.
      if (entriesIn(there) < entries) continue
      const left = misfitsIn(there)
      const score = misfitScore(there)
      // While a line fits nothing, the text cannot be parsed: the guess has to leave fewer of them, or none.
      if (score <= now && (left < misfits || left === 0))
        found.push({
          ...one,
          amiss: score * 200 + rank,
          isUntidy: score === now,
        })
    }
  }
  return found.sort((a, b) => a.amiss - b.amiss).slice(0, maxCandidates)
}

const misfitsIn = (rows: readonly Row[]) => rows.filter(({ fit }) => fit === 'misfit').length

const entriesIn = (rows: readonly Row[]) => rows.filter(({ isItem, key }) => isItem || key !== undefined).length

function stretchRound(lines: readonly string[], near: readonly number[]): [number, number] {
  const [first = 1] = near
  let from = Math.max(1, first - maxLinesAround)
  // Extends to a line that begins a group, since the columns inside follow from it.
  while (from > 1 && !(isFilled(lines[from - 1]) && indentOf(lines[from - 1] ?? '') <= 6)) from--
  return [from, Math.min(lines.length, first + maxLinesAround)]
}

/** Returns lines that do not fit with their neighbours, then lines around the findings. */
function suspectsIn(rows: readonly Row[], near: readonly number[]): Row[] {
  const found = new Set<Row>()
  const add = (at: number) => {
    const row = rows[at]
    if (row) found.add(row)
  }
  const unfit = rows.flatMap(({ fit, line }, at) =>
    fit !== 'fits' && near.some((one) => Math.abs(one - line) <= 60) ? [at] : [],
  )
  for (const at of unfit.slice(0, 6)) for (const beside of [at, at - 1, at + 1, at - 2]) add(beside)
  const places = near.slice(0, 6).map((line) => {
    const at = rows.findIndex((row) => row.line >= line)
    return at < 0 ? rows.length - 1 : at
  })
  for (const here of places) add(here)
  // The first entry of a group decides where the others belong.
  for (const here of places.slice(0, 3)) add(firstBeside(rows, here))
  // An item without its dash continues the group of the item above.
  for (const at of besideBelow(rows, places[0])) add(at)
  for (const here of places) for (const beside of [here - 1, here + 1]) add(beside)
  for (const here of places.slice(0, 3)) {
    for (let step = 0; step <= above; step++) {
      add(here - step)
      if (step <= below) add(here + step)
    }
  }
  return [...found].slice(0, 30)
}

/** Returns the index of the first row in the group of this one. */
function firstBeside(rows: readonly Row[], at: number): number {
  const own = rows[at]?.column ?? 0
  return rows.slice(0, at).findLastIndex(({ column }) => column < own) + 1
}

/** Returns the indexes of the rows below this one in its group. */
function besideBelow(rows: readonly Row[], at = rows.length): number[] {
  const own = rows[at]?.content ?? 0
  const end = rows.findIndex(({ column }, other) => other > at && column < own)
  return rows
    .slice(0, end < 0 ? undefined : end)
    .flatMap(({ column }, other) => (other > at && column === own ? [other] : []))
}

function guessesAt(lines: readonly string[], rows: readonly Row[], row: Row, beyond: readonly Row[]): Candidate[] {
  const at = rows.indexOf(row)
  const previous = rows[at - 1]
  const following = rows[at + 1]
  const found: Candidate[] = []
  if (previous?.opens && previous.key !== undefined && !row.isItem && row.column === previous.content)
    found.push(...fallen(lines, rows, at))
  const columns = new Set<number>([...row.open, ...(previous ? [previous.column, previous.content] : [])])
  if (previous?.opens) columns.add((previous.key === undefined ? previous.column : previous.content) + 2)
  if (following) columns.add(following.column)
  for (const column of [...columns].sort((a, b) => Math.abs(a - row.column) - Math.abs(b - row.column))) {
    if (column === row.column || !mayStand(column, previous)) continue
    for (const end of endsOf(lines, [...rows, ...beyond], at, column)) found.push(movedTo(lines, row.line, end, column))
  }
  if (row.isItem) {
    for (const column of new Set([row.column, ...row.open])) found.push(...dashMoved(lines, row, column))
    if (following && following.column > row.column && !following.isItem)
      found.push(...dashMoved(lines, row, following.column - 2))
  } else if (
    // A line without a key may be an item that is a text or a group in braces.
    (row.key !== undefined || previous?.isItem || /^\s*\{/.test(lines[row.line - 1] ?? '')) &&
    !/^\s*-/.test(lines[row.line - 1] ?? '')
  )
    found.push(...dashPut(lines, row, previous, following))
  for (const column of columns)
    if (column !== row.column && Math.abs(column - row.column) <= 2 && mayStand(column, previous))
      for (const end of runsFrom(rows, at)) found.push(movedTo(lines, row.line, end, column))
  return found
}

/** A line may be deeper than the one above only below a key or dash without a value: otherwise it would continue that line's text. */
const mayStand = (column: number, previous: Row | undefined) =>
  !previous || column <= previous.content || previous.opens

/** Returns the lines with which a move may end: the line itself, the end of its group, and before lines that may be its siblings. */
function endsOf(lines: readonly string[], rows: readonly Row[], at: number, column: number): number[] {
  const row = rows[at]
  if (!row) return []
  const ends = new Set<number>()
  const lastBefore = (line: number) => Math.max(row.line, lastFilled(lines, line - 1))
  let end: number | undefined
  for (const other of rows.slice(at + 1)) {
    if (other.column <= row.column) {
      end = lastBefore(other.line)
      break
    }
    const isBeside = other.column <= column && other.isItem === row.isItem
    // Lines around one that stands too far left may belong to it.
    if ((isBeside || (other.column < column && row.open.includes(other.column))) && ends.size < 20)
      ends.add(lastBefore(other.line))
  }
  const [first] = ends
  const whole = end ?? groupEnd(lines, row.line)
  // The row's own text.
  const own = lastBefore(rows[at + 1]?.line ?? row.line + 1)
  return [...new Set([...(first === undefined ? [whole] : [first, whole]), ...ends, own, row.line])]
}

/** Rows that may have been selected and moved together, whatever they belong to. */
const maxRun = 8

/** Returns the last lines of such runs that begin at this row. */
const runsFrom = (rows: readonly Row[], at: number): number[] =>
  rows.slice(at + 1, at + maxRun).map(({ line }, step) => (rows[at + step + 2]?.line ?? line + 1) - 1)

/** Guesses that this row and following ones belong below the key that they stand beside. */
function fallen(lines: readonly string[], rows: readonly Row[], at: number): Candidate[] {
  const row = rows[at]
  if (!row) return []
  const found: Candidate[] = []
  for (let next = at + 1; next <= rows.length && found.length < 8; next++) {
    const other = rows[next]
    if (other && other.column > row.column) continue
    const end = other ? other.line - 1 : Math.max(groupEnd(lines, row.line), rows.at(-1)?.line ?? row.line)
    found.push({ ...movedTo(lines, row.line, end, row.column + 2), what: 'fallen' })
    if (other && other.column < row.column) break
  }
  return found
}
