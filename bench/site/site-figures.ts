// The figures of the site bench, and its goals.

import { median } from '../spread.ts'
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

export interface Goal {
  text: string
  /** The measured value, as text. */
  found: string
  /** Undefined when figures are missing. */
  met?: boolean
}

export const inSeconds = (milliseconds: number): string =>
  milliseconds < 9995 ? (milliseconds / 1000).toFixed(2) : (milliseconds / 1000).toFixed(1)

const ours = 'Lectern'

/** Parses the stages of a build that `--timings` prints. */
export function stagesOf({ output }: Measured): { name: string; wall: number; cpu: number }[] {
  return [...output.matchAll(/^ {2}(\w+)\s+(\d+) ms\s+CPU (\d+) ms$/gm)].map(([, name = '', wall, cpu]) => ({
    name,
    wall: Number(wall),
    cpu: Number(cpu),
  }))
}

export function goalsOf({ series, sizes }: SiteReport): Goal[] {
  const runsOf = (builder: string, pages: number, work: Work = 'clean') =>
    series.find((each) => each.builder.startsWith(builder) && each.pages === pages && each.work === work)?.runs ?? []
  const wall = (...of: Parameters<typeof runsOf>) => wallOf(runsOf(...of))
  const goals: Goal[] = []
  const add = (pages: number, text: string, found: number, max: number, unit: (value: number) => string) => {
    if (!sizes.includes(pages)) return
    const known = Number.isFinite(found) && Number.isFinite(max)
    goals.push({
      text: `${pages.toLocaleString('en')} pages: ${text}`,
      found: Number.isFinite(found) ? `${unit(found)}${Number.isFinite(max) ? `, against ${unit(max)}` : ''}` : '',
      met: known ? found <= max : undefined,
    })
  }
  const seconds = (value: number) => `${inSeconds(value)} s`
  add(8, 'a clean build is no slower than Eleventy', wall(ours, 8), wall('Eleventy', 8), seconds)
  for (const pages of [1000, 10_000])
    add(pages, 'a clean build is no slower than Hugo', wall(ours, pages), wall('Hugo', pages), seconds)
  add(1000, 'a build after one changed word', wall(ours, 1000, 'word'), 300, seconds)
  add(1000, 'the same with included files', wall('Lectern, included', 1000, 'word'), 300, seconds)
  add(10_000, 'a build after one changed word', wall(ours, 10_000, 'word'), 1000, seconds)
  const rendering = runsOf(ours, 10_000, 'stages').map(
    (run) => stagesOf(run).find(({ name }) => name === 'rendering')?.cpu,
  )
  add(10_000, 'rendering, in processor time', median(rendering.map((cpu) => cpu ?? Number.NaN)), 2500, seconds)
  add(10_000, 'maximum memory', memoryOf(runsOf(ours, 10_000)), 512, (value) => `${value.toFixed(0)} MB`)
  return goals
}
