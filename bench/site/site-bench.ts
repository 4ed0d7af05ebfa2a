// Measures how long builders take over the same pages, as whole commands. Writes docs/benchmarks.md.
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { inTemporaryFolder } from '../../src/files/temporary-folder.ts'
import type { Bench } from '../bench.ts'
import { changeWord } from '../change-word.ts'
import { benchmarkPages } from '../content.ts'
import { projectCopy } from '../project-copy.ts'
import { type Builder, builders } from './builders.ts'
import { type Measured, measure, setAside } from './measure.ts'
import { measureShareImages } from './share-images.ts'
import { type Series, type SiteReport, siteGoals, type Work } from './site-figures.ts'
import { siteReport } from './site-report.ts'

const roundsAt = (pages: number) => (pages <= 50 ? 7 : pages <= 3000 ? 5 : 3)

/** A builder with its folder and results. `failed` tells why it could not run. */
interface Lane extends Builder {
  folder: string
  series: Record<Work, Series>
  failed?: string
}

/** Returns true when every goal is met. */
export const bench: Bench = async ({ root, sizes = [8, 100, 1000, 10_000], runs, say }) => {
  const report: SiteReport = { sizes, runs: sizes.map((pages) => runs ?? roundsAt(pages)), series: [], loads: [] }
  await inTemporaryFolder('bench', async (work) => {
    const copy = join(work, 'project')
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
  })
  const text = siteReport(report)
  writeFileSync(join(root, 'docs', 'benchmarks.md'), text)
  say(text)
  return siteGoals(report).every(({ met }) => met !== false)
}

/** A build with an empty cache, which also compiles the tools and bundles the components. */
async function firstBuild(root: string, copy: string, folder: string): Promise<Measured> {
  mkdirSync(folder)
  const ours = builders(root, copy).find(({ name }) => name === 'Lectern') as Builder
  ours.prepare(folder, benchmarkPages(8))
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
    builder.prepare(folder, benchmarkPages(pages))
  } catch (error) {
    giveUp(lane, error)
  }
  return [lane]
}

function giveUp(lane: Lane, error: unknown) {
  lane.failed = error instanceof Error ? error.message : String(error)
  for (const series of Object.values(lane.series)) series.failed = lane.failed
}

/** Runs all builders in turns, each round beginning with another. The first round fills caches and is not counted. */
async function rounds(lanes: Lane[], pages: number, runs: number, say: (line: string) => void) {
  for (let round = 0; round <= runs; round++) {
    for (let turn = 0; turn < lanes.length; turn++) {
      const lane = lanes[(turn + round) % lanes.length]
      if (!lane || lane.failed !== undefined) continue
      try {
        await runOnce(lane, pages, round)
      } catch (error) {
        giveUp(lane, error)
        say(`${lane.name} could not run: ${lane.failed}`)
      }
    }
    say(`${pages} pages: ${round === 0 ? 'warmed up' : `round ${round} of ${runs}`}`)
  }
}

async function runOnce({ folder, command, leaves = [], changed, series }: Lane, pages: number, round: number) {
  const record = (kind: Work, measured: Measured) => {
    if (round > 0) series[kind].runs.push(measured)
  }
  const clear = () => setAside(folder, ['out', ...leaves])
  if (changed) {
    clear()
    record('stages', await measure(folder, [...command, '--timings']))
  }
  clear()
  record('clean', await measure(folder, command))
  if (!changed) return
  changeWord(join(folder, changed(pages)), /(Page 1 )\w+( in sentence 3)/, `$1round${round}$2`)
  record('word', await measure(folder, command))
  record('nothing', await measure(folder, command))
}
