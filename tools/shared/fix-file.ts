// `--fix`: what is certain is written to the files of a manifest, and said as a diff.
import { createTwoFilesPatch } from 'diff'
import { replaceFile } from '../../src/files/replace-file.ts'
import type { Problem } from '../../src/problems/problem.ts'
import { provenFixes, type Reading } from '../../src/problems/proven-fixes.ts'
import { type FileOptions, loadFile } from '../../src/project/load-file.ts'

type LoadOptions = Pick<FileOptions, 'root' | 'launch' | 'at'>

/** The manifest as it would be with these texts in place of its files. */
export function readingOf(file: string, options: LoadOptions, texts: ReadonlyMap<string, string>): Reading {
  const { problems, source } = loadFile(file, { ...options, texts })
  return { problems, textOf: (name) => source.allTexts.get(name) ?? '' }
}

/** The problems, of whose fixes only those are called safe that `--fix` would write. */
export function withProvenFixes(problems: Problem[], file: string, options: LoadOptions): Problem[] {
  if (!problems.some(({ fix }) => fix?.safe)) return problems
  const { refused } = provenFixes((texts) => ({
    ...readingOf(file, options, texts),
    ...(texts.size === 0 && { problems }),
  }))
  return problems.map((one) => (one.fix && refused.has(one) ? { ...one, fix: { ...one.fix, safe: false } } : one))
}

/** A round of fixing may bring others to light; what comes of the last one is written. */
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

/** What was changed in a file, as a diff with a line around each change. Nothing in it steers a terminal. */
const changesIn = (name: string, before: string, after: string): string =>
  createTwoFilesPatch(name, name, before, after, undefined, undefined, { context: 1 })
    .split('\n')
    .filter((line) => !/^={3,}$/.test(line))
    .map((line) => line.replace(/[^\P{Cc}\t]/gu, ''))
    .join('\n')
