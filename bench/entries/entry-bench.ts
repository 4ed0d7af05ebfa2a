// Compares Lectern with Hugo, Eleventy and Astro on the entries of a collection, in turns within one run: clean builds, one changed
// word, no change, and a clean build in three languages. Writes docs/entry-benchmark.md.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { inTemporaryFolder } from '../../src/files/temporary-folder.ts'
import type { Bench, BenchOptions } from '../bench.ts'
import { astroBuild, eleventyBuild, linkBuilders } from '../builder-packages.ts'
import { styleBytesOf } from '../pages/page-weight.ts'
import { projectCopy } from '../project-copy.ts'
import { putFiles } from '../put-files.ts'
import { measure } from '../site/measure.ts'
import { astroEntries } from './astro-entries.ts'
import { eleventyEntries } from './eleventy-entries.ts'
import { type EntryFigures, entryGoals, entryReport } from './entry-report.ts'
import { entryFiles, entrySite } from './entry-site.ts'
import { hugoEntries } from './hugo-entries.ts'

const otherLanguages = ['de', 'fr']

/** Milliseconds. A command may take minutes on a busy machine. */
const timeout = 900_000

/** An empty program, whose time is part of every command that runs in Node, and how often each round runs it. */
const emptyProgram = [process.execPath, '-e', '0']
const emptyPerRound = 5

/** Returns true when every goal is met. */
export const bench: Bench = async ({ root, sizes = [1000, 10_000], runs = 3, seeds: [seed], say }) => {
  const figures: EntryFigures[] = []
  const loads: number[] = []
  await inTemporaryFolder('entries', async (work) => {
    const copy = join(work, 'project')
    projectCopy(root, copy)
    await packaged(root, copy)
    for (const entries of sizes) {
      figures.push(await measured(root, copy, join(work, `${entries}`), { entries, runs, seed, say }))
      loads.push(loadavg()[0] ?? 0)
    }
  })
  const text = entryReport(figures, loads, seed)
  writeFileSync(join(root, 'docs', 'entry-benchmark.md'), text)
  say(text)
  return figures.every((each) => entryGoals(each).every(({ met }) => met))
}

/** Turns a copy of the project into the package that owners install, whose commands need not look for changes of their own source. */
async function packaged(root: string, copy: string): Promise<void> {
  cpSync(join(root, 'schema'), join(copy, 'schema'), { recursive: true })
  await measure(copy, [process.execPath, join(copy, 'tools/run.mjs'), 'pack'], timeout)
  rmSync(join(copy, 'vite.config.ts'))
}

async function measured(
  root: string,
  copy: string,
  folder: string,
  { entries, runs, seed, say }: Pick<BenchOptions, 'say'> & { entries: number; runs: number; seed: number },
): Promise<EntryFigures> {
  const [lectern, translated] = [join(folder, 'lectern'), join(folder, 'translated')]
  const [hugo, eleventy, astro] = [join(folder, 'hugo'), join(folder, 'eleventy'), join(folder, 'astro')]
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
  putFiles(eleventy, eleventyEntries(site, styles))
  putFiles(astro, astroEntries(site, styles))
  for (const at of [eleventy, astro]) linkBuilders(root, at)
  const entry = join(lectern, 'content', 'news', `${site.entries[1]?.slug}.md`)
  const results: EntryFigures = {
    entries,
    empty: [],
    hugo: [],
    eleventy: [],
    astro: [],
    clean: [],
    word: [],
    nothing: [],
    validate: [],
    languages: [],
  }
  for (let round = 1; round <= runs; round++) {
    for (const at of [lectern, translated, eleventy, astro, hugo])
      for (const made of ['out', 'public', '.astro', '.cache']) rmSync(join(at, made), { recursive: true, force: true })
    for (let time = 0; time < emptyPerRound; time++) results.empty.push(await measure(lectern, emptyProgram))
    results.hugo.push(await measure(hugo, ['hugo', '--quiet'], timeout))
    results.eleventy.push(await measure(eleventy, eleventyBuild, timeout))
    results.astro.push(await measure(astro, astroBuild, timeout))
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
