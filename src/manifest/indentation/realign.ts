// Searches for lines in the wrong column: of all guesses, the one with the best score. Runs only on a text with findings.
import type { Realigned } from '../read/fully-parsed.ts'
import { type Row, rowsOf } from '../read/repair/columns.ts'
import { indentOf, isFilled, withLines } from '../read/repair/indentation.ts'
import { renumbered, type SyntaxFault } from '../read/repair/syntax-fault.ts'
import type { Candidate, ScoredCandidate } from './candidate.ts'
import { candidatesNear } from './candidates.ts'
import { excerptOf } from './excerpt.ts'
import { wrappedAtKey } from './fallen-text.ts'
import { arrange, unindentedRun } from './lost-indentation.ts'
import { IndentationTrial, unreadable } from './trial.ts'

/** Characters that all tries together may parse, so that a large text takes bounded time. */
const budget = 6_000_000
/** Lines around a moved line in which a neighbour is searched. */
const seen = 2000
const maxTries = 240
const maxSlips = 6

/** `near` are sorted lines with findings. Returns undefined when no guess convinces. */
export const realigned = (lines: readonly string[], near: readonly number[], isIncluded: boolean) =>
  new Realignment(lines, near, isIncluded).result()

class Realignment {
  private readonly trial: IndentationTrial
  private readonly numbers: readonly number[]
  private readonly faults: SyntaxFault[] = []
  private tries: number
  /** The excerpt around the findings, with the corrections so far. */
  private current: readonly string[]
  private score = 0

  constructor(
    /** The text with the corrections so far. */
    private whole: readonly string[],
    private readonly near: readonly number[],
    private readonly isIncluded: boolean,
  ) {
    const { lines, numbers } = excerptOf(whole, near)
    const size = lines.reduce((sum, line) => sum + line.length + 1, 0)
    this.trial = new IndentationTrial(isIncluded)
    this.numbers = numbers
    this.tries = Math.min(maxTries, Math.floor(budget / Math.max(1, size)))
    this.current = lines
  }

  result(): Realigned | undefined {
    if (this.tries < 2) return undefined
    this.score = this.scoreOf(this.current)
    for (const cluster of clustersOf(this.near)) {
      const inExcerpt = cluster.map((line) => this.numbers.indexOf(line) + 1)
      while (this.faults.length < maxSlips && this.correct(inExcerpt));
    }
    return this.faults.length === 0 ? undefined : { lines: this.whole, faults: this.faults }
  }

  /** Finds the best guess at one slip and applies it to the text; returns whether there is one. */
  private correct(inExcerpt: readonly number[]): boolean {
    const { current, whole, score, trial } = this
    if (score === 0 || this.tries <= 0) return false
    const run = unindentedRun(current, inExcerpt, this.isIncluded)
    const placed = run && arrange(current, run, trial)
    const arranged = placed && isConvincing(score, placed) ? placed : undefined
    // Lines that leave faults in every column may be the rest of a wrapped text.
    const wrapped =
      arranged && arranged.score > 0 ? this.bestOf(wrappedAtKey(current, inExcerpt), arranged.score) : undefined
    const best = wrapped ?? arranged ?? this.bestOf(candidatesNear(current, inExcerpt), score)
    if (!best || !isConvincing(score, best)) return false
    const candidate = inWhole(best.candidate, this.numbers, whole)
    this.whole = withLines(whole, candidate.changed)
    this.faults.push(faultOf(whole, this.whole, candidate))
    this.current = best.lines
    this.score = best.score
    return true
  }

  /** Returns the candidate with the lowest score below `limit`. */
  private bestOf(candidates: Iterable<Candidate>, limit: number): ScoredCandidate | undefined {
    let best: ScoredCandidate | undefined
    for (const candidate of candidates) {
      if (this.tries <= 0) break
      const next = withLines(this.current, candidate.changed)
      const score = this.scoreOf(next)
      if (score >= (best?.score ?? limit)) continue
      // A merge that is written as one leaves its group without a type of its own.
      const isSure = score === 0 && candidate.what === 'written'
      if (!isSure && !this.isJudged(next, score)) continue
      best = { candidate, score, lines: next }
      if (score === 0) break
    }
    return best
  }

  private scoreOf(guess: readonly string[]): number {
    this.tries--
    return this.trial.score(guess)
  }

