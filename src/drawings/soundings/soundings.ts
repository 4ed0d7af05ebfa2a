// Draws the motif "soundings": depth contours as on a sea chart. Radii come from one smooth function, so lines never cross.

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

/** Path data of one closed contour in an 800 by 800 box, smoothed with quadratic curves. */
function contour(level: number): string {
  const points = Array.from({ length: steps }, (_, at) => {
    const angle = (at / steps) * Math.PI * 2
    const far = reach(level, angle)
    return [400 + Math.cos(angle) * far * 1.15, 400 + Math.sin(angle) * far * 0.9] as const
  })
  const middle = (at: number) => {
    const [ax, ay] = points[at % steps] ?? [0, 0]
    const [bx, by] = points[(at + 1) % steps] ?? [0, 0]
    return `${Math.round((ax + bx) / 2)} ${Math.round((ay + by) / 2)}`
  }
  const curves = points.map((_, at) => {
    const [x, y] = points[(at + 1) % steps] ?? [0, 0]
    return `Q${Math.round(x)} ${Math.round(y)} ${middle(at + 1)}`
  })
  return `M${middle(0)}${curves.join('')}Z`
}

/** Path data of all contours, innermost first. An `order` below 1 leaves out the inner ones. */
export const soundings = (lines: number, order = 1): string =>
  Array.from({ length: lines }, (_, at) => at)
    .filter((at) => at >= (1 - order) * (lines - 1))
    .map((at) => contour(26 + at * (284 / lines)))
    .join('')
