// Draws the motif "soundings": depth contours as on a sea chart. Radii come from one smooth function, so lines never cross.
import { pairOf } from '../path.ts'

const steps = 22

/**
 * Radius of the contour `level` in the direction `angle` (radians). The wave's phase changes so slowly with the level that
 * inner contours stay inside outer ones.
 */
export function reach(level: number, angle: number) {
  const wave =
    0.15 * Math.sin(2 * angle + 0.6) +
    0.1 * Math.sin(3 * angle + level * 0.005) +
    0.04 * Math.cos(5 * angle - level * 0.004)
  return level * (1 + wave)
}

/**
 * Path data of one closed contour in an 800 by 800 box: a quadratic spline. Its control points have even coordinates, so that the
 * points midway between them are whole numbers and `t` reflects one control point exactly into the next.
 */
function contour(level: number): string {
  const controls = Array.from({ length: steps }, (_, at) => {
    const angle = (at / steps) * Math.PI * 2
    const far = reach(level, angle)
    return [even(400 + Math.cos(angle) * far * 1.15), even(400 + Math.sin(angle) * far * 0.9)] as const
  })
  const control = (at: number) => controls[at % steps] ?? ([0, 0] as const)
  const middle = (at: number) => {
    const [[ax, ay], [bx, by]] = [control(at), control(at + 1)]
    return [(ax + bx) / 2, (ay + by) / 2] as const
  }
  const step = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) => pairOf(bx - ax, by - ay)
  const [fromX, fromY] = middle(0)
  const first = `q${step(middle(0), control(1))} ${step(middle(0), middle(1))}`.replaceAll(' -', '-')
  const others = Array.from({ length: steps - 1 }, (_, at) => `t${step(middle(at + 1), middle(at + 2))}`)
  return `M${pairOf(fromX, fromY)}${first}${others.join('')}z`
}

const even = (value: number) => Math.round(value / 2) * 2

/** Path data of all contours, innermost first. An `order` below 1 leaves out the inner ones. */
export const soundings = (lines: number, order = 1): string =>
  Array.from({ length: lines }, (_, at) => at)
    .filter((at) => at >= (1 - order) * (lines - 1))
    .map((at) => contour(26 + at * (284 / lines)))
    .join('')

/** Path data of contours `apart` units from one another, the innermost at `from`. */
export const farSoundings = (lines: number, from: number, apart: number): string =>
  Array.from({ length: lines }, (_, at) => contour(from + at * apart)).join('')
