// Entries of Markdown files that a language lacks: listed file by file, and begun beside them.
import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { SourceUnit } from '../../src/manifest/languages/status.ts'
import type { EntryOfWords } from '../../src/manifest/read/in-entries.ts'
import { isGroup } from '../../src/site/groups.ts'

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

/** A picture is the same in every language; its `alt` is not. */
const isPictureWithWords = (written: unknown): written is { alt: unknown } =>
  isGroup(written) && typeof written.alt === 'string' && 'file' in written

const emptyBelow = (written: string, name: string, lead = '') => [
  ...written.split('\n').map((line) => `${lead}# ${line}`.trimEnd()),
  `${lead}${name}: ""`,
]

const translationOf = ({ words, hash }: EntryOfWords): string =>
  [
    '---',
    ...Object.entries(words).flatMap(([name, written]) =>
      isPictureWithWords(written)
        ? [`${name}:`, ...emptyBelow(String(written.alt), 'alt', '  ')]
        : emptyBelow(typeof written === 'string' ? written : JSON.stringify(written), name),
    ),
    `of: "${hash}"`,
    '---',
    '',
  ].join('\n')
