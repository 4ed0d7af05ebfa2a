// Whole commands, from the prompt to the prompt: how long builders take over the same pages. Writes docs/benchmarks.md.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { benchPages } from '../content.ts'
import { projectCopy } from '../project-copy.ts'
import { type Builder, builders } from './builders.ts'
import { chart } from './chart.ts'
import { type Measured, measure } from './measure.ts'
import { measureShareImages } from './share-images.ts'
import { goalsOf, type Series, type SiteReport, type Work } from './site-figures.ts'
import { reportOf } from './site-report.ts'

export interface SiteBench {
  root: string
  sizes: readonly number[]
  /** Rounds at every size; left out, fewer the larger the site. */
  runs?: number
  say: (line: string) => void
}

const roundsAt = (pages: number) => (pages <= 50 ? 7 : pages <= 3000 ? 5 : 3)

/** A builder with its folder, and why it is left out where it cannot run. */
interface Lane extends Builder {
  folder: string
  series: Record<Work, Series>
  failed?: string
}

/** True when every goal is met. */
export async function benchSite({ root, sizes, runs, say }: SiteBench): Promise<boolean> {
  const work = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const copy = join(work, 'project')
  const report: SiteReport = { sizes, runs: sizes.map((pages) => runs ?? roundsAt(pages)), series: [], loads: [] }
  try {
    projectCopy(root, copy)
    report.first = await firstBuild(root, copy, join(work, 'first'))
    say(`the first build of all: ${(report.first.wall / 1000).toFixed(1)} s`)
    for (const [at, pages] of sizes.entries()) {
      const lanes = builders(root, copy).flatMap((builder) => open(builder, join(work, `${pages}`), pages))
      await rounds(lanes, pages, report.runs[at] ?? 1, (line) => {
        report.loads.push(loadavg()[0] ?? 0)
        say(line)
      })
      report.series.push(...lanes.flatMap(({ series }) => Object.values(series)))
    }
    report.shareImages = await measureShareImages(root, copy, join(work, 'share-images'))
  } finally {
    rmSync(work, { recursive: true, force: true, maxRetries: 5 })
  }
  const text = reportOf(report)
  mkdirSync(join(root, 'docs'), { recursive: true })
  writeFileSync(join(root, 'docs', 'benchmarks.md'), text)
  writeFileSync(join(root, 'docs', 'benchmarks.svg'), chart(report.series.filter((one) => one.work === 'clean')))
  say(text)
  return goalsOf(report).every(({ met }) => met !== false)
}

/** With an empty cache: the tools are compiled and the components bundled as well. */
async function firstBuild(root: string, copy: string, folder: string): Promise<Measured> {
  mkdirSync(folder)
  const ours = builders(root, copy).find(({ name }) => name === 'Lectern') as Builder
  ours.prepare(folder, benchPages(8))
  return measure(folder, ours.command)
}

function open(builder: Builder, below: string, pages: number): Lane[] {
  if (builder.takes && !builder.takes(pages)) return []
  const folder = join(below, builder.name.replace(/\W+/g, '-'))
  mkdirSync(folder, { recursive: true })
  const empty = (kind: Work): Series => ({ builder: builder.name, pages, work: kind, runs: [] })
  const lane: Lane = {
    ...builder,
    folder,
    series: { clean: empty('clean'), stages: empty('stages'), word: empty('word'), nothing: empty('nothing') },
  }
  try {
    builder.prepare(folder, benchPages(pages))
  } catch (error) {
    giveUp(lane, error)
  }
  return [lane]
}

function giveUp(lane: Lane, error: unknown) {
  lane.failed = error instanceof Error ? error.message : String(error)
  for (const series of Object.values(lane.series)) series.failed = lane.failed
}

/** All builders by turns, beginning with another each round. The first round warms what a disk and a builder keep, and does not count. */
async function rounds(lanes: Lane[], pages: number, runs: number, say: (line: string) => void) {
  for (let round = 0; round <= runs; round++) {
    for (let turn = 0; turn < lanes.length; turn++) {
      const lane = lanes[(turn + round) % lanes.length]
      if (!lane || lane.failed !== undefined) continue
      try {
        await once(lane, pages, round)
      } catch (error) {
        giveUp(lane, error)
        say(`${lane.name} could not run: ${lane.failed}`)
      }
    }
    say(`${pages} pages: ${round === 0 ? 'warmed up' : `round ${round} of ${runs}`}`)
  }
}

async function once({ folder, command, leaves = [], changed, series }: Lane, pages: number, round: number) {
  const keep = (kind: Work, measured: Measured) => {
    if (round > 0) series[kind].runs.push(measured)
  }
  // Put aside and not removed: some file systems are slow to give out again what has just been given up.
  const clear = () => {
    for (const name of ['out', ...leaves])
      if (existsSync(join(folder, name))) renameSync(join(folder, name), join(aside(folder), name))
  }
  if (changed) {
    clear()
    keep('stages', await measure(folder, [...command, '--timings']))
  }
  clear()
  keep('clean', await measure(folder, command))
  if (!changed) return
  changeWord(join(folder, changed(pages)), round)
  keep('word', await measure(folder, command))
  keep('nothing', await measure(folder, command))
}

function aside(folder: string): string {
  const below = join(dirname(dirname(folder)), 'aside')
  mkdirSync(below, { recursive: true })
  return mkdtempSync(join(below, 'out-'))
}

function changeWord(file: string, round: number) {
  const before = readFileSync(file, 'utf8')
  const after = before.replace(/(Page 1 )\w+( in sentence 3)/, `$1round${round}$2`)
  if (after === before) throw new Error(`${file} has no word to change.`)
  writeFileSync(file, after)
}
