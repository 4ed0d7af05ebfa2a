// Compares Lectern with Hugo on the entries of a collection, in turns within one run: clean builds, one changed word, no change, and
// a clean build in three languages. Writes docs/entry-benchmark.md.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { styleBytesOf } from '../pages/page-weight.ts'
import { projectCopy } from '../project-copy.ts'
import { putFiles } from '../put-files.ts'
import { type Measured, measure, memoryOf, wallOf } from '../site/measure.ts'
import { atMost, type Goal, goalLines, inSeconds, machineOf, median } from '../spread.ts'
import { entryFiles, entrySite } from './entry-site.ts'
import { hugoEntries } from './hugo-entries.ts'

export interface EntryBench {
  root: string
  sizes: readonly number[]
  runs: number
  /** Another seed draws another site. */
  seed: number
  say: (line: string) => void
}

const commands = ['hugo', 'clean', 'word', 'nothing', 'validate', 'languages'] as const

interface Figures extends Record<(typeof commands)[number], Measured[]> {
  entries: number
}

/** Milliseconds that a command may take at 10,000 entries. */
const maxMilliseconds = { word: 300, nothing: 150 }
const maxMegabytes = 512
const otherLanguages = ['de', 'fr']
/** Maximum time of three languages, as a multiple of one. */
const maxLanguageRatio = 2.2

/** Milliseconds. A command may take minutes on a busy machine. */
const timeout = 900_000

/** Returns true when every goal is met. */
export async function benchEntries({ root, sizes, runs, seed, say }: EntryBench): Promise<boolean> {
  const work = mkdtempSync(join(tmpdir(), 'lectern-entries-'))
  const figures: Figures[] = []
  const loads: number[] = []
  try {
    const copy = join(work, 'project')
    projectCopy(root, copy)
    await packaged(root, copy)
    for (const entries of sizes) {
      figures.push(await measured(copy, join(work, `${entries}`), { entries, runs, seed, say }))
      loads.push(loadavg()[0] ?? 0)
    }
  } finally {
    rmSync(work, { recursive: true, force: true, maxRetries: 5 })
  }
  const text = reportOf(figures, loads, seed)
  writeFileSync(join(root, 'docs', 'entry-benchmark.md'), text)
  say(text)
  return figures.every((each) => goalsOf(each).every(({ met }) => met))
}

/** Turns a copy of the project into the package that owners install, whose commands need not look for changes of their own source. */
async function packaged(root: string, copy: string): Promise<void> {
  cpSync(join(root, 'schema'), join(copy, 'schema'), { recursive: true })
  await measure(copy, [process.execPath, join(copy, 'tools/run.mjs'), 'pack'], timeout)
  rmSync(join(copy, 'vite.config.ts'))
}

async function measured(
  copy: string,
  folder: string,
  { entries, runs, seed, say }: Pick<EntryBench, 'runs' | 'seed' | 'say'> & { entries: number },
): Promise<Figures> {
  const [lectern, hugo, translated] = [join(folder, 'lectern'), join(folder, 'hugo'), join(folder, 'translated')]
  const site = entrySite(seed, entries)
  putFiles(lectern, entryFiles(site))
  putFiles(translated, entryFiles(site, otherLanguages))
  const run = (at: string, ...words: string[]) =>
    measure(at, [process.execPath, join(copy, 'tools/run.mjs'), ...words], timeout)
  // For a host that compresses by itself, so that each page is one file, as Hugo writes it.
  const build = (at = lectern) => run(at, 'build', '--manifest', 'site.yaml', '--out', 'out', '--host', 'vercel')
  await build()
  // Compiled code is cached beside each site; after its first build a site has it.
  cpSync(join(lectern, 'node_modules'), join(translated, 'node_modules'), { recursive: true })
  const styles = styleBytesOf(readFileSync(join(lectern, 'out', 'index.html'), 'utf8'))
  putFiles(hugo, hugoEntries(site, styles))
  const entry = join(lectern, 'content', 'news', `${site.entries[1]?.slug}.md`)
  const results: Figures = { entries, hugo: [], clean: [], word: [], nothing: [], validate: [], languages: [] }
  for (let round = 1; round <= runs; round++) {
    rmSync(join(hugo, 'public'), { recursive: true, force: true })
    for (const at of [lectern, translated]) rmSync(join(at, 'out'), { recursive: true, force: true })
    results.hugo.push(await measure(hugo, ['hugo', '--quiet'], timeout))
    results.clean.push(await build())
    results.languages.push(await build(translated))
    writeFileSync(entry, `${readFileSync(entry, 'utf8').trimEnd()} Round${round}\n`)
    results.word.push(await build())
    results.nothing.push(await build())
    results.validate.push(await run(lectern, 'validate', 'site.yaml'))
    say(`${entries} entries: round ${round} of ${runs}`)
  }
  return results
}

/** Processor time where it is known, because other work on the machine delays one command or another. */
const timeOf = (runs: readonly Measured[]) => median(runs.map(({ wall, cpu }) => cpu ?? wall))

function goalsOf({ entries, hugo, clean, word, nothing, languages }: Figures): Goal[] {
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

const reportOf = (figures: readonly Figures[], loads: readonly number[], seed: number) => `# Entries of a collection

A random collection of Markdown entries of about 4 KB (seed ${seed}): links between entries, a page of lists by topic, three related
entries on each page, a feed, drafts, and five entries with a later date of publication. \`npm run bench -- entries --seed N\` makes
another collection and writes this page.

Times are those of whole commands of the package, as owners run them, in seconds: median (minimum to maximum), and the processor time of
all threads. Hugo builds the same Markdown files, with templates that write the same pages and as many bytes of styles; it validates
nothing. "One word changed": one word is added to one entry. "Three languages": every word of every entry is translated, in a separate
file for each language, which is the slowest case, and every page exists in each language; "of one" compares processor time, if GNU time
reports it, with the clean build of one language.

| entries | Hugo | clean | of Hugo | one word changed | nothing changed | validate | three languages | maximum memory |
|---|---|---|---|---|---|---|---|---|
${figures
  .map(
    ({ entries, hugo, clean, word, nothing, validate, languages }) =>
      `| ${entries} | ${seconds(hugo)} | ${seconds(clean)} | ${(wallOf(clean) / wallOf(hugo)).toFixed(2)} | ${seconds(word)} | ${seconds(nothing)} | ${seconds(validate)} | ${seconds(languages)} | ${memoryOf(clean).toFixed(0)} MB, Hugo ${memoryOf(hugo).toFixed(0)} MB |`,
  )
  .join('\n')}

## Goals

${goalLines(figures.flatMap(goalsOf))}

${machineOf(loads)}
`
