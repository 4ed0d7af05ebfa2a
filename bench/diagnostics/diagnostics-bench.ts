// Spoils sound manifests in every way that has been seen, so many times each, and counts what is said of it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scoreOf } from '../../tests/manifest/spoil/draw.ts'
import { falseAlarms } from '../../tests/manifest/spoil/false-alarms.ts'
import type { Verdict } from '../../tests/manifest/spoil/judge.ts'
import { kinds } from '../../tests/manifest/spoil/kinds.ts'
import type { Kind, Slip } from '../../tests/manifest/spoil/slip.ts'
import { diagnosticsPage, type SeedScores } from './report.ts'

export interface DiagnosticsBench {
  root: string
  /** Variants of each kind. */
  variants?: number
  /** Each draws so many variants anew. */
  seeds?: readonly number[]
  say: (line: string) => void
  /** Only kinds whose names hold this; each variant that misses is then shown. */
  only?: string
}

/** Drawn by seed, beside the shipped site and the fixtures. */
const soundManifests = 1000

/** Writes docs/diagnostics-benchmark.md when all kinds are asked; false when fewer than 98 in 100 hold or a line is wrong. */
export function benchDiagnostics({ root, variants = 20, seeds = [7], say, only }: DiagnosticsBench): boolean {
  const chosen = kinds.filter(({ name, group }) => !only || `${group}: ${name}`.includes(only))
  const held = seeds.map((seed): SeedScores => {
    if (seeds.length > 1) say(`### seed ${seed}`)
    const scores = chosen.map((kind) => {
      const score = scoreOf(kind, {
        root,
        seed,
        variants,
        judged: (slip, verdict) => {
          if (only !== undefined) for (const line of missed(kind, slip, verdict)) say(line)
        },
      })
      const { found, words, alone, fixed, wrong } = score
      say(`${kind.group}: ${kind.name}: ${found} ${words} ${alone} ${fixed} wrong ${wrong}`)
      return { ...score, kind }
    })
    return { seed, scores }
  })
  const alarms = only === undefined ? falseAlarms(root, soundManifests) : []
  for (const alarm of alarms.slice(0, 20)) say(`False alarm: ${alarm}`)
  const page = diagnosticsPage(held, { alarms: alarms.length, soundManifests })
  if (!only) writeFileSync(join(root, 'docs/diagnostics-benchmark.md'), page.text)
  say(page.summary)
  return page.isMet
}

function missed({ name }: Kind, slip: Slip, verdict: Verdict): string[] {
  const { isFound, hasWords, isAlone, isFixed, problems, left } = verdict
  if (isFound && hasWords && isAlone && isFixed) return []
  const text = slip.files.get(slip.file)?.split('\n') ?? []
  const [line = 1] = slip.lines
  const around = text.slice(Math.max(0, line - 5), line + 4).map((one, at) => {
    const row = Math.max(0, line - 5) + at + 1
    return `  ${row === line ? '>' : ' '}${String(row).padStart(4)} ${one.slice(0, 110)}`
  })
  const expected = [slip.codes.join('/'), ...slip.words.map(String)].join(' · ')
  const reported = problems
    .slice(0, 5)
    .map((one) => `    ${one.file}:${one.line}:${one.column} ${one.code}: ${one.message} ${one.hint}`)
  const wanted = (slip.fixed ?? slip.files.get(slip.file) ?? '').split('\n')
  const got = left?.split('\n') ?? []
  const row = got.findIndex((one, at) => one !== wanted[at])
  const diff =
    left === undefined ? [] : [`    fixed line ${row + 1}: ${got[row]}`, `    wanted            : ${wanted[row]}`]
  const lacks = [!isFound && 'FOUND', !hasWords && 'WORDS', !isAlone && 'ALONE', !isFixed && 'MENDED'].filter(Boolean)
  return [`--- ${name} in ${slip.file}: misses ${lacks.join(' ')}; wants ${expected}`, ...around, ...reported, ...diff]
}
