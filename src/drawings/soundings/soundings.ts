// The drawing of Reading "soundings": contour lines round a depth, as on a chart. Drawn by walking round a smooth field, so
// lines never cross.

const steps = 22

/**
 * Distance from the centre at which the depth `level` is met in the direction `angle`. Waves turn so slowly with the level
 * that a deeper line stays inside a shallower one.
 */
export function reach(level: number, angle: number) {
  const wave =
    0.15 * Math.sin(2 * angle + 0.6) +
    0.1 * Math.sin(3 * angle + level * 0.005) +
    0.04 * Math.cos(5 * angle - level * 0.004)
  return level * (1 + wave)
}

/** Path data of one closed contour inside a box of 800 by 800, smoothed with quadratic curves. */
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

/** One path for all contours, the innermost first. Below an order of 1 the depth is not found yet: inner ones are left out. */
export const soundings = (lines: number, order = 1): string =>
  Array.from({ length: lines }, (_, at) => at)
    .filter((at) => at >= (1 - order) * (lines - 1))
    .map((at) => contour(26 + at * (284 / lines)))
    .join('')
