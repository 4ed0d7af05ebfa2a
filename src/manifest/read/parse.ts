// YAML or JSON to a plain value of which every part keeps its place. A text with faults is repaired for the diagnosis, so
// that what is wrong elsewhere is found in the same run.
import { type Document, parseDocument, type YAMLError } from 'yaml'
import { type Finding, finding } from '../../problems/finding.ts'
import { suppressionsIn } from '../../problems/suppressions.ts'
import { butOnePage } from './fast/but-one-page.ts'
import { PlacesLater } from './fast/places-later.ts'
import { KnownPages, plainLines, type ReadEntry, type UnsoundPage } from './fast/plain-lines.ts'
import { Lines } from './lines.ts'
import type { Memo } from './memo.ts'
import type { Parsed } from './parsed.ts'
import { Places } from './places.ts'
import { plainValue } from './plain-value.ts'
import { cleanUp, hasOtherBlanks } from './repair/clean-up.ts'
import { type SyntaxFault, syntaxFault } from './repair/syntax-fault.ts'

export const largest = 8 * 1024 * 1024
/** Readings of a faulty text are paid for by its size, so that a large one is answered in bounded time too. */
const rereadings = 40
const rereadable = 2 * 1024 * 1024

export interface ParseOptions {
  /** What earlier loads have parsed. */
  memo?: Memo
  /** True for a file that a manifest includes: a map from path to page. */
  isIncluded?: boolean
  /** The same text with its lines in other columns, and what was found in doing so: read instead, for the diagnosis. */
  realigned?: Realigned
}

/** Lines in the columns they were meant to stand in. */
export interface Realigned {
  lines: readonly string[]
  faults: readonly SyntaxFault[]
}

export function parse(source: string, file: string, options: ParseOptions = {}): Parsed {
  if (options.realigned) return fullyParsed(source, file, options.realigned)
  const plain = options.memo ? parsedButOnePage(source, file, options) : parsePlain(source, file, options)
  if (plain) return plain
  const refused = refusalOf(source)
  const parsed = refused
    ? unread(refused.code === 'too-big' ? source.slice(0, 200) : source, file, refused)
    : fullyParsed(source, file)
  options.memo?.keep(parsed, source, new Map())
  return parsed
}

/** The same where it is known or plainly written; undefined where it takes the full parser, which is a hundred times as slow. */
export function parsePlain(source: string, file: string, { memo, isIncluded }: ParseOptions): Parsed | undefined {
  const known = memo?.parsed(file, source)
  if (known) return known
  if (refusalOf(source)) return undefined
  const pages = memo && new KnownPages(memo.pages(file))
  const plain = plainLines(source, readEntry, { isIncluded, pages })
  if (!plain) return undefined
  const parsed = plainlyParsed(plain.value, source, file)
  memo?.keep(parsed, source, pages?.kept ?? new Map())
  return parsed
}

/** As above; and while somebody types, one page of many is in the middle of a word: it alone takes the full parser. */
function parsedButOnePage(source: string, file: string, { memo, isIncluded }: ParseOptions): Parsed | undefined {
  const known = memo?.parsed(file, source)
  if (known || !memo || refusalOf(source)) return known
  const pages = new KnownPages(memo.pages(file))
  const unsound: UnsoundPage[] = []
  const plain = plainLines(source, readEntry, { isIncluded, pages, unsound })
  const [page, ...others] = unsound
  if (!plain || others.length > 0) return undefined
  const parsed = page
    ? butOnePage(source, plain.value, page, (text) => fullyParsed(text, file))
    : plainlyParsed(plain.value, source, file)
  if (parsed) memo.keep(parsed, source, pages.kept)
  return parsed
}

/** Why a text is not read at all. */
export function refusalOf(source: string): Finding | undefined {
  if (source.length > largest) {
    const facts = { megabytes: (source.length / 1024 / 1024).toFixed(1), most: largest / 1024 / 1024 }
    return finding('too-big', { start: 0, end: 1 }, facts)
  }
  const nested = nesting(source)
  return nested === undefined ? undefined : finding('too-deep', { start: nested, end: nested + 1 }, { most: 32 })
}

