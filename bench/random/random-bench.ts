// Compares Lectern with Hugo on random content, in turns within one run: clean builds, builds after a change, and from save to paint
// for changes in several places. Writes docs/random-benchmark.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { inTemporaryFolder } from '../../src/files/temporary-folder.ts'
import type { Bench, BenchOptions } from '../bench.ts'
import { changeWord } from '../change-word.ts'
import { styleBytesOf } from '../pages/page-weight.ts'
import { projectCopy } from '../project-copy.ts'
import { putFiles } from '../put-files.ts'
import { type Measured, measure, setAside } from '../site/measure.ts'
import { hugoFiles } from './hugo-site.ts'
import { randomPreview, type Save } from './random-preview.ts'
import { type BuildFigures, goalsMet, randomReport } from './random-report.ts'
import { manifestFiles, type RandomSite, randomSite } from './random-site.ts'

/** Returns true when every goal is met. */
export const bench: Bench = async ({ root, sizes = [1000, 10_000], runs = 5, seeds: [seed], say }) => {
  const builds: BuildFigures[] = []
  const saves: Save[] = []
  const loads: number[] = []
  await inTemporaryFolder('random', async (work) => {
    const copy = join(work, 'project')
    projectCopy(root, copy)
    for (const pages of sizes) {
      builds.push(await measureBuilds(copy, join(work, `${pages}`), randomSite(seed, pages), runs, say))
      loads.push(loadavg()[0] ?? 0)
    }
    for (const pages of [8, 1000]) {
      const folder = join(work, `preview-${pages}`)
      saves.push(...(await randomPreview(copy, folder, randomSite(seed, pages), 2 * runs + 1, say)))
      loads.push(loadavg()[0] ?? 0)
    }
  })
  const text = randomReport({ seed, builds, saves, loads })
  writeFileSync(join(root, 'docs', 'random-benchmark.md'), text)
  say(text)
  return goalsMet({ seed, builds, saves, loads })
}

async function measureBuilds(
  copy: string,
  folder: string,
  site: RandomSite,
  runs: number,
  say: BenchOptions['say'],
): Promise<BuildFigures> {
  const [lectern, hugo] = [join(folder, 'lectern'), join(folder, 'hugo')]
  putFiles(lectern, manifestFiles(site))
  const ours = [process.execPath, join(copy, 'tools/run.mjs'), 'build', '--manifest', 'site.yaml', '--out', 'out']
  const pagesOnly = [...ours, '--host', 'cloudflare']
  // For a host that compresses by itself, so that each page is one file, as for Hugo.
  await measure(lectern, pagesOnly)
  const first = readFileSync(join(lectern, 'out', 'index.html'), 'utf8')
  const styles = styleBytesOf(first)
  putFiles(hugo, hugoFiles(site, styles))
  const figures: BuildFigures = {
    pages: site.pages.length,
    bytes: first.length,
    clean: [],
    compressed: [],
    word: [],
    nothing: [],
    hugo: [],
  }
  const add = (list: Measured[], measured: Measured, round: number) => {
    if (round > 0) list.push(measured)
  }
  // The first round fills the disk cache and is not counted.
  for (let round = 0; round <= runs; round++) {
    setAside(hugo, leftovers)
    add(figures.hugo, await measure(hugo, ['hugo', '--quiet']), round)
    setAside(lectern, leftovers)
    add(figures.clean, await measure(lectern, pagesOnly), round)
    const word = /^( +description: "?)(?:Round\d+ )?/m
    changeWord(join(lectern, 'pages', 'part-001.yaml'), word, `$1Round${round} `)
    add(figures.word, await measure(lectern, pagesOnly), round)
    add(figures.nothing, await measure(lectern, pagesOnly), round)
    setAside(lectern, leftovers)
    add(figures.compressed, await measure(lectern, ours), round)
    say(`${site.pages.length} pages: ${round === 0 ? 'warmed up' : `round ${round} of ${runs}`}`)
  }
  return figures
}

const leftovers = ['out', 'resources', '.hugo_build.lock']
