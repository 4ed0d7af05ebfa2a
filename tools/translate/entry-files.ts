// Entries of Markdown files that a language lacks: listed file by file, and begun beside them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { markdownFile } from '../../src/content/read/markdown-file.ts'
import { byUnits, fold, unitsOf } from '../../src/languages/units.ts'
import { fileBeside, type SourceUnit } from '../../src/manifest/languages/status.ts'
import type { EntryOfWords } from '../../src/manifest/read/in-entries.ts'
import { isGroup } from '../../src/site/groups.ts'

export interface LackingEntry {
  entry: EntryOfWords
  /** The file of its translation. */
  beside: string
  exists: boolean
  units: readonly SourceUnit[]
}

/** Whether a text is one of an entry in Markdown, whose translation is a file beside it. */
export const isOfMarkdown = (unit: SourceUnit | undefined): boolean =>
  unit !== undefined && fileBeside(unit, '') !== undefined

/** Splits missing translations into those of Markdown entries, grouped by file, and all others. */
export function byFile(
  missing: readonly SourceUnit[],
  tag: string,
): { entries: LackingEntry[]; others: readonly SourceUnit[] } {
  const byBeside = new Map<string, { entry: EntryOfWords; units: SourceUnit[] }>()
  const others: SourceUnit[] = []
  for (const unit of missing) {
    const { ofEntry } = unit
    const beside = fileBeside(unit, tag)
    if (!ofEntry || beside === undefined) others.push(unit)
    else {
      const group = byBeside.get(beside) ?? { entry: ofEntry.entry, units: [] }
      byBeside.set(beside, group)
      group.units.push(unit)
    }
  }
  const entries = [...byBeside].map(([beside, group]) => ({ ...group, beside, exists: existsSync(resolve(beside)) }))
  return { entries, others }
}

/** Creates the missing translation files: each field empty, with the original as a comment. Returns the files' names. */
export function createEntryFiles(entries: readonly LackingEntry[]): string[] {
  const fresh = entries.filter(({ exists }) => !exists)
  for (const { entry, beside } of fresh) writeFileSync(resolve(beside), translationOf(entry))
  return fresh.map(({ beside }) => beside)
}

/**
 * Writes the translation files of entries of which some texts have been translated. A file with words of its own stays as it is. Returns the
 * names of the files that were written, and of those that stay.
 */
export function fillEntryFiles(
  entries: readonly LackingEntry[],
  translations: ReadonlyMap<string, string>,
): { filled: string[]; kept: string[] } {
  const found = entries.filter(({ units }) => units.some(({ text }) => translations.has(fold(text))))
  const isFree = ({ beside, exists }: LackingEntry) => !exists || isBegun(readFileSync(resolve(beside), 'utf8'))
  const filled = found.filter(isFree)
  const kept = found.filter((one) => !filled.includes(one))
  for (const { entry, beside } of filled) {
    const text = readFileSync(resolve(entry.file), 'utf8')
    const body = text.slice(markdownFile(text).bodyStart).trim()
    const translate: Translate = (written) =>
      unitsOf(written).every((unit) => translations.has(fold(unit)))
        ? byUnits(written, (unit) => translations.get(fold(unit)))
        : undefined
    const below = body === '' ? undefined : translate(body)
    writeFileSync(resolve(beside), translationOf(entry, translate, below === undefined ? '' : `${below}\n`))
  }
  return { filled: filled.map(({ beside }) => beside), kept: kept.map(({ beside }) => beside) }
}

/** Whether a translation file has nothing but empty fields and the hash. */
function isBegun(text: string): boolean {
  const { front, bodyStart } = markdownFile(text)
  return text.slice(bodyStart).trim() === '' && !/^\s*(?!of:)[\w-]+:[ \t]+(?!""|\s*$)/m.test(front)
}

/** A picture is the same in every language; its `alt` is not. */
const isPictureWithWords = (written: unknown): written is { alt: unknown } =>
  isGroup(written) && typeof written.alt === 'string' && 'file' in written

const emptyBelow = (written: string, name: string, lead = '') => [
  ...written.split('\n').map((line) => `${lead}# ${line}`.trimEnd()),
  `${lead}${name}: ""`,
]

/** Returns the translation of a text, if all of its units have one. */
type Translate = (text: string) => string | undefined

const nothing: Translate = () => undefined

const translationOf = ({ words, hash }: EntryOfWords, translate = nothing, body = ''): string => {
  const field = (written: string, name: string, lead = '') => {
    const translated = translate(written)
    return translated === undefined
      ? emptyBelow(written, name, lead)
      : [`${lead}${name}: ${JSON.stringify(translated)}`]
  }
  return [
    '---',
    ...Object.entries(words).flatMap(([name, written]) =>
      isPictureWithWords(written)
        ? [`${name}:`, ...field(String(written.alt), 'alt', '  ')]
        : typeof written === 'string'
          ? field(written, name)
          : emptyBelow(JSON.stringify(written), name),
    ),
    `of: "${hash}"`,
    '---',
    body,
  ].join('\n')
}
