/** A pair of numbers as path data; a minus sign separates by itself. */
export const pairOf = (x: number, y: number): string => `${x}${y < 0 ? '' : ' '}${y}`

/**
 * Dots as one path with round caps: each is a stroke of length 0. They are ordered along columns of 16 units, and each is placed
 * relative to the one before, which keeps a few hundred of them below a kilobyte when compressed.
 */
export function dotsAt(points: readonly (readonly [x: number, y: number])[]): string {
  const column = ([x]: readonly [number, number]) => Math.floor(x / 16)
  const walk = points
    .map(([x, y]) => [Math.round(x), Math.round(y)] as const)
    .sort((a, b) => column(a) - column(b) || (a[1] - b[1]) * (column(a) % 2 === 0 ? 1 : -1))
  return walk
    .map(([x, y], at) => {
      const before = walk[at - 1]
      return `${before ? `m${pairOf(x - before[0], y - before[1])}` : `M${pairOf(x, y)}`}h0`
    })
    .join('')
}
