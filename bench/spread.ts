// The figures of a bench: the middle one, and how far they spread.
export interface Spread {
  middle: number
  least: number
  most: number
  count: number
}

/** Not-a-number throughout for no values. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? Number.NaN
  const middle = sorted.length % 2 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2
  return { middle, least: sorted[0] ?? Number.NaN, most: sorted.at(-1) ?? Number.NaN, count: sorted.length }
}

/** The middle, with the least and the most behind it. */
export const inMilliseconds = ({ middle, least, most }: Spread): string =>
  `${middle.toFixed(0)} ms (${least.toFixed(0)} to ${most.toFixed(0)})`

/** The machine's load over a run, as `0.8 to 2.1`. */
export const loadOf = (loads: readonly number[]): string =>
  `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`