  /** False for a guess that leaves fewer faults since more stands where it is not judged, such as in a group that became a list. */
  private isJudged(guess: readonly string[], score: number): boolean {
    const { trial, current } = this
    return score >= unreadable || this.score >= unreadable || trial.unjudged(guess) <= trial.unjudged(current)
  }
}

/** Converts a candidate for an excerpt to line numbers of the whole text. Pages that the excerpt left out between moved lines move too. */
function inWhole(candidate: Candidate, numbers: readonly number[], whole: readonly string[]): Candidate {
  const of = (line: number) => numbers[line - 1] ?? line
  const { line, changed, fault, column, what } = candidate
  const there = new Map([...changed].map(([row, text]) => [of(row), text]))
  const own = indentOf(whole[of(line) - 1] ?? '')
  let last = Math.max(...changed.keys())
  while (last < numbers.length && !isFilled(whole[of(last + 1) - 1])) last++
  if (what === 'moved')
    for (let row = line; row <= last; row++)
      for (let left = of(row) + 1; left < (numbers[row] ?? whole.length + 1); left++) {
        const text = whole[left - 1] ?? ''
        if (text.trim() !== '' && indentOf(text) > own)
          there.set(left, ' '.repeat(Math.max(0, indentOf(text) + column - own)) + text.trimStart())
      }
  return {
    ...candidate,
    line: of(line),
    changed: new Map([...there].sort(([one], [other]) => one - other)),
    ...(fault && { fault: renumbered(fault, of) }),
  }
}

/** Groups lines with findings; distant lines belong to different slips. */
function clustersOf(near: readonly number[]): number[][] {
  const clusters: number[][] = []
  for (const line of near) {
    const last = clusters.at(-1)
    if (last && line - (last.at(-1) ?? 0) <= 60) last.push(line)
    else clusters.push([line])
  }
  return clusters
}

/**
 * A guess convinces if no fault is left, if it makes an unreadable entry readable, or if it removes two faults and improves the columns, or four.
 * Anything else may be chance.
 */
function isConvincing(before: number, { score: after, candidate }: ScoredCandidate): boolean {
  if (after === 0 || !Number.isFinite(before)) return after === 0 && before > 0
  const lost = (score: number) => Math.floor(score / unreadable)
  return lost(after) < lost(before) || (lost(after) === lost(before) && after <= before - (candidate.isUntidy ? 4 : 2))
}

const codes = { moved: 'bad-indent', dash: 'missing-dash', fallen: 'dedented', written: 'cannot-read' }

function faultOf(
  before: readonly string[],
  after: readonly string[],
  { what, line, column, changed, fault }: Candidate,
): SyntaxFault {
  if (fault) return fault
  const text = before[line - 1] ?? ''
  const own = indentOf(text)
  const rows = rowsOf(after, Math.max(1, line - seen), Math.min(after.length, line + seen))
  const moved = rows.find((row) => row.line === line)
  // The dash stays, and the text behind it moves.
  const behind = what === 'moved' && own === column ? /^\s*- */.exec(text)?.[0].length : undefined
  const right = behind === undefined ? column : (moved?.content ?? column)
  const beside = moved && neighbour(rows, moved, right, changed)
  const parent = moved && rows.slice(0, rows.indexOf(moved)).findLast((row) => row.column < moved.column)
  const named = (row: Row | undefined) => row && { line: row.line, text: (after[row.line - 1] ?? '').trim() }
  const facts = {
    column: (behind ?? own) + 1,
    right: right + 1,
    count: changed.size,
    beside: named(beside),
    below: named(parent),
    isBehindDash: behind !== undefined,
  }
  return {
    code: codes[what],
    facts: what === 'fallen' ? { ...facts, key: moved?.key ?? '', under: parent?.key ?? '' } : facts,
    line,
    repaired: changed,
    title: what === 'dash' ? 'Put the dash back' : `Move to column ${right + 1}`,
  }
}

/** Returns the nearest line above, or else below, that begins in this column of the same group or list. */
function neighbour(
  rows: readonly Row[],
  moved: Row,
  column: number,
  changed: ReadonlyMap<number, string>,
): Row | undefined {
  const at = rows.indexOf(moved)
  const stands = (row: Row) =>
    !changed.has(row.line) && (row.column === column || (!moved.isItem && row.content === column))
  const look = (others: readonly Row[]) => {
    for (const row of others) {
      if (stands(row)) return row
      if (row.column < column) return undefined
    }
    return undefined
  }
  return look(rows.slice(0, at).reverse()) ?? look(rows.slice(at + 1))
}
