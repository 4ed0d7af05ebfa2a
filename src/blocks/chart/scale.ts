// From a value to its place on a drawing, in per cent of its width or height.

export interface Scale {
  /** The ends of the scale. */
  from: number
  to: number
  /** Round values between them, where lines are drawn. */
  ticks: number[]
  /** 0 at `from`, 100 at `to`, to two decimals. */
  at(value: number): number
}

interface Ends {
  from?: number
  to?: number
  /** The scale reaches zero. */
  zero?: boolean
  /** About how many ticks there are to be. */
  count?: number
}

const round = [1, 2, 2.5, 5, 10]

/** A scale with round ends for the values; ends that are given hold. */
export function scaleOf(values: readonly number[], { from, to, zero = false, count = 4 }: Ends): Scale {
  const least = Math.min(...values, ...(zero ? [0] : []))
  const highest = Math.max(...values, ...(zero ? [0] : []))
  const low = from ?? least
  const high = Math.max(to ?? highest, low)
  const width = high - low || Math.abs(high) || 1
  const power = 10 ** Math.floor(Math.log10(width / count))
  const step = power * (round.find((one) => one * power * count >= width * 0.999) ?? 10)
  const first = from ?? Math.floor(low / step + 1e-9) * step
  const last =
    to !== undefined && to > first ? to : Math.ceil((low === high ? low + width : high) / step - 1e-9) * step + 0
  const begin = Math.ceil(first / step - 1e-9)
  const ticks = Array.from({ length: Math.floor(last / step + 1e-9) - begin + 1 }, (_, at) =>
    exact((begin + at) * step),
  )
  return { from: first, to: last, ticks, at: (value) => percent((value - first) / (last - first)) }
}

/** Without what binary fractions leave behind, and without a zero below zero. */
const exact = (value: number) => Number(value.toPrecision(12)) + 0

const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100

/** The places of labels, moved apart so that two are never nearer than `gap`, and none leaves 0 to 100. In the order given. */
export function spread(places: readonly number[], gap: number): number[] {
  const order = places.map((place, at) => ({ place, at })).sort((a, b) => a.place - b.place)
  let least = 0
  for (const one of order) {
    one.place = Math.max(one.place, least)
    least = one.place + gap
  }
  let lastPlace = 100
  for (const one of order.reverse()) {
    one.place = Math.min(one.place, lastPlace)
    lastPlace = one.place - gap
  }
  const spread: number[] = []
  for (const { place, at } of order) spread[at] = Math.round(place * 100) / 100
  return spread
}
