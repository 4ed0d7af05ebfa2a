// Judges the diagnosis of a slip: on the right line, with the right words, alone, and fixed correctly.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { putFiles } from '../../../bench/put-files.ts'
import type { Problem } from '../../../src/problems/problem.ts'
import { type Proven, provenFixes } from '../../../src/problems/proven-fixes.ts'
import { loadFile } from '../../../src/project/load-file.ts'
import { indentOf, type Slip } from './slip.ts'
import type { Files } from './sound.ts'

export interface Verdict {
  isFound: boolean
  hasWords: boolean
  isAlone: boolean
  isFixed: boolean
  /** True if a finding is on a line without a fault. */
  isWrong: boolean
  problems: Problem[]
  /** What `--fix` wrote, where that is not what it should write. */
  left?: string
}

/** Loads a manifest in a temporary folder and returns its problems, with file names relative to it. */
export function problemsOf(files: Files, root: string): Problem[] {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-slip-'))
  try {
    putFiles(folder, files)
    const short = (file: string) => relative(folder, join(process.cwd(), relative(process.cwd(), file)))
    return loadFile(join(folder, 'site.yaml'), { root }).problems.map((problem) => ({
      ...problem,
      file: short(problem.file),
      ...(problem.related && { related: problem.related.map((one) => ({ ...one, file: short(one.file) })) }),
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function judge(slip: Slip, root: string): Verdict {
  const all = problemsOf(slip.files, root)
  const problems = all.filter(({ code }) => !slip.also?.includes(code))
  const there = problems.filter(({ file, line }) => file === slip.file && slip.lines.includes(line))
  const named = there.find(({ code }) => slip.codes.includes(code))
  const said = named ? saidOf(named) : ''
  const left = fixedBy(slip, all, root)
  return {
    isFound: named !== undefined,
    hasWords:
      slip.words.every((word) => (typeof word === 'string' ? said.includes(word) : word.test(said))) &&
      namesNeighbour(slip, said),
    isAlone: problems.length === 1,
    isFixed: left === undefined,
    isWrong: problems.some((one) => !there.includes(one)),
    problems,
    left,
  }
}

const saidOf = ({ message, hint, related = [] }: Problem) =>
  [message, hint, ...related.map((one) => `${one.file}:${one.line} ${one.message}`)].join(' ')

/** Whether the message names a line that begins in the column the moved one should have. */
function namesNeighbour({ column, files, file, lines: [own] }: Slip, said: string): boolean {
  if (column === undefined) return true
  const lines = files.get(file)?.split('\n') ?? []
  return [...said.matchAll(/\bline (\d+)/g)].some(([, line]) => {
    const text = lines[Number(line) - 1] ?? ''
    const columns = [indentOf(text) + 1, (/^\s*(?:- +)*/.exec(text)?.[0].length ?? 0) + 1]
    // A first or only item belongs two columns deeper than its key.
    if (/:\s*(?:&\S+\s*)?$/.test(text)) columns.push(...columns.map((one) => one + 2))
    return Number(line) !== own && columns.includes(column)
  })
}

/** Returns what `--fix` makes of the file; undefined if that is as expected. */
function fixedBy({ files, file, fixed }: Slip, first: readonly Problem[], root: string): string | undefined {
  const text = fixedFiles(files, first, root).texts.get(file) ?? files.get(file)
  return text === (fixed ?? files.get(file)) ? undefined : text
}

/** Applies `--fix` to files, of which `first` are the problems. */
export const fixedFiles = (files: Files, first: readonly Problem[], root: string): Proven =>
  provenFixes((texts) => {
    const now = new Map([...files, ...texts])
    return { problems: texts.size === 0 ? first : problemsOf(now, root), textOf: (name) => now.get(name) ?? '' }
  })
