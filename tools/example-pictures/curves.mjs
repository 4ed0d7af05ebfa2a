// Soft shapes of flat drawings: curves through points, with a shadow on one side and strokes of hair in them.
import { numbersFrom } from './numbers.mjs'

const n = Math.round

/** A closed curve through points [x, y]; a third value of 1 makes that point a corner. */
export function blob(points) {
  const at = (index) => points[(index + points.length) % points.length]
  let d = `M${n(points[0][0])} ${n(points[0][1])}`
  for (let i = 0; i < points.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const out = from[2] ? from : [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const into = to[2] ? to : [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    d += `C${n(out[0])} ${n(out[1])} ${n(into[0])} ${n(into[1])} ${n(to[0])} ${n(to[1])}`
  }
  return `${d}z`
}

/** A rectangle from its upper left to its lower right corner. */
export const boxed = (x0, y0, x1, y1) =>
  blob([
    [x0, y0, 1],
    [x1, y0, 1],
    [x1, y1, 1],
    [x0, y1, 1],
  ])

/** The waiting room: a bench, a basket with a cat in it, a dog that waits. */

/** The right half, from the top to the foot, and its mirror image. */
export const both = (half) => [
  ...half,
  ...half
    .filter(([x]) => Math.abs(x) > 1)
    .reverse()
    .map(([x, ...rest]) => [-x, ...rest]),
]

/** Of a path in absolute coordinates. */
function boundsOf(d) {
  const all = (d.match(/-?\d+/g) ?? []).map(Number)
  const [xs, ys] = [0, 1].map((odd) => all.filter((_, at) => at % 2 === odd))
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ]
}

export const fill = (d, colour) => `<path d="${d}" fill="${colour}"/>`

export const stroke = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const oval = (x, y, rx, ry, colour, turn = 0) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colour}"${turn ? ` transform="rotate(${turn} ${n(x)} ${n(y)})"` : ''}/>`

export const put = (x, y, scale, inner, turn = 0, isFlipped = false) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ''} scale(${isFlipped ? -scale : scale} ${scale})">${inner.join('')}</g>`

/** A brush for one picture: names of clips are counted. */
export function brush(seed) {
  const random = numbersFrom(seed)
  let clips = 0
  const clipped = (d, inner) => {
    const id = `c${clips++}`
    return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner.join('')}</g>`
  }
  /** Strokes of hair in a rectangle, `lean` in radians from upright; they fan out by `spread`. */
  const hair = ([x0, y0, x1, y1], count, colour, { long = 26, lean = 0, spread = 0.5, width = 4, swell = 0 } = {}) => {
    let d = ''
    for (let i = 0; i < count; i++) {
      const [x, y] = [x0 + random() * (x1 - x0), y0 + random() * (y1 - y0)]
      const middle = (x - (x0 + x1) / 2) / (x1 - x0)
      const turn = lean + middle * swell + (random() - 0.5) * spread
      const size = long * (0.6 + 0.8 * random())
      d += `M${n(x)} ${n(y)}q${n(Math.sin(turn) * size * 0.5 + 3)} ${n(Math.cos(turn) * size * 0.5)} ${n(Math.sin(turn) * size)} ${n(Math.cos(turn) * size)}`
    }
    return stroke(d, colour, width)
  }
  /** Dots that gather to the lower right, as a dry brush leaves them; `room` is the area one dot has on average, 0 for none. */
  const grain = (d, colour, { room = 260, size = 4.5, from = 0.42 } = {}) => {
    if (room === 0) return ''
    const [[x0, y0], [x1, y1]] = boundsOf(d)
    let dots = ''
    for (let left = ((x1 - x0) * (y1 - y0)) / room; left > 0; left--) {
      const [u, v] = [random(), random()]
      const shade = (0.62 * u + 0.38 * v - from) / (1 - from)
      if (shade > 0 && random() < shade * 1.5) dots += `M${n(x0 + u * (x1 - x0))} ${n(y0 + v * (y1 - y0))}h0`
    }
    return stroke(dots, colour, size)
  }
  /** A shape with a darker edge where the light does not come to, and what is drawn within it. */
  const shaded = (d, colour, dark, { by = [-18, -12], inner = [], room } = {}) =>
    clipped(d, [
      fill(d, dark),
      `<path d="${d}" fill="${colour}" transform="translate(${by[0]} ${by[1]})"/>`,
      grain(d, dark, { room }),
      ...inner,
    ])
  return { random, clipped, grain, hair, shaded }
}
