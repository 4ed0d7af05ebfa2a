import type { Kind } from './slip.ts'

export interface Score {
  kind: Kind
  variants: number
  found: number
  words: number
  alone: number
  mended: number
  wrong: number
}

const goal = 98

/** docs/diagnostics-benchmark.md, and what a terminal is told. */
interface Drawn {
  seed: number
  /** What was said of sound manifests. */
  alarms: number
  soundManifests: number
}

/** docs/diagnostics-benchmark.md, and what a terminal is told. */
export function diagnosticsPage(
  scores: readonly Score[],
  { seed, alarms, soundManifests }: Drawn,
): { text: string; summary: string; isMet: boolean } {
  const all = scores.reduce((sum, { variants }) => sum + variants, 0)
  const total = (count: (score: Score) => number) => scores.reduce((sum, score) => sum + count(score), 0)
  const share = (count: number) => `${((count / all) * 100).toFixed(1)} %`
  const found = total((score) => score.found)
  const words = total((score) => score.words)
  const alone = total((score) => score.alone)
  const mended = total((score) => score.mended)
  const wrong = total((score) => score.wrong)
  const summary = `${all} slips of ${scores.length} kinds: right line ${share(found)}, right words ${share(words)}, alone ${share(alone)}, mended ${share(mended)}, with a finding on a wrong line ${wrong}.`
  const rows = scores.map(
    (one) =>
      `| ${one.kind.group} | ${one.kind.name} | ${[one.found, one.words, one.alone, one.mended].map((count) => `${count}/${one.variants}`).join(' | ')} | ${one.wrong} |`,
  )
  const text = `# What is said of a spoilt manifest

Sound manifests (the shipped site, the fixtures of the tests, sites drawn by seed) are spoilt in every way that has been seen, and
\`load()\` is asked what is wrong. It is the way of \`npm run validate\`, the preview and the language server alike. A slip is **found** when a
problem with the right code stands on the line that is wrong; its **words** are right when they name what has to be named: the columns and the
line it should stand with, what YAML understood, what to write. It is told **alone** when nothing else is said. It is **mended** when \`--fix\`
gives the sound text byte for byte, comments and all, or leaves the file alone where no mend is certain. **Wrong** are manifests with a finding
on a line where nothing is wrong.

\`npm run bench -- diagnostics --seed ${seed}\` wrote this page; another seed draws other slips.

${summary}

False alarms on the shipped site, the fixtures and ${soundManifests.toLocaleString('en')} sound sites drawn by seed: ${alarms}.

| | slip | found | words | alone | mended | wrong |
|---|---|---:|---:|---:|---:|---:|
${rows.join('\n')}
`
  const isMet =
    [found, words, alone, mended].every((count) => (count / all) * 100 >= goal) && wrong === 0 && alarms === 0
  return { text, summary, isMet }
}
