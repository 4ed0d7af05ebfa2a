// Parses a file of a collection into unchecked entries.
import { placed, unread } from '../../manifest/read/fully-parsed.ts'
import type { Memo } from '../../manifest/read/memo.ts'
import { parse } from '../../manifest/read/parse.ts'
import type { IncludedFile, Parsed } from '../../manifest/read/parsed.ts'
import { linesOf } from '../../manifest/read/read-document.ts'
import { mergeMark, mergeMarks } from '../../manifest/read/repair/clean-up.ts'
import { type Finding, finding, findingBelow } from '../../problems/finding.ts'
import { insideCurlyQuotes } from '../../problems/inside-curly-quotes.ts'
import { Lines } from '../../problems/lines.ts'
import { isGroup } from '../../site/groups.ts'
import type { DeclaredCollection } from '../collection.ts'
import { slugOf } from '../entry.ts'
import { bodyBlocks } from './body-blocks.ts'
import { readCsv } from './csv.ts'
import { parsedTable, placeInList, placeInMarkdown } from './entry-places.ts'
import { withInPlace } from './in-place.ts'
import { frontMatterFault, markdownFile } from './markdown-file.ts'
import type { RawEntry } from './raw-entry.ts'
import { tableRows } from './table-rows.ts'

export interface ContentFile {
  file: string
  text: string
  entries: RawEntry[]
  /** Syntax faults, located in the file. */
  findings: Finding[]
  parsed: Parsed
  /** A line of a list could not be read, so what its entries lack proves nothing. */
  isBroken?: boolean
}

export interface ReadFileOptions {
  memo?: Memo
  /** Tags of further languages. */
  languages: readonly string[]
}

export function readFile({ file, text }: IncludedFile, declared: DeclaredCollection, of: ReadFileOptions): ContentFile {
  const read = /\.md$/i.test(file) ? markdown : /\.csv$/i.test(file) ? table : items
  const conflict = conflictIn(file, text)
  if (conflict)
    return { file, text, entries: [], findings: [conflict], parsed: unread(text, file, conflict), isBroken: true }
  const found = read(file, text, declared, of)
  if (of.languages.length === 0) return found
  return { ...found, entries: found.entries.map((one) => withInPlace(one, of.languages)) }
}

/** Returns the mistake of a file in which git left two versions of the same lines, or a mark of them. */
function conflictIn(file: string, text: string): Finding | undefined {
  // In Markdown, the other signs may underline a title or quote; in its front matter they are found as in any YAML.
  const mark = /\.md$/i.test(file) ? /^<{7}(?: |$)/m : mergeMark
  const fault =
    mark.test(text) && mergeMarks(linesOf(text)).find(({ line }) => mark.test(linesOf(text)[line - 1] ?? ''))
  return fault ? findingBelow([], placed(fault, new Lines(text)), file) : undefined
}

function markdown(file: string, text: string): ContentFile {
  const split = markdownFile(text)
  const { front, bodyStart } = split
  const parsed = wholeLines(front.trim() === '' ? parse('{}', file) : parse(front, file), text)
  const { body, blocks, findings: ofBlocks } = bodyBlocks(file, text, bodyStart)
  const at = placeInMarkdown(text, parsed, { start: bodyStart, blocks })
  const findings = parsed.findings.filter(({ code }) => code !== 'empty-file').map((one) => findingBelow([], one, file))
  const fault = frontMatterFault(text, split)
  if (fault) findings.push(finding('front-matter-open', { ...fault, file, isInFile: true }, { lacks: fault.lacks }))
  else if (!isGroup(parsed.value) && findings.length === 0)
    findings.push(finding('not-entries', { start: 4, end: 5, file }, { what: kindOf(parsed.value) }))
  findings.push(...ofBlocks)
  const value = isGroup(parsed.value) ? parsed.value : {}
  const entry = { value, blocks, body: body.replace(/^(?:[ \t]*\r?\n)+/, ''), slug: slugOf(file), at }
  return { file, text, entries: fault ? [] : [entry], findings, parsed }
}

/** Replaces the lines of the front matter by those of the file, which also locate the text below. */
function wholeLines(parsed: Parsed, text: string): Parsed {
  const lines = new Lines(text)
  return { ...parsed, lines, readLines: parsed.readLines.text === parsed.lines.text ? lines : parsed.readLines }
}

