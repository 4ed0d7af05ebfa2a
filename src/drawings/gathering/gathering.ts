// Draws the motif "gathering": dots that settle into a pattern. The same seed gives the same picture in every build.
import { dotsAt } from '../path.ts'

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

/** Path data centred in a 400 by 400 box: a sunflower pattern. */
export function gathering({ marks, order, within = 197, seed = 7 }: Gathering): string {
  const next = random(seed)
  const disorder = Math.max(0, 1 - order)
  // The centre settles first, the rim last.
  const driftAt = (reach: number) => Math.max(0, reach - order) * 150 + disorder * disorder * 90
  const radius = Math.min(150, within - driftAt(1) / 2)
  const points: [number, number][] = []
  for (let at = 0; at < marks; at++) {
    const reach = Math.sqrt((at + 0.5) / marks)
    const angle = at * goldenAngle
    const x = 200 + Math.cos(angle) * reach * radius + (next() - 0.5) * driftAt(reach)
    const y = 200 + Math.sin(angle) * reach * radius + (next() - 0.5) * driftAt(reach)
    points.push([x, y])
  }
  return dotsAt(points)
}

/**
 * Path data in a box of 1200 by 512: on the left dots are scattered, in the middle they form groups, on the right they stand in
 * rows.
 */
export function gatheringInRows(): string {
  const apart = 32
  const next = random(3)
  const points: [number, number][] = []
  for (let x = apart / 2; x < 1200; x += apart)
    for (let y = apart / 2; y < 512; y += apart) {
      const along = x / 1200
      const scatter = Math.max(0, 1 - along / 0.62) ** 1.3
      const grouped = Math.max(0, 1 - Math.abs(along - 0.5) / 0.2)
      const [dx, dy, stays] = [next() - 0.5, next() - 0.5, next()]
      if (stays < scatter * 0.62) continue
      const group = [Math.floor(x / 128) * 128 + 64, Math.floor(y / 128) * 128 + 64] as const
      const gx = x + (group[0] - x) * grouped * 0.42 + dx * scatter * 120
      const gy = y + (group[1] - y) * grouped * 0.42 + dy * scatter * 120
      points.push([gx, Math.min(505, Math.max(7, gy))])
    }
  return dotsAt(points)
}