/** By the full parser, whatever the text. */
export function fullyParsed(source: string, file: string, realigned?: Realigned): Parsed {
  const cleaned = cleanUp(linesOf(source))
  const beforehand = [...cleaned.faults, ...(realigned?.faults ?? [])]
  const reading = attempt(beforehand.length === 0 ? source : (realigned?.lines ?? cleaned.lines).join('\n'))
  if (!reading) return unread(source, file, finding('too-deep', { start: 0, end: 1 }, { most: 32 }))
  const { document, readText, whole } = reading
  const faults = [...beforehand, ...reading.faults]
  const lines = new Lines(source)
  const readLines = readText === source ? lines : new Lines(readText)
  const { value, findings, aliases } = plainValue(
    document.contents,
    (offset) => readLines.pointAt(offset).line,
    readText,
  )
  const directive = /^(?:\uFEFF?[ \t]*(?:#.*)?(?:\r\n|\r|\n))*(?=%)/.exec(source)?.[0].length
  if (directive !== undefined) {
    const { line } = lines.pointAt(directive)
    const end = directive + lines.textOf(line).length
    findings.push(finding('yaml-feature', { start: directive, end }, { feature: 'A directive' }))
  }
  if (value === null && faults.length === 0) findings.push(finding('empty-file', { start: 0, end: 1 }, {}))
  return {
    file,
    text: source,
    lines,
    readLines,
    document,
    value,
    places: new Places(document.contents, aliases, readText),
    cleaned: cleaned.lines,
    findings: [...faults.map((fault) => placed(fault, lines)), ...findings],
    suppressions: suppressionsIn(source, file),
    guessed: guessedLines(reading.faults),
    uncertain:
      !whole ||
      reading.faults.some(
        ({ guessed, repaired }) => guessed || [...repaired.values()].some((line) => /^\s*#/.test(line)),
      ),
    whole,
  }
}

/** A text without a fault. Where things stand in it is found out once somebody asks. */
function plainlyParsed(value: unknown, source: string, file: string): Parsed {
  let lines: Lines | undefined
  const places = new PlacesLater(source)
  const sound = { findings: [], guessed: new Set<number>(), uncertain: false, whole: true }
  return {
    file,
    text: source,
    get lines() {
      lines ??= new Lines(source)
      return lines
    },
    get readLines() {
      return this.lines
    },
    value,
    get cleaned() {
      return linesOf(source)
    },
    places,
    suppressions: suppressionsIn(source, file),
    ...sound,
  }
}

/** An entry of a map by itself, when it is without a fault and refers to nothing around it. */
export const readEntry: ReadEntry = (lines) => {
  if (hasOtherBlanks(lines)) return undefined
  const document = soundDocument(lines)
  if (!document) return undefined
  const { value, findings, aliases } = plainValue(document.contents, () => 0, lines)
  if (findings.length > 0 || aliases.size > 0 || value === null || typeof value !== 'object') return undefined
  const [only, ...others] = Object.values(value)
  return others.length > 0 || Array.isArray(value) ? undefined : { value: only }
}

const options = { prettyErrors: false, uniqueKeys: false, merge: true, logLevel: 'error', strict: true } as const

/** Undefined for lines with a fault. */
function soundDocument(lines: string): Document | undefined {
  try {
    const document = parseDocument(lines, options)
    return earliest(document) ? undefined : document
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Undefined where lines nest so deep that the parser runs out of stack. */
function attempt(source: string) {
  try {
    return read(source)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function read(source: string) {
  const faults: SyntaxFault[] = []
  const touched = new Set<number>()
  let readText = source
  let document = parseDocument(readText, options)
  let budget = Math.min(rereadings, Math.max(1, Math.floor(rereadable / Math.max(1, source.length))))
  let error = earliest(document)
  for (; error && budget > 0; budget--) {
    const { line, column } = new Lines(readText).pointAt(error.pos[0])
    const lines = linesOf(readText)
    const fault = syntaxFault(lines, error, { line, offset: column - 1 })
    const again = touched.has(fault.line)
    // A line that stays unreadable after its repair is left out, and said nothing more of.
    const repaired = again ? new Map([[fault.line, '#']]) : fault.repaired
    if (again && lines[fault.line - 1] === '#') break
    if (!again) faults.push(fault)
    touched.add(fault.line)
    for (const [row, repair] of repaired) lines[row - 1] = repair
    readText = lines.join('\n')
    document = parseDocument(readText, options)
    error = earliest(document)
  }
  return { document, readText, faults, whole: error === undefined }
}

export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/)

function earliest(document: Document): YAMLError | undefined {
  const faults: YAMLError[] = [
    ...document.errors,
    ...document.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED'),
  ]
  return faults.sort((a, b) => a.pos[0] - b.pos[0])[0]
}

function placed(
  { code, facts, line, from, to, repaired, mended, title, isSafe = false }: SyntaxFault,
  lines: Lines,
): Finding {
  const start = lines.starts[line - 1] ?? 0
  const mend = title === undefined ? undefined : { title, safe: isSafe, lines: mended ?? repaired }
  return { code, facts, at: { start: start + from, end: start + to, isInFile: true }, mend }
}

function guessedLines(faults: SyntaxFault[]): Set<number> {
  const guessed = new Set<number>()
  for (const { line, repaired, guessed: [first, last] = [line, line] } of faults) {
    for (const row of repaired.keys()) guessed.add(row)
    for (let row = first; row <= last; row++) guessed.add(row)
  }
  return guessed
}

function unread(text: string, file: string, found: Finding): Parsed {
  const lines = new Lines(text)
  const places = new Places(null, new Map(), text)
  return {
    file,
    text,
    lines,
    readLines: lines,
    value: undefined,
    cleaned: [],
    places,
    findings: [found],
    suppressions: [],
    guessed: new Set(),
    uncertain: true,
    whole: false,
  }
}

/** Where brackets or dashes nest so deep that reading them would exhaust the stack; a sane file has none. */
function nesting(text: string): number | undefined {
  let open = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === 91 || sign === 123) {
      if (++open > 500) return at
    } else if ((sign === 93 || sign === 125) && open > 0) open--
  }
  const dashes = /(?:[-?] ){200}/.exec(text)
  return dashes?.index
}
