// The report of the diagnostics bench.
import { isMet, type Score, sumOf } from '../../tests/manifest/spoil/draw.ts'
import type { Kind } from '../../tests/manifest/spoil/slip.ts'

interface ScoreOfKind extends Score {
  kind: Kind
}

/** The scores of one seed. */
export interface SeedScores {
  seed: number
  scores: readonly ScoreOfKind[]
}

interface Alarms {
  /** Number of problems reported for valid manifests. */
  alarms: number
  soundManifests: number
}

const shares = ({ variants, found, words, alone, fixed }: Score) =>
  [found, words, alone, fixed].map((count) => (count / variants) * 100)

/** Returns docs/diagnostics-benchmark.md and its summary. `isMet`: all kinds of all seeds together meet the goal, without false alarms. */
export function diagnosticsPage(
  results: readonly SeedScores[],
  { alarms, soundManifests }: Alarms,
): { text: string; summary: string; isMet: boolean } {
  const kinds = (results[0]?.scores ?? []).map(({ kind }, at) => ({
    kind,
    ...sumOf(results.map(({ scores }) => scores[at]).filter((score) => score !== undefined)),
  }))
  const all = sumOf(kinds)
  const [found, words, alone, fixed] = shares(all).map((share) => `${share.toFixed(1)} %`)
  const summary = `${all.variants.toLocaleString('en')} slips of ${kinds.length} kinds: right line ${found}, right words ${words}, alone ${alone}, fixed ${fixed}, with a finding on a wrong line ${all.wrong}.`
  const row = (score: Score) =>
    `${[score.found, score.words, score.alone, score.fixed].map((count) => `${count}/${score.variants}`).join(' | ')} | ${score.wrong}`
  const ofKinds = kinds.map((each) => `| ${each.kind.group} | ${each.kind.name} | ${row(each)} |`)
  const ofSeeds = results.map(({ seed, scores }) => `| ${seed} | ${row(sumOf(scores))} |`)
  const command = `npm run bench -- diagnostics --seed ${results.map(({ seed }) => seed).join(',')}`
  const text = `# What is said of a spoilt manifest

Sound manifests (the shipped site, the fixtures of the tests, sites drawn by seed) are spoilt in every way that has been seen, and
\`load()\` is asked what is wrong. It is the way of \`npm run validate\`, the preview and the language server alike. A slip is **found** when a
problem with the right code stands on the line that is wrong; its **words** are right when they name what has to be named: the columns and the
line it should stand with, what YAML understood, what to write. It is told **alone** when nothing else is said. It is **fixed** when \`--fix\`
gives the sound text byte for byte, comments and all, or leaves the file alone where no fix is certain. **Wrong** are manifests with a finding
on a line where nothing is wrong.

\`${command}\` wrote this page; another seed draws other slips.

${summary}

False alarms on the shipped site, the fixtures and ${soundManifests.toLocaleString('en')} sound sites drawn by seed: ${alarms}.

| seed | found | words | alone | fixed | wrong |
|---|---:|---:|---:|---:|---:|
${ofSeeds.join('\n')}

| | slip | found | words | alone | fixed | wrong |
|---|---|---:|---:|---:|---:|---:|
${ofKinds.join('\n')}
`
  return { text, summary, isMet: isMet(all) && alarms === 0 }
}
