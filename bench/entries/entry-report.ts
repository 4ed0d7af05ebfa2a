// The figures of the entry bench, their goals, and the page that shows them.
import { type Measured, memoryOf, wallOf } from '../site/measure.ts'
import { atMost, type Goal, goalLines, inSeconds, machineOf, median } from '../spread.ts'

const commands = ['empty', 'hugo', 'eleventy', 'astro', 'clean', 'word', 'nothing', 'validate', 'languages'] as const

export interface EntryFigures extends Record<(typeof commands)[number], Measured[]> {
  entries: number
}

/** Milliseconds that a command may take at 10,000 entries. */
const maxMilliseconds = { word: 300, nothing: 150 }
const maxMegabytes = 512
/** Maximum time of three languages, as a multiple of one. */
const maxLanguageRatio = 2.2

/** Processor time where it is known, because other work on the machine delays one command or another. */
const timeOf = (runs: readonly Measured[]) => median(runs.map(({ wall, cpu }) => cpu ?? wall))

export function entryGoals({ entries, hugo, clean, word, nothing, languages }: EntryFigures): Goal[] {
  return [
    atMost(`${entries} entries, clean`, wallOf(clean) / wallOf(hugo), 1, ' of Hugo', 2),
    atMost(`${entries} entries, clean`, memoryOf(clean), maxMegabytes, ' MB'),
    atMost(`${entries} entries, one word changed`, wallOf(word), maxMilliseconds.word, ' ms'),
    atMost(`${entries} entries, nothing changed`, wallOf(nothing), maxMilliseconds.nothing, ' ms'),
    atMost(`${entries} entries, three languages`, timeOf(languages) / timeOf(clean), maxLanguageRatio, ' of one', 2),
  ]
}

const seconds = (runs: readonly Measured[]) => {
  const cpu = median(runs.map(({ cpu = Number.NaN }) => cpu / 1000))
  return `${inSeconds(runs.map(({ wall }) => wall))}, CPU ${cpu.toFixed(2)}`
}

const megabytes = (runs: readonly Measured[]) => `${memoryOf(runs).toFixed(0)} MB`

export const entryReport = (
  figures: readonly EntryFigures[],
  loads: readonly number[],
  seed: number,
) => `# Entries of a collection

A random collection of Markdown entries of about 4 KB (seed ${seed}): links between entries, a page of lists by topic, three related
entries on each page, a feed, drafts, and five entries with a later date of publication. \`npm run bench -- entries --seed N\` makes
another collection and writes this page.

Times are those of whole commands of the package, as owners run them, in seconds: median (minimum to maximum), and the processor time of
all threads. Hugo, Eleventy and Astro build the same Markdown files, with templates that write the same pages and as many bytes of
styles; they validate nothing. "One word changed": one word is added to one entry. "Three languages": every word of every entry is
translated, in a separate file for each language, which is the slowest case, and every page exists in each language; "of one" compares
processor time, if GNU time reports it, with the clean build of one language. "Empty program": \`node -e 0\` in the same run, which is part
of every command of Lectern, Eleventy and Astro; it shows how fast the machine was. Goals in milliseconds are compared with times as measured.

| entries | empty program | Hugo | Eleventy | Astro | clean | of Hugo | one word changed | nothing changed | validate | three languages | maximum memory |
|---|---|---|---|---|---|---|---|---|---|---|---|
${figures
  .map(
    ({ entries, empty, hugo, eleventy, astro, clean, word, nothing, validate, languages }) =>
      `| ${entries} | ${seconds(empty)} | ${seconds(hugo)} | ${seconds(eleventy)} | ${seconds(astro)} | ${seconds(clean)} | ${(wallOf(clean) / wallOf(hugo)).toFixed(2)} | ${seconds(word)} | ${seconds(nothing)} | ${seconds(validate)} | ${seconds(languages)} | ${megabytes(clean)}, Hugo ${megabytes(hugo)}, Eleventy ${megabytes(eleventy)}, Astro ${megabytes(astro)} |`,
  )
  .join('\n')}

## Goals

${goalLines(figures.flatMap(entryGoals))}

${machineOf(loads)}
`
