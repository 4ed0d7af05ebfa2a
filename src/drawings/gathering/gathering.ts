// Draws the motif "gathering": dots that settle into a sunflower pattern. All dots are one path with round caps, so a few
// hundred cost about a kilobyte. The same seed gives the same picture in every build.

/** The mulberry32 generator: returns a function that yields numbers in [0, 1). */
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
  /** Number of dots. */
  marks: number
  /** 0: scattered, 1: all dots in the pattern. In between, the outer dots are still displaced. */
  order: number
  /** Largest distance of a dot from the centre, horizontally and vertically. */
  within?: number
  seed?: number
}

/** Path data centred in a 400 by 400 box; each dot is a zero-length stroke. */
export function gathering({ marks, order, within = 197, seed = 7 }: Gathering): string {
  const next = random(seed)
  const disorder = Math.max(0, 1 - order)
  // The centre settles first, the rim last.
  const driftAt = (reach: number) => Math.max(0, reach - order) * 150 + disorder * disorder * 90
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
