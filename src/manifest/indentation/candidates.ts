// Guesses at how the lines round a fault were meant to stand: a line moved, alone or with what is below it; a dash put back or moved
// to its item. Each keeps the number of lines.

import { amiss, groupsAbove, type Row, rowsOf } from '../read/repair/columns.ts'
import { groupEnd, indentOf, isFilled } from '../read/repair/indentation.ts'
import { besideKey } from './beside-key.ts'
import type { Candidate } from './candidate.ts'
import { fallenText, wrappedAtKey } from './fallen-text.ts'
import { heldBelow } from './held-below.ts'
import { movedBlock } from './moved-block.ts'
import { halfTypedKeys, writingGuesses } from './writing.ts'

/** Lines looked at round one that is suspected. */
const above = 12
const below = 8
const farthest = 80
/** Lines behind those in which what moves along may end. */
const maxLines = 400
/** Lines of a text in quotes, of an item that is looked for below another. */
const maxTextLines = 20
/** Guesses that are tried. */
const maxCandidates = 110

/** Those that make the columns fit better, or at least no worse; the likeliest first. `near` are lines where something was found. */
export function* candidatesNear(lines: readonly string[], near: readonly number[]): Generator<Candidate> {
  yield* writingGuesses(lines, near)
  yield* fallenText(lines, near)
  yield* heldBelow(lines, near)
  yield* besideKey(lines, near)
  yield* movedBlock(lines, near)
  yield* columnGuesses(lines, near)
  yield* wrappedAtKey(lines, near)
  yield* halfTypedKeys(lines, near)
}

function columnGuesses(lines: readonly string[], near: readonly number[]): Candidate[] {
  const [from, to] = stretchRound(lines, near)
  const outside = groupsAbove(lines, from)
  const rows = rowsOf(lines, from, to, outside)
  const beyond = rowsOf(lines, to + 1, Math.min(lines.length, to + maxLines))
  const now = amiss(rows)
  const misfits = misfitsIn(rows)
  const entries = entriesIn(rows)
  const suspects = suspectsIn(rows, near)
  const seen = new Set<string>()
  const found: Candidate[] = []
  for (const [rank, row] of suspects.entries()) {
    for (const one of [...guessesAt(lines, rows, row, beyond), ...quotedItem(lines, rows, row)]) {
      const key = [...one.changed].join('\n')
      if (seen.has(key)) continue
      seen.add(key)
      const next = [...lines]
      for (const [line, text] of one.changed) next[line - 1] = text
      const there = rowsOf(next, from, to, outside)
      // Lines within a long text are not parsed: a better score there means nothing.
      if (entriesIn(there) < entries) continue
      const left = misfitsIn(there)
      const score = amiss(there)
      // A line that fits nothing makes the whole unreadable: nothing is won while there are as many.
      if (score <= now && (left < misfits || left === 0))
        found.push({
          ...one,
          amiss: score * 200 + rank + (isFar(one, row) ? 40 : 0) + (goesOn(one, row, rows) ? 1 : 0),
          isTidier: score < now,
        })
    }
  }
  return found.sort((a, b) => a.amiss - b.amiss).slice(0, maxCandidates)
}

/** People lose or add a space or two; more than that is rarer. */
const isFar = ({ column }: Guess, row: Row) => Math.abs(column - row.column) > 2

/** A text in the column of the dashes lost its own more likely than the blanks that would make it go on with the item above. */
const goesOn = ({ what }: Guess, row: Row, rows: readonly Row[]) => {
  const above = rows[rows.indexOf(row) - 1]
  return what === 'moved' && row.key === undefined && !row.isItem && above?.isItem && row.column === above.column
}

const misfitsIn = (rows: readonly Row[]) => rows.filter(({ fit }) => fit === 'misfit').length

const entriesIn = (rows: readonly Row[]) => rows.filter(({ isItem, key }) => isItem || key !== undefined).length

function stretchRound(lines: readonly string[], near: readonly number[]): [number, number] {
  const [first = 1] = near
  let from = Math.max(1, first - farthest)
  // From a line that begins a group, since the columns within follow from it.
  while (from > 1 && !(isFilled(lines[from - 1]) && indentOf(lines[from - 1] ?? '') <= 6)) from--
  return [from, Math.min(lines.length, first + farthest)]
}

