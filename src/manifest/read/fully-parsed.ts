// Parses a text, or one page of it, with the full parser (`yaml`), which is slow and the only reader that reports what is wrong.
import { type Finding, finding } from '../../problems/finding.ts'
import { Lines } from '../../problems/lines.ts'
import { suppressionsIn } from '../../problems/suppressions.ts'
import { type Parsed, parsedText } from './parsed.ts'
import { Places } from './places.ts'
import { plainValue } from './plain-value.ts'
import { linesOf, readDocument, shiftNodes } from './read-document.ts'
import { References } from './references.ts'
import { cleanUp } from './repair/clean-up.ts'
import { renumbered, type SyntaxFault } from './repair/syntax-fault.ts'

/** A text with lines moved to their likely columns, and the faults that the moves correct. */
export interface Realigned {
  lines: readonly string[]
  faults: readonly SyntaxFault[]
}

/** A range of whole lines, counted from 0, `to` exclusive, with its offsets. */
export interface LineRange {
  from: number
  to: number
  start: number
  end: number
  /** Offsets of all lines of the whole text. */
  starts: readonly number[]
}

interface FullParse {
  /** Parsed instead of the text as written. */
  realigned?: Realigned
  /** The only part to parse: a map by itself. */
  only?: LineRange
}

export function fullyParsed(source: string, file: string, { realigned, only }: FullParse = {}): Parsed {
  const whole = realigned ? realigned.lines.join('\n') : source
  const wholeLines = new Lines(whole, only?.starts)
  const lines = realigned ? new Lines(source) : wholeLines
  const { from, to, start, end } = only ?? { from: 0, to: lines.count, start: 0, end: whole.length }
  const part = whole.slice(start, end)
  const inWhole = (fault: SyntaxFault) => renumbered(fault, (line) => line + from)
  const cleaned = cleanUp(linesOf(only ? source.slice(lines.starts[from], lines.starts[to]) : source))
  const beforehand = [...cleaned.faults.map(inWhole), ...(realigned?.faults ?? [])]
  const reading = readDocument(cleaned.faults.length === 0 || realigned ? part : cleaned.lines.join('\n'))
  if (!reading) return unread(source, file, finding('too-deep', { start: 0, end: 1 }, { max: 32 }))
  const { document } = reading
  const ofReading = reading.faults.map(inWhole)
  const faults = [...beforehand, ...ofReading]
  const readText = whole.slice(0, start) + reading.readText + whole.slice(end)
  if (start > 0) shiftNodes(document, start)
  const readLines = readText === whole ? wholeLines : new Lines(readText)
  const { value, findings, references } = plainValue(
    document.contents,
    readText,
    (offset) => readLines.pointAt(offset).line,
  )
  if (!only) findings.push(...directivesIn(source, lines))
  if (value === null && faults.length === 0) findings.push(finding('empty-file', { start: 0, end: 1 }, {}))
  return {
    file,
    text: source,
    lines,
    readLines,
    document,
    value,
    places: new Places(references, readText, value),
    cleaned: () =>
      only ? linesOf(source).toSpliced(from, to - from, ...cleaned.lines.slice(0, to - from)) : cleaned.lines,
    findings: [...faults.map((fault) => placed(fault, lines)), ...findings],
    suppressions: suppressionsIn(source, file),
    guessed: new Set([...guessedLines(ofReading), ...quotedLines(realigned)]),
    uncertain:
      !reading.whole ||
      // A line that has to be divided is parsed only up to its second key.
      [...ofReading, ...(realigned?.faults ?? [])].some(({ corrected }) => corrected !== undefined) ||
      ofReading.some(({ guessed, repaired }) => guessed || [...repaired.values()].some((line) => /^\s*#/.test(line))),
    whole: reading.whole,
  }
}

function directivesIn(source: string, lines: Lines): Finding[] {
  const start = /^(?:\uFEFF?[ \t]*(?:#.*)?(?:\r\n|\r|\n))*(?=%)/.exec(source)?.[0].length
  if (start === undefined) return []
  const end = start + lines.textOf(lines.pointAt(start).line).length
  return [finding('yaml-feature', { start, end }, { feature: 'A directive' })]
}

/** Returns a fault of a line as a finding with offsets in the file. */
export function placed(
  { code, facts, line, from, to, repaired, corrected, title, isSafe = false }: SyntaxFault,
  lines: Lines,
): Finding {
  const text = lines.textOf(line)
  const offset = lines.starts[line - 1] ?? 0
  const start = from ?? text.search(/\S|$/)
  const end = to ?? Math.max(text.trimEnd().length, start + 1)
  const fix = title === undefined ? undefined : { title, safe: isSafe, lines: corrected ?? repaired }
  return { code, facts, at: { start: offset + start, end: offset + end, isInFile: true }, fix }
}

function guessedLines(faults: readonly SyntaxFault[]): Set<number> {
  const guessed = new Set<number>()
  for (const { line, repaired, guessed: [first, last] = [line, line] } of faults) {
    for (const row of repaired.keys()) guessed.add(row)
    for (let row = first; row <= last; row++) guessed.add(row)
  }
  return guessed
}

/** Lines that were parsed with quotes added, without a merge, or as only one of several keys: their values are not to be judged. */
export const quotedLines = (realigned: Realigned | undefined): Set<number> =>
  new Set(realigned?.faults.flatMap(({ code, line, guessed }) => (guessed || quoting.has(code) ? [line] : [])))

const quoting = new Set([
  'brace-starts-group',
  'colon-in-text',
  'keys-below-alias',
  'list-behind-key',
  'missing-parent',
  'needs-quotes',
  'quote-in-text',
])

export const unread = (text: string, file: string, found: Finding): Parsed =>
  parsedText(file, text, {
    places: new Places(new References(null), text),
    value: undefined,
    findings: [found],
    uncertain: true,
    whole: false,
  })
