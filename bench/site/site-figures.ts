// What the bench of builds found, and the goals it is held to.
import { type Measured, middle } from './measure.ts'

/** A build into an empty folder, the same stage by stage, one after a single word was changed, one after nothing was. */
export type Work = 'clean' | 'stages' | 'word' | 'nothing'

export interface Series {
  builder: string
  pages: number
  work: Work
  runs: Measured[]
  /** Why it could not run. */
  failed?: string
}

export interface ShareImageFigures {
  pages: number
  without: Measured[]
  /** Every picture drawn. */
  drawn: Measured[]
  /** Every picture taken from the cache. */
  kept: Measured[]
}

export interface SiteReport {
  sizes: readonly number[]
  /** Rounds that count, for each size. */
  runs: readonly number[]
  series: Series[]
  /** Load of the machine after each round. */
  loads: number[]
  /** The first build of all, with nothing compiled or bundled yet. */
  first?: Measured
  shareImages?: ShareImageFigures
}

export interface Goal {
  text: string
  /** What was measured, for people. */
  found: string
  /** Undefined where the figures are missing. */
  met?: boolean
}

export const inSeconds = (milliseconds: number): string =>
  milliseconds < 9995 ? (milliseconds / 1000).toFixed(2) : (milliseconds / 1000).toFixed(1)

const ours = 'Lectern'

/** Stages of a build, as `--timings` tells them. */
export function stagesOf({ output }: Measured): { name: string; wall: number; cpu: number }[] {
  return [...output.matchAll(/^ {2}(\w+)\s+(\d+) ms\s+CPU (\d+) ms$/gm)].map(([, name = '', wall, cpu]) => ({
    name,
    wall: Number(wall),
    cpu: Number(cpu),
  }))
}

export function goalsOf({ series, sizes }: SiteReport): Goal[] {
  const runsOf = (builder: string, pages: number, work: Work = 'clean') =>
    series.find((one) => one.builder.startsWith(builder) && one.pages === pages && one.work === work)?.runs ?? []
  const wall = (...of: Parameters<typeof runsOf>) => middle(runsOf(...of).map((run) => run.wall))
  const goals: Goal[] = []
  const add = (pages: number, text: string, found: number, most: number, unit: (value: number) => string) => {
    if (!sizes.includes(pages)) return
    const known = Number.isFinite(found) && Number.isFinite(most)
    goals.push({
      text: `${pages.toLocaleString('en')} pages: ${text}`,
      found: Number.isFinite(found) ? `${unit(found)}${Number.isFinite(most) ? `, against ${unit(most)}` : ''}` : '',
      met: known ? found <= most : undefined,
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
  add(10_000, 'rendering, in processor time', middle(rendering.map((cpu) => cpu ?? Number.NaN)), 2500, seconds)
  const memory = Math.max(...runsOf(ours, 10_000).map((run) => run.memory ?? Number.NaN))
  add(10_000, 'most memory', memory, 512, (value) => `${value.toFixed(0)} MB`)
  return goals
}
