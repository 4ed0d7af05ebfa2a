// Turns findings into problems: placed in the author's file, worded by the catalogue, sorted.
import { problemKind } from './catalogue.ts'
import type { Finding, Spot, UnplacedFix } from './finding.ts'
import type { Lines } from './lines.ts'
import { isWithin, pointerTo } from './path.ts'
import { type Edit, type Fix, inReadingOrder, type Problem, problemFacts, type Span } from './problem.ts'
import { difference } from './splice.ts'

/** A parsed text; src/manifest/read/parse.ts supplies it. */
export interface PlacedText {
  file: string
  /** Lines of the file. */
  lines: Lines
  /** Lines of the parsed text, which differ where something was repaired. */
  readLines: Lines
  /** Lines whose meaning was guessed. */
  guessed: ReadonlySet<number>
}

/** A stretch as UTF-16 offsets in the parsed text. */
export interface Placement {
  text: PlacedText
  start: number
  end: number
  /** True for offsets in the file itself. */
  isInFile?: boolean
}

/** What placing needs of a source; src/manifest/read/source.ts supplies it. */
export interface PlaceLookup {
  /** File names in the order in which problems are listed. */
  files: readonly string[]
  place(spot: Spot): Placement
}

/** Returns syntax findings where they are, and other findings unless they are on a guessed line. */
export function problemsOf(syntax: readonly Finding[], others: readonly Finding[], source: PlaceLookup): Problem[] {
  const cut = syntax.filter(({ code }) => code === 'too-deep' || code === 'too-many-aliases')
  const judged = others.filter(
    ({ at }) => !cut.some((one) => (at.path?.length ?? 0) > 1 && isWithin(one.at.path ?? [], at.path ?? [])),
  )
  const certain = withJoined(judged).flatMap((one) => problemOf(one, source, { onlyCertain: true }) ?? [])
  const all = [...syntax.flatMap((one) => problemOf(one, source) ?? []), ...certain].sort(inReadingOrder(source.files))
  const seen = new Set<string>()
  // A mistake in a fragment, or in a file that two readings include, is found for each use and reported once. So is a name that both the
  // schema and a check would replace by the same one.
  return all.filter(({ code, file, line, column, message, suggestion }) => {
    const at = `${line}:${column} ${file}`
    const key = `${code} ${at} ${problemKind(code).isOfMany ? message : ''}`
    const same = suggestion === undefined ? key : `${at} ${suggestion}`
    return !seen.has(key) && !seen.has(same) && seen.add(key).add(same)
  })
}

/** Merges findings at one place whose kind allows it. */
export function withJoined(findings: readonly Finding[]): Finding[] {
  const firsts = new Map<string, Finding>()
  return findings.flatMap((one) => {
    const { joined } = problemKind(one.code)
    if (!joined) return one
    const place = `${one.code} ${(one.at.path ?? []).join('/')}`
    const first = firsts.get(place)
    if (first) {
      first.facts = joined(first.facts, one.facts)
      return []
    }
    const copy = { ...one }
    firsts.set(place, copy)
    return copy
  })
}

/** With `onlyCertain`, undefined for a finding on a guessed line. */
function problemOf(found: Finding, source: PlaceLookup, { onlyCertain = false } = {}): Problem | undefined {
  const { code, facts, at, suggestion, fix, related } = found
  const { severity, message, hint } = problemKind(code)
  const placement = source.place(at)
  const { text } = placement
  const span = spanOf(placement)
  if (onlyCertain && text.guessed.has(span.line)) return undefined
  const beside = related?.map(({ at: there, message: sentence }) => {
    const other = source.place(there)
    return { file: other.text.file, ...spanOf(other), message: sentence }
  })
  return {
    [problemFacts]: facts,
    code,
    severity,
    message: message(facts),
    hint: hint(facts),
    file: text.file,
    ...span,
    path: pointerTo(at.path ?? []),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(beside?.length ? { related: beside } : {}),
    ...(fix === undefined ? {} : { fix: fixOf(fix, placement, source) }),
  }
}

function spanOf({ text: { readLines, lines }, start, end, isInFile }: Placement): Span {
  if (isInFile) return spanIn(lines, start, end)
  const span = spanIn(readLines, start, end)
  // Adjusts the column for a line that was parsed with other indentation.
  const [read, written] = [readLines.textOf(span.line), lines.textOf(span.line)]
  const by = written.trim() === read.trim() ? written.search(/\S|$/) - read.search(/\S|$/) : 0
  // A repair may have made the line longer than it is in the file.
  const column = Math.min(span.column + by, written.length + 1)
  return { ...span, column, endColumn: Math.max(column + 1, span.endColumn + by) }
}

function spanIn(readLines: Lines, start: number, end: number): Span {
  const from = readLines.pointAt(start)
  const to = readLines.pointAt(end)
  // A stretch over several lines is marked on its first line.
  const endColumn =
    to.line === from.line ? Math.max(to.column, from.column + 1) : readLines.textOf(from.line).trimEnd().length + 1
  return { line: from.line, column: from.column, endLine: from.line, endColumn: Math.max(endColumn, from.column + 1) }
}

function fixOf(
  { title, safe, text, instead, edits, lines: whole, before }: UnplacedFix,
  at: Placement,
  source: PlaceLookup,
): Fix | undefined {
  if (whole) {
    const { lines } = at.text
    const changed = [...whole].flatMap(
      ([line, to]) => difference(lines.textOf(line), to, lines.offsetAt({ line, column: 1 })) ?? [],
    )
    return changed.length === 0 ? undefined : { title, safe, edits: withBreaksOf(at, changed) }
  }
  const target = before ? source.place(before) : at
  if (target.text !== at.text) return undefined
  const { readLines, lines } = at.text
  const { start, end } = target
  if (instead !== undefined && readLines.text.slice(start, end) !== instead) return undefined
  const replaced = text === undefined ? [] : [before ? above(target, text) : { start, end, text }]
  const moved = (edits ?? replaced).map(({ start, end, text: replacement }) => {
    const from = readLines.pointAt(start)
    const to = readLines.pointAt(end)
    const same =
      readLines.textOf(from.line) === lines.textOf(from.line) && readLines.textOf(to.line) === lines.textOf(to.line)
    return same ? { start: lines.offsetAt(from), end: lines.offsetAt(to), text: replacement } : undefined
  })
  // Drops a fix that touches a repaired line.
  const all = moved.filter((edit) => edit !== undefined).sort((a, b) => a.start - b.start)
  return all.length === moved.length && all.length > 0 ? { title, safe, edits: withBreaksOf(at, all) } : undefined
}

/** Returns edits whose line breaks are those of the file. */
function withBreaksOf({ text: { lines } }: Placement, edits: readonly Edit[]): Edit[] {
  const [lineBreak = '\n'] = /\r\n|\n|\r/.exec(lines.text) ?? []
  return edits.map((edit) => ({ ...edit, text: edit.text.replace(/\r?\n/g, lineBreak) }))
}

/** Inserts an entry above the place with the same indentation; before it in a group on one line. */
function above({ text: { readLines }, start }: Placement, entry: string): Edit {
  const { line, column } = readLines.pointAt(start)
  const lead = readLines.textOf(line).slice(0, column - 1)
  return { start, end: start, text: lead.trim() === '' ? `${entry}\n${lead}` : `${entry}, ` }
}
