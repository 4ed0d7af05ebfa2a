// From findings to problems: placed in the file as the author has it, worded by the catalogue, in reading order.
import { type FactsOf, kindOf, type ProblemCode } from './catalogue.ts'
import type { Finding, Mend, Path, Spot } from './finding.ts'
import { type Edit, type Fix, inReadingOrder, type Problem, type Span } from './problem.ts'

interface Extent {
  start: number
  end: number
}

interface Lines {
  pointAt(offset: number): { line: number; column: number }
  offsetAt(point: { line: number; column: number }): number
  textOf(line: number): string
  readonly count: number
}

/** What placing needs of a parsed file; src/manifest/parse.ts supplies it. */
export interface Placed {
  file: string
  lines: Lines
  readLines: Lines
  places: { extent(spot: Spot): Extent }
  guessed: ReadonlySet<number>
}

/** Findings of the parser stand where they stand; what others find on a guessed line is left out. */
export function problemsOf(syntax: Finding[], others: Finding[], source: Placed): Problem[] {
  const cut = syntax.filter(({ code }) => code === 'too-deep' || code === 'too-many-aliases')
  const judged = others.filter(
    ({ at }) => !cut.some((one) => (at.path?.length ?? 0) > 1 && isWithin(one.at.path ?? [], at.path ?? [])),
  )
  const certain = judged.map((one) => problemOf(one, source)).filter(({ line }) => !source.guessed.has(line))
  const all = [...syntax.map((one) => problemOf(one, source)), ...certain].sort(inReadingOrder)
  const seen = new Set<string>()
  // One finding a spot and code: what a fragment gets wrong in two readings is one mistake.
  return all.filter(({ code, line, column, message }) => {
    const key = `${code} ${line}:${column} ${ofMany.has(code) ? message : ''}`
    return !seen.has(key) && seen.add(key)
  })
}

/** Codes of which one place may have several. */
const ofMany: ReadonlySet<ProblemCode> = new Set(['lost-url', 'readings-differ', 'parity-nowhere'])

const isWithin = (inner: Path, outer: Path) => outer.every((segment, at) => inner[at] === segment)

export function problemOf({ code, facts, at, suggestion, mend, related }: Finding, source: Placed): Problem {
  const { severity, message, hint } = kindOf(code)
  return {
    code,
    severity,
    message: message(facts as FactsOf<ProblemCode>),
    hint: hint(facts as FactsOf<ProblemCode>),
    file: source.file,
    ...spanOf(at, source),
    path: (at.path ?? []).map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(related === undefined
      ? {}
      : { related: related.map(({ at: there, message: said }) => ({ ...spanOf(there, source), message: said })) }),
    ...(mend === undefined ? {} : { fix: fixOf(mend, at, source) }),
  }
}

function spanOf(at: Spot, { places, readLines }: Placed): Span {
  const { start, end } = places.extent(at)
  const from = readLines.pointAt(start)
  const to = readLines.pointAt(end)
  // What goes over several lines is shown by its first.
  const endColumn =
    to.line === from.line ? Math.max(to.column, from.column + 1) : readLines.textOf(from.line).trimEnd().length + 1
  return { line: from.line, column: from.column, endLine: from.line, endColumn: Math.max(endColumn, from.column + 1) }
}

function fixOf({ title, safe, text, edits, before }: Mend, at: Spot, source: Placed): Fix | undefined {
  const { places, readLines, lines } = source
  const replaced = text === undefined ? [] : [before ? above(before, text, source) : { ...places.extent(at), text }]
  const wanted = edits ?? replaced
  const moved = wanted.map(({ start, end, text: replacement }) => {
    const from = readLines.pointAt(start)
    const to = readLines.pointAt(end)
    const same =
      readLines.textOf(from.line) === lines.textOf(from.line) && readLines.textOf(to.line) === lines.textOf(to.line)
    return same ? { start: lines.offsetAt(from), end: lines.offsetAt(to), text: replacement } : undefined
  })
  // A line that had to be repaired to be read at all is not touched.
  const all = moved.filter((edit) => edit !== undefined)
  return all.length === moved.length && all.length > 0 ? { title, safe, edits: all } : undefined
}

/** A new entry above the one at `spot`, with the same indentation; in a group on one line, before it. */
function above(spot: Spot, text: string, { places, readLines }: Placed): Edit {
  const { start } = places.extent(spot)
  const { line, column } = readLines.pointAt(start)
  const lead = readLines.textOf(line).slice(0, column - 1)
  return { start, end: start, text: lead.trim() === '' ? `${text}\n${lead}` : `${text}, ` }
}
