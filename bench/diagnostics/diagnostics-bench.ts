// Spoils valid manifests in every known way, with several variants each, and scores the problems that are reported.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scoreOf } from '../../tests/manifest/spoil/draw.ts'
import { falseAlarms } from '../../tests/manifest/spoil/false-alarms.ts'
import type { Verdict } from '../../tests/manifest/spoil/judge.ts'
import { kinds } from '../../tests/manifest/spoil/kinds.ts'
import type { Kind, Slip } from '../../tests/manifest/spoil/slip.ts'
import type { Bench } from '../bench.ts'
import { diagnosticsPage, type SeedScores } from './report.ts'

/** Manifests drawn by seed, in addition to the shipped site and the fixtures. */
const soundManifests = 1000

const fullRun = 20

/** Writes docs/diagnostics-benchmark.md, unless only some kinds or fewer variants are wanted; returns false when a goal is missed. */
export const bench: Bench = ({ root, runs: variants = fullRun, seeds, say, only }) => {
  const chosen = kinds.filter(({ name, group }) => !only || `${group}: ${name}`.includes(only))
  const results = seeds.map((seed): SeedScores => {
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
  const page = diagnosticsPage(results, { alarms: alarms.length, soundManifests })
  if (!only && variants >= fullRun) writeFileSync(join(root, 'docs/diagnostics-benchmark.md'), page.text)
  say(page.summary)
  return page.isMet
}

function missed({ name }: Kind, slip: Slip, verdict: Verdict): string[] {
  const { isFound, hasWords, isAlone, isFixed, problems, left } = verdict
  if (isFound && hasWords && isAlone && isFixed) return []
  const text = slip.files.get(slip.file)?.split('\n') ?? []
  const [line = 1] = slip.lines
  const around = text.slice(Math.max(0, line - 5), line + 4).map((each, at) => {
    const row = Math.max(0, line - 5) + at + 1
    return `  ${row === line ? '>' : ' '}${String(row).padStart(4)} ${each.slice(0, 110)}`
  })
  const expected = [slip.codes.join('/'), ...slip.words.map(String)].join(' · ')
  const reported = problems
    .slice(0, 5)
    .map((each) => `    ${each.file}:${each.line}:${each.column} ${each.code}: ${each.message} ${each.hint}`)
  const wanted = (slip.fixed ?? slip.files.get(slip.file) ?? '').split('\n')
  const got = left?.split('\n') ?? []
  const row = got.findIndex((each, at) => each !== wanted[at])
  const diff =
    left === undefined ? [] : [`    fixed line ${row + 1}: ${got[row]}`, `    wanted            : ${wanted[row]}`]
  const lacks = [!isFound && 'FOUND', !hasWords && 'WORDS', !isAlone && 'ALONE', !isFixed && 'FIXED'].filter(Boolean)
  return [`--- ${name} in ${slip.file}: misses ${lacks.join(' ')}; wants ${expected}`, ...around, ...reported, ...diff]
}
