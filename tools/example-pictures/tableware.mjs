// What stands on the tables of the example restaurant: what it is made of, and its shapes.
import { ball, lathe, post } from './solids.mjs'

const cell = (i, j) => {
  const s = Math.sin(i * 127.1 + j * 311.7) * 43758.5453
  return s - Math.floor(s)
}
const shade = (colour, by) => colour.map((c) => Math.max(0.015, c * (1 + by)))
export const table = {
  colour: ([x, , z]) => {
    const at = Math.floor(z / 1.7)
    const seam = Math.abs(z / 1.7 - Math.round(z / 1.7)) < 0.012 ? -0.6 : 0
    return shade(
      [0.36, 0.21, 0.13],
      0.12 * Math.sin(x * 0.7 + cell(at, 2) * 9 + Math.sin(z * 7)) + 0.3 * (cell(at, 1) - 0.5) + seam,
    )
  },
  mirror: 0.035,
}
export const wallOf = (colour) => ({
  colour: ([x, y]) => shade(colour, 0.07 * Math.sin(x * 0.6 + Math.sin(y * 0.5)) * Math.cos(y * 0.4)),
})
export const china = { colour: [0.85, 0.83, 0.78], mirror: 0.04 }
export const clay = { colour: [0.58, 0.3, 0.18], mirror: 0.02 }
export const blue = { colour: [0.14, 0.23, 0.33], mirror: 0.05 }
export const bottle = { colour: [0.05, 0.1, 0.06], mirror: 0.1 }
export const wine = { colour: [0.2, 0.02, 0.05], mirror: 0.09 }
export const brass = { colour: [0.6, 0.42, 0.18], mirror: 0.3, tint: [1, 0.78, 0.42] }
export const linen = { colour: [0.8, 0.77, 0.7] }
export const tomato = { colour: [0.7, 0.09, 0.05], mirror: 0.05 }
const leaf = { colour: [0.13, 0.27, 0.09] }
export const lemon = { colour: [0.88, 0.66, 0.1], mirror: 0.03 }
export const crust = {
  colour: ([x, y, z]) => shade([0.55, 0.3, 0.13], 0.4 * (cell(Math.round(x * 9 + y * 5), Math.round(z * 9)) - 0.5)),
}

export const curve = (points, steps = 7) => [{ y: points[0][0], r: points[0][1] }, ...through(points, steps)]

const through = (points, steps) =>
  points.slice(1).flatMap(([y1, r1], at) => {
    const [y0, r0] = points[at]
    return Array.from({ length: steps }, (_, i) => {
      const t = (i + 1) / steps
      const s = t * t * (3 - 2 * t)
      return { y: y0 + (y1 - y0) * t, r: r0 + (r1 - r0) * s }
    })
  })

export const plate = (x, z, r, look, y = 0) => [
  lathe(
    [x, y, z],
    [
      { y: 0, r: 0 },
      { y: 0, r: r * 0.62 },
      ...curve(
        [
          [0.01, r * 0.62],
          [0.12, r],
          [0.15, r],
          [0.07, r * 0.68],
          [0.05, 0],
        ].map(([h, q]) => [h, q]),
        5,
      ),
    ],
    look,
  ),
]
export const bowl = (x, z, r, look) => [
  lathe(
    [x, 0, z],
    [
      { y: 0, r: 0 },
      { y: 0, r: r * 0.45 },
      ...curve([
        [0.02, r * 0.45],
        [r * 0.3, r * 0.86],
        [r * 0.62, r],
      ]),
      { y: r * 0.62, r: r * 0.95 },
      ...curve([
        [r * 0.62, r * 0.95],
        [r * 0.32, r * 0.8],
        [r * 0.12, r * 0.3],
        [r * 0.1, 0],
      ]),
    ],
    look,
  ),
]
export const carafe = (x, z, look, tall = 3.4) => [
  lathe(
    [x, 0, z],
    [
      { y: 0, r: 0 },
      ...curve([
        [0, 0.55],
        [tall * 0.5, 0.56],
        [tall * 0.68, 0.2],
        [tall * 0.97, 0.17],
        [tall, 0.2],
      ]),
      { y: tall, r: 0 },
    ],
    look,
  ),
]
export const jug = (x, z, look) => [
  lathe(
    [x, 0, z],
    [
      { y: 0, r: 0 },
      ...curve([
        [0, 0.42],
        [0.8, 0.85],
        [1.7, 0.42],
        [2.1, 0.55],
      ]),
      { y: 2.1, r: 0.5 },
      { y: 1.6, r: 0.3 },
    ],
    look,
  ),
]
export const glassOf = (x, z, look = wine) => [
  lathe(
    [x, 0, z],
    [
      { y: 0, r: 0 },
      { y: 0, r: 0.42 },
      ...curve(
        [
          [0.03, 0.4],
          [0.08, 0.05],
          [0.95, 0.045],
          [1.25, 0.4],
          [1.65, 0.47],
        ],
        5,
      ),
      { y: 1.65, r: 0 },
    ],
    look,
  ),
]
export const loaf = (x, z, look = crust, size = 1) => [
  ball([x, 0.5 * size, z], [1.25 * size, 0.58 * size, 0.72 * size], look),
  ...[-0.5, 0, 0.5].map((at) =>
    ball([x + at * size, 0.98 * size - Math.abs(at) * 0.12, z], [0.09 * size, 0.13 * size, 0.5 * size], {
      colour: [0.8, 0.62, 0.36],
    }),
  ),
]
export const pear = (x, z, look) => [
  lathe(
    [x, 0, z],
    [
      { y: 0, r: 0 },
      ...curve([
        [0.02, 0.2],
        [0.42, 0.48],
        [0.95, 0.24],
        [1.14, 0.1],
      ]),
      { y: 1.14, r: 0 },
    ],
    look,
  ),
  post([x, 1.1, z], 0.28, 0.025, { colour: [0.2, 0.13, 0.07] }),
]
export const sprig = (x, z, y, random, count = 12, spread = 0.4) =>
  Array.from({ length: count }, () => {
    const [turn, r] = [random() * 6.3, Math.sqrt(random()) * spread]
    return ball([x + r * Math.cos(turn), y + 0.08 + random() * 0.16, z + r * Math.sin(turn)], [0.16, 0.025, 0.09], {
      colour: shade(leaf.colour, 0.8 * (random() - 0.4)),
    })
  })
