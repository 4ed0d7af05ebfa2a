// The report of the random bench.
import { type Measured, memoryOf, wallOf } from '../site/measure.ts'
import { atMost, type Goal, goalLines, inMilliseconds, inSeconds, machineOf, median, spreadOf } from '../spread.ts'
import type { Save } from './random-preview.ts'

export interface BuildFigures {
  pages: number
  /** Characters of the home page's HTML. */
  bytes: number
  clean: Measured[]
  compressed: Measured[]
  word: Measured[]
  nothing: Measured[]
  hugo: Measured[]
}

export interface RandomReport {
  seed: number
  builds: BuildFigures[]
  saves: Save[]
  /** Load of the machine after each part. */
  loads: number[]
}

const maxOfHugo = 1.25
const maxMegabytes = 512
const maxForAWord = 400
const maxToPaint = (pages: number) => (pages > 100 ? 150 : 60)

function goalsOf({ builds, saves }: RandomReport): Goal[] {
  return [
    ...builds.flatMap(({ pages, clean, word, hugo }) => [
      atMost(`${pages} pages, clean`, wallOf(clean) / wallOf(hugo), maxOfHugo, ' of Hugo', 2),
      atMost(`${pages} pages, clean`, memoryOf(clean), maxMegabytes, ' MB'),
      atMost(`${pages} pages, one word changed`, wallOf(word), maxForAWord, ' ms'),
    ]),
    ...saves.map(({ pages, where, times }) =>
      atMost(`${pages} pages, ${where}, save to paint`, median(times), maxToPaint(pages), ' ms'),
    ),
  ]
}

export const goalsMet = (report: RandomReport): boolean => goalsOf(report).every(({ met }) => met)

const seconds = (runs: readonly Measured[]) => inSeconds(runs.map(({ wall }) => wall))

export function randomReport(report: RandomReport): string {
  const { seed, builds, saves, loads } = report
  return `# Random content

A random site (seed ${seed}), for which nothing is optimised: pages of six to eight blocks, prose in Markdown, quoted and folded YAML
texts, the home page in the manifest and the others in included files of 200 pages. \`npm run bench -- random --seed N\`
makes another site and writes this page.

## Builds

Times are those of whole commands, in seconds: median (minimum to maximum). Hugo renders the same pages from Markdown files with
front matter, with templates that write the same elements and as many bytes of styles; it validates nothing. "Clean" is Lectern
for a host that compresses by itself, so that each page is one file, as with Hugo; "compressed" also writes a Brotli and a gzip
version of every page. "One word changed": in an included file.

| pages | HTML of the home page | Hugo | clean | of Hugo | compressed | one word changed | nothing changed | maximum memory |
|---|---|---|---|---|---|---|---|---|
${builds
  .map(
    ({ pages, bytes, clean, compressed, word, nothing, hugo }) =>
      `| ${pages} | ${(bytes / 1024).toFixed(0)} KB | ${seconds(hugo)} | ${seconds(clean)} | ${(wallOf(clean) / wallOf(hugo)).toFixed(2)} | ${seconds(compressed)} | ${seconds(word)} | ${seconds(nothing)} | ${memoryOf(clean).toFixed(0)} MB, Hugo ${memoryOf(hugo).toFixed(0)} MB |`,
  )
  .join('\n')}

## From save to paint

From saving the file to the frame that shows the change, in headless Chromium, with a page of the site open.

| pages | what is changed | time |
|---|---|---|
${saves.map(({ pages, where, times }) => `| ${pages} | ${where} | ${inMilliseconds(spreadOf(times))} |`).join('\n')}

## Goals

${goalLines(goalsOf(report))}

${machineOf(loads)}
`
}
