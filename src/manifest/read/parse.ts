// Parses YAML or JSON to a plain value with a place for every part. There are three readers:
// - the fast reader (`fast/plain-lines.ts`) is tried first, and accepts sound text in the usual notation;
// - the full parser (`yaml`, by `fully-parsed.ts`) reads what the fast reader rejects: a page, or else the whole text. It repairs faults in
//   memory, so that one run reports all of them;
// - editors read text while it is typed, sound or not, by the tokens of `yaml` (`written/text-tree.ts`). Nothing is loaded from that.
import { type Finding, finding } from '../../problems/finding.ts'
import { Lines } from '../../problems/lines.ts'
import { suppressionsIn } from '../../problems/suppressions.ts'
import { KnownPages } from './fast/known-pages.ts'
import { LazyPlaces } from './fast/lazy-places.ts'
import { plainLines, type ReadEntry, type UnsoundPage } from './fast/plain-lines.ts'
import { withParsedPage } from './fast/with-parsed-page.ts'
import { fullyParsed, placed, quotedLines, type Realigned, unread } from './fully-parsed.ts'
import type { Memo } from './memo.ts'
import { type IncludedFile, type Parsed, parsedText } from './parsed.ts'
import { plainValue } from './plain-value.ts'
import { linesOf, soundDocument } from './read-document.ts'
import { cleanUp, hasOtherBlanks, mayNeedCleaning } from './repair/clean-up.ts'

export const maxManifestLength = 8 * 1024 * 1024

export interface ParseOptions {
  /** Cache of earlier loads. */
  memo?: Memo
  /** Set when `source` is an included file, which is a map from path to page. */
  included?: IncludedFile
  /** The same text with lines in other columns, parsed instead of `source`. */
  realigned?: Realigned
}

export function parse(source: string, file: string, options: ParseOptions = {}): Parsed {
  // The parser of YAML takes no lone carriage return for a line break. The length of the text stays, so offsets are those of the file.
  if (source.includes('\r') && source.search(loneReturn) >= 0)
    return { ...parse(source.replace(loneReturn, '\n'), file, options), text: source }
  if (options.realigned) return parseFast(source, file, options) ?? fullyParsed(source, file, options)
  const known = options.memo?.parsed(file, source) ?? parseFast(source, file, options)
  if (known) return known
  const refused = refusalOf(source)
  const parsed = refused
    ? unread(refused.code === 'too-big' ? source.slice(0, 200) : source, file, refused)
    : fullyParsed(source, file)
  options.memo?.keep(parsed, source)
  return parsed
}

const loneReturn = /\r(?!\n)/g

/** Returns the file if it is cached or the fast reader accepts it; undefined where it takes the full parser, which is a hundred times as slow. */
export const parsePlain = (source: string, file: string, { memo, included }: ParseOptions): Parsed | undefined =>
  memo?.parsed(file, source) ?? parseFast(source, file, { memo, included }, false)

/** Returns the lines of each page of an included file by its path; undefined where the fast reader does not tell them apart. */
export const linesOfPages = (text: string): Readonly<Record<string, unknown>> | undefined =>
  plainLines(text, readEntry, { isIncluded: true, pages: { of: (lines) => lines } })?.value

/** Sends a single page that the fast reader rejects to the full parser, usually the page being typed, unless `mayParsePage` is false. */
function parseFast(
  source: string,
  file: string,
  { memo, included, realigned }: ParseOptions,
  mayParsePage = true,
): Parsed | undefined {
  const text = realigned ? realigned.lines.join('\n') : source
  if (text.length > maxManifestLength) return undefined
  const pages = new KnownPages(memo?.pages(file))
  const unsound: UnsoundPage[] = []
  const plain = plainLines(text, readEntry, { isIncluded: included !== undefined, pages, unsound })
  const [page, ...others] = unsound
  if (!plain || others.length > 0) return undefined
  if (page && (!mayParsePage || nesting(text.slice(page.start, page.end)) !== undefined)) return undefined
  const parsed = page
    ? withParsedPage(plain.value, page, fullyParsed(source, file, { realigned, only: page }))
    : fastResult(plain.value, file, source, { realigned })
  if (parsed && !realigned) memo?.keep(parsed, source, pages.kept)
  return parsed
}

/** Returns why a text is not parsed at all. */
function refusalOf(source: string): Finding | undefined {
  if (source.length > maxManifestLength) {
    const facts = { megabytes: (source.length / 1024 / 1024).toFixed(1), max: maxManifestLength / 1024 / 1024 }
    return finding('too-big', { start: 0, end: 1 }, facts)
  }
  const nested = nesting(source)
  return nested === undefined ? undefined : finding('too-deep', { start: nested, end: nested + 1 }, { max: 32 })
}

/** Returns a text without syntax faults, but for those that `realigned` corrects. Places are computed on first use. */
function fastResult(value: unknown, file: string, source: string, { realigned }: ParseOptions = {}): Parsed {
  const cleaned = () => linesOf(source)
  const suppressions = suppressionsIn(source, file)
  if (!realigned) return parsedText(file, source, { value, places: new LazyPlaces(source), cleaned, suppressions })
  const readLines = new Lines(realigned.lines.join('\n'))
  const faults = [...(mayNeedCleaning(source) ? cleanUp(cleaned()).faults : []), ...realigned.faults]
  const lines = new Lines(source)
  return parsedText(file, source, {
    value,
    places: new LazyPlaces(readLines.text),
    cleaned,
    suppressions,
    lines,
    readLines,
    findings: faults.map((fault) => placed(fault, lines)),
    guessed: quotedLines(realigned),
    // A line that has to be divided is parsed only up to its second key.
    uncertain: realigned.faults.some(({ corrected }) => corrected !== undefined),
  })
}

/** Parses the lines of one entry with the full parser; undefined where they have a fault or refer to an anchor elsewhere. */
export const readEntry: ReadEntry = (lines) => {
  if (hasOtherBlanks(lines) || nesting(lines) !== undefined) return undefined
  const document = soundDocument(lines)
  if (!document) return undefined
  const { value, findings, hasAliases } = plainValue(document.contents, lines)
  if (findings.length > 0 || hasAliases || value === null || typeof value !== 'object') return undefined
  const [only, ...others] = Object.values(value)
  return others.length > 0 || Array.isArray(value) ? undefined : { value: only }
}

/** Returns the offset where brackets or dashes nest so deep that parsing would exhaust the stack. */
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
