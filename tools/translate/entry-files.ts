// Entries of Markdown files that a language lacks: listed file by file, and begun beside them.
import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { SourceUnit } from '../../src/manifest/languages/status.ts'
import type { EntryOfWords } from '../../src/manifest/read/in-entries.ts'
// Groups missing translations by Markdown entry, and creates the files of translated entries.
export interface LackingEntry {
  entry: EntryOfWords
  /** The file of its translation. */
  beside: string
  exists: boolean
  units: readonly SourceUnit[]
}

/** Splits missing translations into those of Markdown entries, grouped by file, and all others. */
export function byFile(
  missing: readonly SourceUnit[],
  tag: string,
): { entries: LackingEntry[]; others: readonly SourceUnit[] } {
  const byEntry = new Map<string, { entry: EntryOfWords; units: SourceUnit[] }>()
  const others: SourceUnit[] = []
  for (const unit of missing) {
    const entry = unit.ofEntry?.entry
    if (!entry || !/\.md$/i.test(entry.file)) others.push(unit)
    else {
      const group = byEntry.get(entry.file) ?? { entry, units: [] }
      byEntry.set(entry.file, group)
      group.units.push(unit)
    }
  }
  const entries = [...byEntry.values()].map(({ entry, units }) => {
    const beside = entry.file.replace(/\.md$/i, `.${tag}.md`)
    return { entry, units, beside, exists: existsSync(resolve(beside)) }
  })
  return { entries, others }
}

/** Creates the missing translation files: each field empty, with the original as a comment. Returns the files' names. */
export function createEntryFiles(entries: readonly LackingEntry[]): string[] {
  const fresh = entries.filter(({ exists }) => !exists)
  for (const { entry, beside } of fresh) writeFileSync(resolve(beside), translationOf(entry))
  return fresh.map(({ beside }) => beside)
}

const translationOf = ({ words, hash }: EntryOfWords): string =>
  [
    '---',
    ...Object.entries(words).flatMap(([name, translation]) => [
      ...(typeof translation === 'string' ? translation : JSON.stringify(translation))
        .split('\n')
        .map((line) => `# ${line}`.trimEnd()),
      `${name}: ""`,
    ]),
    `of: "${hash}"`,
    '---',
    '',
  ].join('\n')
