// The report of the diagnostics bench.
import { isMet, type Score, sumOf } from '../../tests/manifest/spoil/draw.ts'
import type { GroupedKind } from '../../tests/manifest/spoil/kinds.ts'

interface ScoreOfKind extends Score {
  kind: GroupedKind
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
  const summary = `${all.variants.toLocaleString('en')} slips of ${kinds.length} kinds: right line ${found}, right words ${words}, alone ${alone}, fixed ${fixed}, with a problem on a wrong line ${all.wrong}.`
  const row = (score: Score) =>
    `${[score.found, score.words, score.alone, score.fixed].map((count) => `${count}/${score.variants}`).join(' | ')} | ${score.wrong}`
  const ofKinds = kinds.map((each) => `| ${each.kind.group} | ${each.kind.name} | ${row(each)} |`)
  const ofSeeds = results.map(({ seed, scores }) => `| ${seed} | ${row(sumOf(scores))} |`)
  const command = `npm run bench -- diagnostics --seed ${results.map(({ seed }) => seed).join(',')}`
  const text = `# Problems reported for broken manifests

Valid manifests (the shipped site, the fixtures of the tests, random sites) get a slip of every known kind, and \`load()\` reports the
problems, as in \`npm run validate\`, the preview and the language server. A slip is **found** if a problem with the right code is reported
on its line. Its **words** are right if the message names what is needed to fix it: the columns and the line to align with, what YAML
understood, what to write. It is reported **alone** if there is no other problem. It is **fixed** if \`--fix\` restores the valid text byte
for byte, with its comments, or leaves the file unchanged where no fix is certain. **Wrong** counts manifests with a problem on a line
without a mistake.

\`${command}\` wrote this page; another seed makes other slips.

${summary}

False alarms on the shipped site, the fixtures and ${soundManifests.toLocaleString('en')} valid random sites: ${alarms}.

| seed | found | words | alone | fixed | wrong |
|---|---:|---:|---:|---:|---:|
${ofSeeds.join('\n')}

| | slip | found | words | alone | fixed | wrong |
|---|---|---:|---:|---:|---:|---:|
${ofKinds.join('\n')}
`
  return { text, summary, isMet: isMet(all) && alarms === 0 }
}
