// Finds columns for lines that lost all indentation, for example by pasting: a run of lines in column 1 between indented lines.
import { rowsOf } from '../read/repair/columns.ts'
import { indentOf, isFilled, lastFilled, nextFilled } from '../read/repair/indentation.ts'
import { publishedSchema } from '../shape/published-schema.ts'
import type { Candidate, ScoredCandidate } from './candidate.ts'
import type { IndentationTrial } from './trial.ts'

const maxShiftedLines = 24

/** Returns the lines of the run nearest to `near`. */
export function unindentedRun(
  lines: readonly string[],
  near: readonly number[],
  isIncluded: boolean,
): number[] | undefined {
  const away = (run: readonly number[]) => Math.min(...run.flatMap((line) => near.map((one) => Math.abs(one - line))))
  return runsAround(lines, near, isIncluded).sort((a, b) => away(a) - away(b))[0]
}

function runsAround(lines: readonly string[], near: readonly number[], isIncluded: boolean): number[][] {
  const [first = 1] = near
  const found: number[][] = []
  for (let line = Math.max(1, first - 100); line <= Math.min(lines.length, (near.at(-1) ?? first) + 20); line++) {
    const text = lines[line - 1] ?? ''
    if (!isFilled(text) || indentOf(text) > 0 || isOutermost(text, isIncluded)) continue
    const above = lines[lastFilled(lines, line - 1) - 1] ?? ''
    const run: number[] = []
    let row = line
    for (; row <= lines.length && run.length <= maxShiftedLines; row++) {
      const one = lines[row - 1] ?? ''
      if (isFilled(one) && (indentOf(one) > 0 || isOutermost(one, isIncluded))) break
      if (isFilled(one)) run.push(row)
    }
    const below = lines[(nextFilled(lines, row - 1) ?? 0) - 1] ?? ''
    const isBelow = indentOf(above) >= 2 || /^[\w-]+:\s*(?:#.*)?$/.test(above)
    const isAmid = isBelow && (below === '' || indentOf(below) >= 2 || isOutermost(below, isIncluded))
    if (isAmid && run.length <= maxShiftedLines) found.push(run)
    line = row
  }
  return found
}

const outermost = Object.keys(publishedSchema.properties ?? {})

/** Whether the line is a key that belongs in column 1. */
const isOutermost = (text: string, isIncluded: boolean) =>
  isIncluded ? /^["']?\//.test(text) : outermost.some((key) => text.startsWith(`${key}:`) && key !== 'texts')

/** Arrangements kept after each line: in all, and for each column of the first line. */
const maxArrangements = 18
const maxPerFirstColumn = 6

interface Arrangement {
  lines: readonly string[]
  score: number
  changed: ReadonlyMap<number, string>
}

/**
 * Places the lines of the run one after another, keeping the arrangements with the best scores, and returns the best one with the rest of the text
 * appended.
 */
export function arrange(
  lines: readonly string[],
  run: readonly number[],
  trial: IndentationTrial,
): ScoredCandidate | undefined {
  const [first] = run
  const last = run.at(-1)
  if (first === undefined || last === undefined) return undefined
  let found: Arrangement[] = [{ lines: lines.slice(0, first - 1), score: 0, changed: new Map() }]
  for (const [at, line] of run.entries()) {
    const text = lines[line - 1] ?? ''
    const between = lines.slice(at === 0 ? line - 1 : (run[at - 1] ?? 0), line - 1)
    found = found
      .flatMap((arrangement) =>
        columnsFor(arrangement.lines, arrangement.lines.length + between.length + 1, text).map(
          (column): Arrangement => {
            const moved = ' '.repeat(column) + text
            const next = [...arrangement.lines, ...between, moved]
            return {
              lines: next,
              score: trial.scoreSoFar(next),
              changed: new Map([...arrangement.changed, [line, moved]]),
            }
          },
        ),
      )
      .sort((a, b) => a.score - b.score)
      .filter(({ changed }, at, all) => {
        // Values below a wrong key score 0, so those arrangements would crowd out all others.
        const column = columnOf(changed, first)
        return all.slice(0, at).filter((one) => columnOf(one.changed, first) === column).length < maxPerFirstColumn
      })
      .slice(0, maxArrangements)
  }
  const [best] = found
    .map(({ lines: placed, changed }) => {
      const whole = [...placed, ...lines.slice(last)]
      return { lines: whole, score: trial.score(whole), changed }
    })
    .sort((a, b) => a.score - b.score)
  // Lines that stay in column 1 are not reported.
  const changed = new Map([...(best?.changed ?? [])].filter(([line, text]) => text !== lines[line - 1]))
  const [line] = changed.keys()
  if (!best || line === undefined) return undefined
  const candidate: Candidate = { what: 'moved', line, changed, column: columnOf(changed, line) }
  return { candidate, score: best.score, lines: best.lines }
}

const columnOf = (changed: ReadonlyMap<number, string>, line: number) => indentOf(changed.get(line) ?? '')

/** Returns the columns that are possible for the line, deepest first. */
function columnsFor(lines: readonly string[], line: number, text: string): number[] {
  const rows = rowsOf(lines, Math.max(1, line - 200), line - 1)
  const last = rows.at(-1)
  if (!last) return []
  const isItem = /^-( |$)/.test(text)
  const columns = new Set([last.content, last.column, ...last.open])
  if (last.opens) {
    const own = last.key === undefined ? last.column : last.content
    return [own + 2, ...(isItem ? [own] : []), ...[...columns].filter((column) => column < own).sort((a, b) => b - a)]
  }
  return [...columns].sort((a, b) => b - a)
}
