// Lines that have lost all of their indentation, as when they were pasted: a run of them in column 1 amid lines that stand further in.
import { type Row, rowsOf } from '../read/repair/columns.ts'
import { indentOf, isFilled } from '../read/repair/indentation.ts'
import { publishedSchema } from '../shape/published-schema.ts'
import type { Candidate } from './candidate.ts'

const longest = 24

/** The lines of the run nearest to these lines, if there is one. */
export function runAtStart(
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
    const above = filled(lines, line - 1, -1)
    const run: number[] = []
    let row = line
    for (; row <= lines.length && run.length <= longest; row++) {
      const one = lines[row - 1] ?? ''
      if (isFilled(one) && (indentOf(one) > 0 || isOutermost(one, isIncluded))) break
      if (isFilled(one)) run.push(row)
    }
    const below = filled(lines, row, 1)
    const isBelow = indentOf(above) >= 2 || /^[\w-]+:\s*(?:#.*)?$/.test(above)
    const isAmid = isBelow && (below === '' || indentOf(below) >= 2 || isOutermost(below, isIncluded))
    if (isAmid && run.length <= longest) found.push(run)
    line = row
  }
  return found
}

const outermost = Object.keys(publishedSchema.properties ?? {})

/** A key that belongs in column 1. */
const isOutermost = (text: string, isIncluded: boolean) =>
  isIncluded ? /^["']?\//.test(text) : outermost.some((key) => text.startsWith(`${key}:`) && key !== 'texts')

function filled(lines: readonly string[], from: number, step: 1 | -1): string {
  for (let row = from; row >= 1 && row <= lines.length; row += step)
    if (isFilled(lines[row - 1])) return lines[row - 1] ?? ''
  return ''
}

interface RunSet {
  candidate: Candidate
  weight: number
  lines: readonly string[]
}

/** Ways of setting the lines above that are followed further, in all and with the first of them in one column. */
const ways = 12
const waysOfFirst = 3

interface Way {
  lines: readonly string[]
  weight: number
  changed: ReadonlyMap<number, string>
}

/** The run with each line in the column that leaves the least wrong, one after the other; those after it are left out meanwhile. */
export function setIn(
  lines: readonly string[],
  run: readonly number[],
  { isIncluded, tail, weigh }: { isIncluded: boolean; tail: Tail; weigh: (lines: readonly string[]) => number },
): RunSet | undefined {
  const [first] = run
  const last = run.at(-1)
  if (first === undefined || last === undefined) return undefined
  const left = new Set([...run, ...tailOf(lines, run, isIncluded, tail)])
  let found: Way[] = [
    { lines: lines.map((line, at) => (left.has(at + 1) ? '#' : line)), weight: 0, changed: new Map() },
  ]
  for (const line of run) {
    const text = lines[line - 1] ?? ''
    found = found
      .flatMap((way) =>
        columnsFor(way.lines, line, text).map((column) => {
          const moved = ' '.repeat(column) + text
          const isLast = line === last
          const next = way.lines.map((one, at) =>
            at === line - 1 ? moved : isLast && at >= last ? (lines[at] ?? '') : one,
          )
          return { lines: next, weight: weigh(next), changed: new Map([...way.changed, [line, moved]]) }
        }),
      )
      .sort((a, b) => a.weight - b.weight)
      .filter(({ changed }, at, all) => {
        // Below a key that is wrong nothing is judged: whoever puts all there would crowd out the others.
        const column = columnOf(changed, first)
        return all.slice(0, at).filter((one) => columnOf(one.changed, first) === column).length < waysOfFirst
      })
      .slice(0, ways)
  }
  const [best] = found
  if (!best) return undefined
  const { weight, lines: set } = best
  // The outermost key before them may well stand where it should.
  const changed = new Map([...best.changed].filter(([line, text]) => text !== lines[line - 1]))
  const [line] = changed.keys()
  if (line === undefined) return undefined
  const column = columnOf(changed, line)
  const candidate: Candidate = {
    what: 'moved',
    line,
    count: changed.size,
    changed,
    column,
    amiss: 0,
    isTidier: true,
  }
  return { candidate, weight, lines: set }
}

const columnOf = (changed: ReadonlyMap<number, string>, line: number) => indentOf(changed.get(line) ?? '')

/** How far what may belong to the run's lines goes on behind it: the rest of its page, or all of what holds pages. */
export type Tail = 'page' | 'whole'

function tailOf(lines: readonly string[], run: readonly number[], isIncluded: boolean, tail: Tail): number[] {
  const first = run[0] ?? 1
  const last = run.at(-1) ?? first
  const outer = tail === 'page' ? pageColumn(lines, first, isIncluded) : isIncluded ? 0 : 2
  const found: number[] = []
  for (let row = last + 1; row <= lines.length; row++) {
    const text = lines[row - 1] ?? ''
    if (isFilled(text) && indentOf(text) <= outer) break
    found.push(row)
  }
  return found
}

/** The column of the keys of the page that the line above is part of; outside pages its own. */
function pageColumn(lines: readonly string[], first: number, isIncluded: boolean): number {
  const above = rowsOf(lines, Math.max(1, first - 200), first - 1).at(-1)
  const own = above?.column ?? 0
  const open = [...(above?.open ?? []).filter((column) => column < own), own]
  return open[Math.min(open.length - 1, isIncluded ? 1 : 4)] ?? 0
}

/** Where the line may stand below those above it, the deepest first. */
function columnsFor(lines: readonly string[], line: number, text: string): number[] {
  const rows = rowsOf(lines, Math.max(1, line - 200), line - 1)
  const last = rows.at(-1)
  if (!last) return []
  const isItem = /^-( |$)/.test(text)
  const open: Pick<Row, 'column'>[] = [
    { column: last.content },
    { column: last.column },
    ...last.open.map((column) => ({ column })),
  ]
  const columns = new Set(open.map(({ column }) => column))
  if (last.opens) {
    const own = last.key === undefined ? last.column : last.content
    return [own + 2, ...(isItem ? [own] : []), ...[...columns].filter((column) => column < own).sort((a, b) => b - a)]
  }
  return [...columns].sort((a, b) => b - a)
}
