// Entries of Markdown files that a language lacks: listed file by file, and begun beside them.
import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { SourceUnit } from '../../src/manifest/languages/status.ts'
import type { EntryOfWords } from '../../src/manifest/read/in-entries.ts'

export interface LackingEntry {
  entry: EntryOfWords
  /** The file of its translation. */
  beside: string
  isThere: boolean
  units: readonly SourceUnit[]
}

/** The missing pieces that Markdown files say, file by file, and all others. */
export function byFile(
  missing: readonly SourceUnit[],
  tag: string,
): { entries: LackingEntry[]; others: readonly SourceUnit[] } {
  const found = new Map<string, { entry: EntryOfWords; units: SourceUnit[] }>()
  const others: SourceUnit[] = []
  for (const unit of missing) {
    const entry = unit.ofEntry?.entry
    if (!entry || !/\.md$/i.test(entry.file)) others.push(unit)
    else {
      const one = found.get(entry.file) ?? { entry, units: [] }
      found.set(entry.file, one)
      one.units.push(unit)
    }
  }
  const entries = [...found.values()].map(({ entry, units }) => {
    const beside = entry.file.replace(/\.md$/i, `.${tag}.md`)
    return { entry, units, beside, isThere: existsSync(resolve(beside)) }
  })
  return { entries, others }
}

/** Files for the entries that have none: each field empty, below what the entry says. Returns their names. */
export function begun(entries: readonly LackingEntry[]): string[] {
  const fresh = entries.filter(({ isThere }) => !isThere)
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
