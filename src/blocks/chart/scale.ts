// Maps values to positions in per cent of a drawing's width or height.

export interface Scale {
  from: number
  to: number
  /** Round values for grid lines. */
  ticks: number[]
  /** Position of a value: 0 at `from`, 100 at `to`, clamped, rounded to two decimals. */
  at(value: number): number
}

interface Ends {
  from?: number
  to?: number
  /** The scale includes zero. */
  zero?: boolean
  /** Approximate number of ticks. */
  count?: number
}

const roundFactors = [1, 2, 2.5, 5, 10]

/** A scale with round ends around the values; `from` and `to` override them. */
export function scaleOf(values: readonly number[], { from, to, zero = false, count = 4 }: Ends): Scale {
  const all = zero ? [...values, 0] : values
  const low = from ?? Math.min(...all)
  const high = Math.max(to ?? Math.max(...all), low)
  const width = high - low || Math.abs(high) || 1
  const power = 10 ** Math.floor(Math.log10(width / count))
  const step = power * (roundFactors.find((factor) => factor * power * count >= width * 0.999) ?? 10)
  const first = from ?? Math.floor(low / step + 1e-9) * step
  const last =
    to !== undefined && to > first ? to : Math.ceil((low === high ? low + width : high) / step - 1e-9) * step + 0
  const begin = Math.ceil(first / step - 1e-9)
  const ticks = Array.from({ length: Math.floor(last / step + 1e-9) - begin + 1 }, (_, at) =>
    exact((begin + at) * step),
  )
  return { from: first, to: last, ticks, at: (value) => percent((value - first) / (last - first)) }
}

/** Removes floating-point noise, and turns -0 into 0. */
const exact = (value: number) => Number(value.toPrecision(12)) + 0

const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100

/** Moves label positions at least `gap` apart, within 0 to 100. Returns them in the given order. */
export function spread(places: readonly number[], gap: number): number[] {
  const order = places.map((place, at) => ({ place, at })).sort((a, b) => a.place - b.place)
  let min = 0
  for (const label of order) {
    label.place = Math.max(label.place, min)
    min = label.place + gap
  }
  let max = 100
  for (const label of order.reverse()) {
    label.place = Math.min(label.place, max)
    max = label.place - gap
  }
  const spread: number[] = []
  for (const { place, at } of order) spread[at] = Math.round(place * 100) / 100
  return spread
}