/** Lines that do not fit, with the ones before and after; then those round what was found. */
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
  // What comes first in a group decides where all others belong.
  for (const here of places.slice(0, 3)) add(firstBeside(rows, here))
  for (const here of places) for (const beside of [here - 1, here + 1]) add(beside)
  for (const here of places.slice(0, 3)) {
    for (let step = 0; step <= above; step++) {
      add(here - step)
      if (step <= below) add(here + step)
    }
  }
  return [...found].slice(0, 30)
}

/** The row that comes first below what holds this one. */
function firstBeside(rows: readonly Row[], at: number): number {
  const own = rows[at]?.column ?? 0
  return rows.slice(0, at).findLastIndex(({ column }) => column < own) + 1
}

type Guess = Omit<Candidate, 'amiss' | 'isTidier' | 'fault'>

function guessesAt(lines: readonly string[], rows: readonly Row[], row: Row, beyond: readonly Row[]): Guess[] {
  const at = rows.indexOf(row)
  const previous = rows[at - 1]
  const following = rows[at + 1]
  const found: Guess[] = []
  const columns = new Set<number>([...row.open, ...(previous ? [previous.column, previous.content] : [])])
  if (previous?.opens) columns.add((previous.key === undefined ? previous.column : previous.content) + 2)
  if (following) columns.add(following.column)
  for (const column of [...columns].sort((a, b) => Math.abs(a - row.column) - Math.abs(b - row.column))) {
    if (column === row.column || !mayStand(column, previous)) continue
    for (const end of endsOf(lines, [...rows, ...beyond], at, column)) found.push(movedTo(lines, row, end, column))
  }
  if (previous?.opens && previous.key !== undefined && !row.isItem && row.column === previous.content)
    found.push(...fallen(lines, rows, at))
  if (row.isItem) {
    for (const column of new Set([row.column, ...row.open])) found.push(...dashMoved(lines, row, column))
    if (following && following.column > row.column && !following.isItem)
      found.push(...dashMoved(lines, row, following.column - 2))
  } else if (
    // What has no key of its own may be a text or a group in braces that was an item.
    (row.key !== undefined || previous?.isItem || /^\s*\{/.test(lines[row.line - 1] ?? '')) &&
    !/^\s*-/.test(lines[row.line - 1] ?? '')
  )
    found.push(...dashPut(lines, row, previous, following), ...dashesPut(lines, rows, row))
  return found
}

/** Deeper than the line above only below a key or dash that has no value: else it would melt into that line. */
const mayStand = (column: number, previous: Row | undefined) =>
  !previous || column <= previous.content || previous.opens

/** Where what moves along may end: at the line itself, where its group ends, and before lines that may stand beside it. */
function endsOf(lines: readonly string[], rows: readonly Row[], at: number, column: number): number[] {
  const row = rows[at]
  if (!row) return []
  const ends = new Set<number>()
  const lastBefore = (line: number) => {
    let last = line - 1
    while (last > row.line && !isFilled(lines[last - 1])) last--
    return last
  }
  let end: number | undefined
  for (const other of rows.slice(at + 1)) {
    if (other.column <= row.column) {
      end = lastBefore(other.line)
      break
    }
    const isBeside = other.column <= column && other.isItem === row.isItem
    // Below a line that stands too far left, what is around it may go on.
    if ((isBeside || (other.column < column && row.open.includes(other.column))) && ends.size < 20)
      ends.add(lastBefore(other.line))
  }
  const [first] = ends
  const whole = end ?? groupEnd(lines, row.line)
  const own = textEnd(lines, rows, at)
  return [...new Set([...(first === undefined ? [whole] : [first, whole]), ...ends, own, row.line])]
}

/** The last line of the row's own text, which may go over several. */
function textEnd(lines: readonly string[], rows: readonly Row[], at: number): number {
  const row = rows[at]
  const next = rows[at + 1]
  if (!row) return 1
  let end = (next?.line ?? row.line + 1) - 1
  while (end > row.line && !isFilled(lines[end - 1])) end--
  return Math.max(end, row.line)
}

function movedTo(lines: readonly string[], row: Row, end: number, column: number): Guess {
  const by = column - row.column
  const changed = new Map<number, string>()
  for (let line = row.line; line <= end; line++) {
    const text = lines[line - 1] ?? ''
    // A comment, or a heading of a long text: it moves along.
    if (text.trim() !== '') changed.set(line, ' '.repeat(Math.max(0, indentOf(text) + by)) + text.trimStart())
  }
  return { what: 'moved', line: row.line, count: changed.size, changed, column }
}

/** Lines that stand beside the key they belong below, with as many of those after them. */
function fallen(lines: readonly string[], rows: readonly Row[], at: number): Guess[] {
  const row = rows[at]
  if (!row) return []
  const found: Guess[] = []
  for (let next = at + 1; next <= rows.length && found.length < 8; next++) {
    const other = rows[next]
    if (other && other.column > row.column) continue
    const end = other ? other.line - 1 : Math.max(groupEnd(lines, row.line), rows.at(-1)?.line ?? row.line)
    found.push({ ...movedTo(lines, row, end, row.column + 2), what: 'fallen' })
    if (other && other.column < row.column) break
  }
  return found
}

/** The dash in this column, and what stands behind it one blank further, or where it is now. */
function dashMoved(lines: readonly string[], row: Row, column: number): Guess[] {
  if (column < 0) return []
  const text = lines[row.line - 1] ?? ''
  const behind = text.slice(row.content)
  return [
    `${' '.repeat(column)}- ${behind}`,
    ...(row.content > column + 1 ? [`${' '.repeat(column)}-${' '.repeat(row.content - column - 1)}${behind}`] : []),
  ]
    .filter((one) => one !== text)
    .map((one) => ({ what: 'moved', line: row.line, count: 1, changed: new Map([[row.line, one]]), column }))
}

/** A dash before a text in quotes below an item without: it looks like a part of the item's text. */
function quotedItem(lines: readonly string[], rows: readonly Row[], row: Row): Guess[] {
  const following = rows[rows.indexOf(row) + 1]
  const end = following?.line ?? Math.min(lines.length + 1, row.line + maxTextLines)
  const line = row.isItem ? lines.slice(row.line, end - 1).findIndex((_, at) => isInQuotes(lines, row.line + at)) : -1
  if (line < 0) return []
  const column = indentOf(lines[row.line + line] ?? '')
  return dashPut(lines, { ...row, line: row.line + line + 1, column, isItem: false }, row, following)
}

/** Whether a text in quotes is all that stands on the line at this index, or on it and some of those below. */
function isInQuotes(lines: readonly string[], at: number): boolean {
  if (!/^\s*["']/.test(lines[at] ?? '')) return false
  let text = ''
  for (const line of lines.slice(at, at + maxTextLines)) {
    text += `${line}\n`
    if (/^\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*$/.test(text)) return true
    if (/^\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*\S/.test(text)) return false
  }
  return false
}

/** A dash before the line: in the blanks before it, where it begins, or where the items beside it have theirs. */
function dashPut(lines: readonly string[], row: Row, ...beside: (Row | undefined)[]): Guess[] {
  const text = lines[row.line - 1] ?? ''
  const found: Guess[] = []
  const ofItems = beside.flatMap((one) => (one?.isItem ? [one.column] : []))
  for (const column of new Set([row.column - 2, row.column, ...ofItems]))
    if (column >= 0)
      found.push({
        what: 'dash',
        line: row.line,
        count: 1,
        changed: new Map([[row.line, `${' '.repeat(column)}- ${text.trimStart()}`]]),
        column,
      })
  return found
}

/** The same for the lines below that begin as this one does: of a list, all may have lost theirs. */
function dashesPut(lines: readonly string[], rows: readonly Row[], row: Row): Guess[] {
  const own: Row[] = []
  for (const other of rows.slice(rows.indexOf(row))) {
    if (other.column < row.column || other.isItem) break
    if (other.column === row.column && other.key === row.key) own.push(other)
  }
  if (own.length < 2 || row.key === undefined) return []
  const dashed = ({ line }: Row): [number, string] => [
    line,
    `${' '.repeat(row.column)}- ${(lines[line - 1] ?? '').trimStart()}`,
  ]
  const changed = new Map(own.map(dashed))
  return [{ what: 'dash', line: row.line, count: changed.size, changed, column: row.column }]
}