function table(file: string, text: string, declared: DeclaredCollection, { languages }: ReadFileOptions): ContentFile {
  const csv = readCsv(text)
  const { rows, columns, lacking, findings } = tableRows(csv, file, declared, languages)
  const parsed = parsedTable(file, text, csv, { rows, columns })
  return { file, text, entries: entriesOf(rows, parsed, declared, lacking), findings, parsed }
}

function items(file: string, text: string, declared: DeclaredCollection, { memo }: ReadFileOptions): ContentFile {
  const parsed = parse(text, file, { memo })
  const faults = parsed.findings.map((one) => findingBelow([], one, file))
  const isBroken = faults.some(({ code }) => breaking.has(code))
  const findings = [...(isBroken ? withoutCaused(faults) : faults), ...curlyStrings(file, text)]
  const { value } = parsed
  const list: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isGroup(value)
      ? Object.entries(value)
      : []
  const groups = list.filter((one): one is [string | number, Record<string, unknown>] => isGroup(one[1]))
  for (const [key, one] of list)
    if (!isGroup(one) && !isBroken) {
      const { start, end } = parsed.places.extent({ path: [key], on: 'value' })
      findings.push(finding('not-entries', { start, end, file }, { what: kindOf(one) }))
    }
  if (list.length === 0 && value !== null && value !== undefined && !isGroup(value) && !Array.isArray(value))
    findings.push(finding('not-entries', { start: 0, end: 1, file }, { what: kindOf(value) }))
  const entries = groups.map(([key, one]) => ({
    value: one,
    body: '',
    blocks: [],
    slug: typeof key === 'string' ? key : nameIn(one, declared),
    at: placeInList(parsed, [key]),
  }))
  return { file, text, entries, findings, parsed, isBroken }
}

/** Faults by which the lines below are read as something else. */
const breaking = new Set(['cannot-read', 'stray-bracket', 'unclosed-bracket', 'unclosed-quote', 'bad-indent'])
const caused = new Set([...breaking, 'duplicate-key', 'empty-value'])

/** Keeps the first fault of a list, of which those below it follow. */
function withoutCaused(faults: readonly Finding[]): Finding[] {
  const startOf = ({ at }: Finding) => ('start' in at ? at.start : Number.POSITIVE_INFINITY)
  const [first] = faults.filter(({ code }) => breaking.has(code)).sort((a, b) => startOf(a) - startOf(b))
  return faults.filter((one) => one === first || !caused.has(one.code))
}

/** A string of JSON, or what a word processor made of one: YAML, by whose rules JSON is read, would show those quotes. */
const jsonString = /"(?:[^"\\\n]|\\.)*"|[“”„«][^"“”„«»\n]*[“”»]/g

function curlyStrings(file: string, text: string): Finding[] {
  if (!/\.json$/i.test(file)) return []
  return [...text.matchAll(jsonString)].flatMap(({ 0: written, index }) => {
    const meant = insideCurlyQuotes(written)
    if (meant === undefined) return []
    const right = JSON.stringify(meant)
    const at = { start: index, end: index + written.length, file }
    const fix = { title: `Write ${right}`, text: right, safe: true }
    return [finding('curly-quotes', at, { written, meant, isKey: false }, { suggestion: meant, fix })]
  })
}

const entriesOf = (
  rows: readonly (Record<string, unknown> | undefined)[],
  parsed: Parsed,
  declared: DeclaredCollection,
  lacking: ReadonlySet<string>,
): RawEntry[] =>
  rows.flatMap((value, at) =>
    value
      ? [{ value, body: '', blocks: [], slug: nameIn(value, declared), at: placeInList(parsed, [at]), lacking }]
      : [],
  )

/** Returns the value of the field of type `name`. */
function nameIn(value: Record<string, unknown>, { fields }: DeclaredCollection): string | undefined {
  const field = [...fields.values()].find(({ type }) => type === 'name')
  const named = field && value[field.name]
  return typeof named === 'string' ? named : undefined
}

const kindOf = (value: unknown) =>
  value === null ? 'nothing' : Array.isArray(value) ? 'a list' : typeof value === 'string' ? 'a text' : 'a value'
