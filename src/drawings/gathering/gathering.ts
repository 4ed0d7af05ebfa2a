// The drawing of Reading "gathering": many small voices that settle into a pattern. One path of round-capped dots, so that a
// few hundred marks cost about a kilobyte. The same seed draws the same picture in every build.

/** mulberry32, a small seeded generator; numbers in [0, 1). */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const goldenAngle = Math.PI * (3 - Math.sqrt(5))

interface Gathering {
  /** How many marks. */
  marks: number
  /** 0: scattered, 1: all in the pattern. Between, the outer marks are still on their way. */
  order: number
  /** How far from the middle, to each side, a mark may stand: what is round the drawing keeps clear of it. */
  within?: number
  seed?: number
}

/** Path data round the middle of a box of 400 by 400: dots as zero-length strokes. */
export function gathering({ marks, order, within = 197, seed = 7 }: Gathering): string {
  const next = random(seed)
  const left = Math.max(0, 1 - order)
  // The centre settles first; the rim keeps drifting until the end.
  const driftAt = (reach: number) => Math.max(0, reach - order) * 150 + left * left * 90
  const radius = Math.min(150, within - driftAt(1) / 2)
  const points: string[] = []
  for (let at = 0; at < marks; at++) {
    const reach = Math.sqrt((at + 0.5) / marks)
    const angle = at * goldenAngle
    const x = 200 + Math.cos(angle) * reach * radius + (next() - 0.5) * driftAt(reach)
    const y = 200 + Math.sin(angle) * reach * radius + (next() - 0.5) * driftAt(reach)
    points.push(`M${Math.round(x)} ${Math.round(y)}h0`)
  }
  return points.join('')
}
