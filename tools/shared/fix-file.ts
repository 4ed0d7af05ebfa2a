// `validate --fix`: writes the certain fixes to the manifest's files and prints them as a diff.
import { createTwoFilesPatch } from 'diff'
import { replaceFile } from '../../src/files/replace-file.ts'
import type { Problem } from '../../src/problems/problem.ts'
import { type CheckedTexts, provenFixes } from '../../src/problems/proven-fixes.ts'
import { type FileOptions, loadFile } from '../../src/project/load-file.ts'

type LoadOptions = Pick<FileOptions, 'root' | 'launch' | 'at'>

/** Loads the manifest with these texts in place of its files. */
export function readingOf(file: string, options: LoadOptions, texts: ReadonlyMap<string, string>): CheckedTexts {
  const { problems, source } = loadFile(file, { ...options, texts })
  return { problems, textOf: (name) => source.allTexts.get(name) ?? '' }
}

/** Marks fixes as unsafe that `--fix` would not write. */
export function withProvenFixes(problems: Problem[], file: string, options: LoadOptions): Problem[] {
  if (!problems.some(({ fix }) => fix?.safe)) return problems
  const { refused } = provenFixes((texts) => ({
    ...readingOf(file, options, texts),
    ...(texts.size === 0 && { problems }),
  }))
  return problems.map((each) => (each.fix && refused.has(each) ? { ...each, fix: { ...each.fix, safe: false } } : each))
}

/** Fixes in rounds, because a fix may reveal further problems, and writes the result of the last round. */
export function fixFile(file: string, options: LoadOptions): void {
  const { texts, fixed } = provenFixes((changed) => readingOf(file, options, changed))
  const before = readingOf(file, options, new Map())
  const lines = fixed.map(
    ({ file: name, line, column, code, fix }) => `${name}:${line}:${column}  fixed  ${code}  ${fix?.title ?? ''}\n`,
  )
  for (const [name, text] of texts) replaceFile(name, text)
  process.stderr.write(lines.length === 0 ? 'Nothing could be fixed safely.\n' : `${lines.join('')}\n`)
  for (const [name, text] of texts) process.stderr.write(`${changesIn(name, before.textOf(name), text)}\n`)
}

/** A diff of one file with one line of context; control characters are removed. */
const changesIn = (name: string, before: string, after: string): string =>
  createTwoFilesPatch(name, name, before, after, undefined, undefined, { context: 1 })
    .split('\n')
    .filter((line) => !/^={3,}$/.test(line))
    .map((line) => line.replace(/[^\P{Cc}\t]/gu, ''))
    .join('\n')
