// The figures of the site bench, and its goals.
import { atMost, type Goal, median } from '../spread.ts'
import { type Measured, memoryOf, wallOf } from './measure.ts'

/** A clean build, the same with `--timings`, a build after one changed word, and one after no change. */
export type Work = 'clean' | 'stages' | 'word' | 'nothing'

export interface Series {
  builder: string
  pages: number
  work: Work
  runs: Measured[]
  /** Why the builder could not run. */
  failed?: string
}

export interface ShareImageFigures {
  pages: number
  without: Measured[]
  /** Every image drawn. */
  drawn: Measured[]
  /** Every image from the cache. */
  cached: Measured[]
}

export interface SiteReport {
  sizes: readonly number[]
  /** Counted rounds at each size. */
  runs: readonly number[]
  series: Series[]
  /** Load of the machine after each round. */
  loads: number[]
  /** The first build, with nothing compiled or bundled yet. */
  first?: Measured
  shareImages?: ShareImageFigures
}

const ours = 'Lectern'

/** Parses the stages of a build that `--timings` prints. */
export function stagesOf({ output }: Measured): { name: string; wall: number; cpu: number }[] {
  return [...output.matchAll(/^ {2}(\w+)\s+(\d+) ms\s+CPU (\d+) ms$/gm)].map(([, name = '', wall, cpu]) => ({
    name,
    wall: Number(wall),
    cpu: Number(cpu),
  }))
}

export function siteGoals({ series, sizes }: SiteReport): Goal[] {
  const runsOf = (builder: string, pages: number, work: Work = 'clean') =>
    series.find((each) => each.builder.startsWith(builder) && each.pages === pages && each.work === work)?.runs ?? []
  const seconds = (pages: number, what: string, milliseconds: number, max: number) =>
    atMost(`${pages.toLocaleString('en')} pages, ${what}`, milliseconds / 1000, max / 1000, ' s', 2)
  const noSlower = (pages: number, other: string) =>
    seconds(pages, `clean, compared with ${other}`, wallOf(runsOf(ours, pages)), wallOf(runsOf(other, pages)))
  const word = (pages: number, max: number, builder = ours) =>
    seconds(pages, `one word changed, ${builder}`, wallOf(runsOf(builder, pages, 'word')), max)
  const rendering = runsOf(ours, 10_000, 'stages').map(
    (run) => stagesOf(run).find(({ name }) => name === 'rendering')?.cpu ?? Number.NaN,
  )
  const goals: Readonly<Record<number, () => Goal[]>> = {
    8: () => [noSlower(8, 'Eleventy')],
    1000: () => [noSlower(1000, 'Hugo'), word(1000, 300), word(1000, 300, 'Lectern, included')],
    10000: () => [
      noSlower(10_000, 'Hugo'),
      word(10_000, 1000),
      seconds(10_000, 'rendering, in processor time', median(rendering), 2500),
      atMost('10,000 pages, memory', memoryOf(runsOf(ours, 10_000)), 512, ' MB'),
    ],
  }
  return sizes.flatMap((pages) => goals[pages]?.() ?? [])
}
