// What the engine makes of a slip: found on the right line, with the right words, alone, and fixed as it has to be.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
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
  /** A finding stands on a line where nothing is wrong. */
  isWrong: boolean
  problems: Problem[]
  /** What `--fix` leaves, where it should have left something else. */
  left?: string
}

/** The problems of a manifest in a folder of its own; files are named below the folder. */
export function problemsOf(files: Files, root: string): Problem[] {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-slip-'))
  try {
    for (const [name, text] of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
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

/** Whether a line is named that begins where the moved one should. */
function namesNeighbour({ column, files, file, lines: [own] }: Slip, said: string): boolean {
  if (column === undefined) return true
  const lines = files.get(file)?.split('\n') ?? []
  return [...said.matchAll(/\bline (\d+)/g)].some(([, line]) => {
    const text = lines[Number(line) - 1] ?? ''
    const columns = [indentOf(text) + 1, (/^\s*(?:- +)*/.exec(text)?.[0].length ?? 0) + 1]
    // A first or only item stands below its key, two columns further in.
    if (/:\s*(?:&\S+\s*)?$/.test(text)) columns.push(...columns.map((one) => one + 2))
    return Number(line) !== own && columns.includes(column)
  })
}

/** What `--fix` makes of the file; undefined where that is what it has to make of it. */
function fixedBy({ files, file, fixed }: Slip, first: readonly Problem[], root: string): string | undefined {
  const text = fixedFiles(files, first, root).texts.get(file) ?? files.get(file)
  return text === (fixed ?? files.get(file)) ? undefined : text
}

/** What `--fix` makes of files, of which these are the problems. */
export const fixedFiles = (files: Files, first: readonly Problem[], root: string): Proven =>
  provenFixes((texts) => {
    const now = new Map([...files, ...texts])
    return { problems: texts.size === 0 ? first : problemsOf(now, root), textOf: (name) => now.get(name) ?? '' }
  })
