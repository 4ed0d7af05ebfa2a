// Spoils sound manifests in every way that has been seen, so many times each, and counts what is said of it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RandomWords, randomNumbers } from '../random/random-words.ts'
import { falseAlarms } from './false-alarms.ts'
import { judge, type Verdict } from './judge.ts'
import { kinds } from './kinds.ts'
import { diagnosticsPage, type Held, type Score } from './report.ts'
import type { Kind, Slip } from './slip.ts'
import { drawSound } from './sound.ts'

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

/** The slip of a kind that a seed draws. */
export function slipOf(kind: Kind, seed: number, root: string, isSmall = false): Slip {
  const words = new RandomWords(randomNumbers(seed))
  for (let tries = 0; tries < 400; tries++) {
    const slip = kind.spoil(drawSound(root, words, { isManifest: kind.isManifest, isSmall }), words)
    if (slip) return slip
  }
  throw new Error(`No manifest has a place for "${kind.name}".`)
}

/** Each kind has seeds of its own, so that a new kind changes no other. */
export const seedOf = ({ name }: Kind, seed: number, at: number) =>
  [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed * 7919 + at * 104_729) >>> 0

/** Writes docs/diagnostics-benchmark.md when all kinds are asked; false when fewer than 98 in 100 hold or a line is wrong. */
export function benchDiagnostics({ root, variants = 20, seeds = [7], say, only }: DiagnosticsBench): boolean {
  const asked = kinds.filter(({ name, group }) => !only || `${group}: ${name}`.includes(only))
  const held = seeds.map((seed): Held => {
    if (seeds.length > 1) say(`### seed ${seed}`)
    return { seed, scores: asked.map((kind) => scoreOf(kind, { root, seed, variants, say, only })) }
  })
  const alarms = only === undefined ? falseAlarms(root, soundManifests) : []
  for (const alarm of alarms.slice(0, 20)) say(`False alarm: ${alarm}`)
  const page = diagnosticsPage(held, { alarms: alarms.length, soundManifests })
  if (!only) writeFileSync(join(root, 'docs/diagnostics-benchmark.md'), page.text)
  say(page.summary)
  return page.isMet
}

interface Scoring {
  root: string
  seed: number
  variants: number
  say: (line: string) => void
  only?: string
}

/** What is said of one kind, as one seed draws it. */
function scoreOf(kind: Kind, { root, seed, variants, say, only }: Scoring): Score {
  const score: Score = { kind, variants, found: 0, words: 0, alone: 0, mended: 0, wrong: 0 }
  for (let at = 0; at < variants; at++) {
    const slip = slipOf(kind, seedOf(kind, seed, at), root)
    const verdict = judge(slip, root)
    if (verdict.isFound) score.found++
    if (verdict.hasWords) score.words++
    if (verdict.isAlone) score.alone++
    if (verdict.isMended) score.mended++
    if (verdict.isWrong) score.wrong++
    if (only !== undefined) for (const line of missed(kind, slip, verdict)) say(line)
  }
  const { found, words, alone, mended, wrong } = score
  say(`${kind.group}: ${kind.name}: ${found} ${words} ${alone} ${mended} wrong ${wrong}`)
  return score
}

function missed({ name }: Kind, slip: Slip, verdict: Verdict): string[] {
  const { isFound, hasWords, isAlone, isMended, problems, left } = verdict
  if (isFound && hasWords && isAlone && isMended) return []
  const text = slip.files.get(slip.file)?.split('\n') ?? []
  const [line = 1] = slip.lines
  const around = text.slice(Math.max(0, line - 5), line + 4).map((one, at) => {
    const row = Math.max(0, line - 5) + at + 1
    return `  ${row === line ? '>' : ' '}${String(row).padStart(4)} ${one.slice(0, 110)}`
  })
  const asked = [slip.codes.join('/'), ...slip.words.map(String)].join(' · ')
  const said = problems
    .slice(0, 5)
    .map((one) => `    ${one.file}:${one.line}:${one.column} ${one.code}: ${one.message} ${one.hint}`)
  const wanted = (slip.mended ?? slip.files.get(slip.file) ?? '').split('\n')
  const got = left?.split('\n') ?? []
  const row = got.findIndex((one, at) => one !== wanted[at])
  const diff =
    left === undefined ? [] : [`    mended line ${row + 1}: ${got[row]}`, `    wanted            : ${wanted[row]}`]
  const lacks = [!isFound && 'FOUND', !hasWords && 'WORDS', !isAlone && 'ALONE', !isMended && 'MENDED'].filter(Boolean)
  return [`--- ${name} in ${slip.file}: misses ${lacks.join(' ')}; wants ${asked}`, ...around, ...said, ...diff]
}
