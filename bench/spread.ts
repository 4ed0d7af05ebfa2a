// Summarises the figures of a bench: median, spread, and the machine it ran on.
import { cpus } from 'node:os'

export interface Spread {
  middle: number
  least: number
  most: number
}

/** The middle value, or the mean of the two middle ones; NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2
}

/** The value below which the given share of values lies; NaN for no values. `percentile(times, 0.9)`. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** NaN throughout for no values. */
export const spreadOf = (values: readonly number[]): Spread => ({
  middle: median(values),
  least: percentile(values, 0),
  most: percentile(values, 1),
})

/** The median, with minimum and maximum: `12 ms (10 to 31)`. */
export const inMilliseconds = ({ middle, least, most }: Spread): string =>
  `${middle.toFixed(0)} ms (${least.toFixed(0)} to ${most.toFixed(0)})`

/** The same in seconds: `1.20 (1.11 to 1.31)`. */
export const inSeconds = (milliseconds: readonly number[]): string => {
  const { middle, least, most } = spreadOf(milliseconds.map((time) => time / 1000))
  return `${middle.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`
}

export interface Goal {
  goal: string
  /** Undefined where figures are missing. */
  met?: boolean
}

/** A goal with the measured value: `100 pages, clean: 0.91 of Hugo, at most 1.25`. */
export const atMost = (what: string, value: number, max: number, unit: string, digits = 0): Goal =>
  Number.isFinite(value - max)
    ? { goal: `${what}: ${value.toFixed(digits)}${unit}, at most ${max.toFixed(digits)}`, met: value <= max }
    : { goal: what }

/** The goals as a Markdown list. */
export const goalLines = (goals: readonly Goal[]): string =>
  goals.map(({ goal, met }) => `- ${goal}: ${met === undefined ? 'unknown' : met ? 'met' : 'missed'}`).join('\n')

/** The machine's load over a run: `0.8 to 2.1`. */
export const loadOf = (loads: readonly number[]): string =>
  `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`

/** The machine of a run, as a sentence for reports. */
export const machineOf = (loads: readonly number[]): string =>
  `${cpus().length} processors, Node ${process.versions.node}, ${process.platform}; load average ${loadOf(loads)}.`
