// Still lifes for the example restaurant: what stands on its tables, in the light of one window.
import { numbersFrom } from './numbers.mjs'
import { ball, box, lathe, plane, post } from './solids.mjs'
import {
  blue,
  bottle,
  bowl,
  brass,
  carafe,
  china,
  clay,
  crust,
  curve,
  glassOf,
  jug,
  lemon,
  linen,
  loaf,
  pear,
  plate,
  sprig,
  table,
  tomato,
  wallOf,
} from './tableware.mjs'

/** A window to the left, and a dim room. */
const room = (
  solids,
  {
    wall = [0.32, 0.3, 0.26],
    from = [0, 2.6, 10.5],
    to = [0, 1.05, 0],
    lens = 0.62,
    exposure = 0.34,
    behind = -4.6,
    shape,
    light = [5.4, 4.7, 3.7],
  } = {},
) => ({
  solids: [plane(0, table), box([-40, -1, behind - 1], [40, 30, behind], wallOf(wall)), ...solids],
  sun: { towards: [-0.86, 0.52, 0.36], colour: light, spread: 0.16 },
  sky: ([x, y]) => (x < -0.25 && y > 0 ? [0.5, 0.55, 0.62] : [0.1, 0.09, 0.085]),
  ambient: [0.1, 0.09, 0.08],
  camera: { from, to, lens, lift: 0 },
  exposure,
  shape,
})

function tomatoes() {
  const random = numbersFrom(3)
  return room(
    [
      ...plate(0, 0.2, 2.5, china),
      ...[
        [-0.75, 0.1, 0.62],
        [0.5, -0.4, 0.7],
        [0.35, 0.9, 0.55],
        [-0.35, 1.25, 0.36],
        [-0.2, -0.9, 0.5],
      ].flatMap(([x, z, r]) => [
        ball([x, 0.08 + r * 0.82, z], [r, r * 0.82, r], tomato),
        ...sprig(x, z, r * 1.6 - 0.08, random, 4, 0.12),
      ]),
      ...sprig(1.2, 0.6, 0.1, random, 14),
      ...carafe(-3.1, -1.6, bottle, 3.9),
      ...loaf(3.3, -1.5),
      box([-6, 0, 2.2], [-2.9, 0.05, 4.4], linen),
    ],
    { from: [0.6, 4.3, 9.6], to: [0, 0.75, 0] },
  )
}

function wineAndPears() {
  return room(
    [
      ...carafe(-1.9, -0.8, bottle, 4.3),
      ...glassOf(-0.4, 0.5),
      ...glassOf(0.55, -0.9, { colour: [0.75, 0.55, 0.16], mirror: 0.09 }),
      ...pear(1.5, 0.6, { colour: [0.55, 0.5, 0.14], mirror: 0.02 }),
      ...pear(2.5, -0.2, { colour: [0.6, 0.42, 0.13], mirror: 0.02 }),
      ball([2.2, 0.33, 1.25], [0.6, 0.42, 0.5], { colour: [0.6, 0.5, 0.15] }),
      ...jug(3.9, -1.5, blue),
      box([-5.2, 0, 0.4], [-2.2, 0.7, 2], { colour: [0.8, 0.68, 0.36] }),
      box([-2.2, 0, 1.4], [-1.2, 0.3, 2.1], { colour: [0.8, 0.68, 0.36] }),
    ],
    { wall: [0.2, 0.24, 0.22], from: [-0.6, 2.4, 10.4], to: [0.35, 1.55, 0] },
  )
}

function bread() {
  return room(
    [
      box([-3.4, 0, -1.3], [2.9, 0.22, 1.7], { colour: [0.5, 0.34, 0.19] }),
      ...loaf(-1.2, -0.1, crust, 1.25).map((one) => one),
      ...[0, 1, 2].map((at) =>
        ball([1.3 + at * 0.55, 0.8, 0.1 + at * 0.1], [0.16, 0.62, 0.78], { colour: [0.86, 0.74, 0.52] }),
      ),
      ...bowl(4.3, 0.6, 0.95, clay),
      ball([4.3, 0.42, 0.6], [0.72, 0.12, 0.72], { colour: [0.68, 0.55, 0.12], mirror: 0.12 }),
      box([-6.4, 0, 0.6], [-4.4, 0.06, 3.4], linen),
    ],
    { wall: [0.4, 0.22, 0.15], from: [0.8, 3.4, 9.6], to: [0.2, 0.7, 0] },
  )
}

function lemons() {
  const random = numbersFrom(9)
  return room(
    [
      ...bowl(0, 0, 1.9, blue),
      ...[
        [-0.8, 1.0, 0.2],
        [0.2, 1.05, 0.9],
        [0.75, 1.05, -0.2],
        [-0.1, 1.5, 0.1],
        [-0.2, 1.05, -0.8],
      ].flatMap(([x, y, z], at) => [ball([x, y, z], at % 2 ? [0.68, 0.5, 0.5] : [0.5, 0.5, 0.68], lemon)]),
      ...sprig(0.6, 0.6, 1.6, random, 7),
      ball([3, 0.46, 1.2], [0.64, 0.46, 0.48], lemon),
      ...[0, 1].map((at) =>
        lathe(
          [-3.2 + at * 0.9, at * 0.02, 1.4 - at * 0.5],
          [
            { y: 0, r: 0 },
            { y: 0, r: 0.46 },
            { y: 0.16, r: 0.46 },
            { y: 0.16, r: 0.4 },
            { y: 0.161, r: 0 },
          ],
          { colour: ([_x, y]) => (y > 0.13 ? [0.93, 0.8, 0.4] : [0.9, 0.68, 0.12]) },
        ),
      ),
      ...carafe(-3.4, -1.8, { colour: [0.7, 0.72, 0.68], mirror: 0.16 }, 3.3),
    ],
    { wall: [0.5, 0.42, 0.32], from: [0.4, 4, 9.8], to: [0, 0.95, 0] },
  )
}

/** The room: tables, lamps above them, chairs. */
function tables() {
  const lamp = (x, z) => [
    lathe(
      [x, 5.1, z],
      [
        { y: 0, r: 0.75 },
        ...curve([
          [0, 0.75],
          [0.55, 0.2],
          [0.62, 0.04],
        ]),
        { y: 6, r: 0.02 },
      ],
      brass,
    ),
    ball([x, 5.12, z], 0.3, { colour: [1, 0.8, 0.5], glow: 4 }),
  ]
  const chair = (x, z, back) => [
    box([x - 0.55, 1.5, z - 0.5], [x + 0.55, 1.62, z + 0.5], { colour: [0.22, 0.13, 0.08] }),
    ...[
      [-0.5, -0.45],
      [0.5, -0.45],
      [-0.5, 0.45],
      [0.5, 0.45],
    ].map(([a, b]) => post([x + a, 0, z + b], 1.5, 0.06, { colour: [0.2, 0.12, 0.07] })),
    box([x - 0.55, 2.2, z + back * 0.45 - 0.05], [x + 0.55, 2.9, z + back * 0.45 + 0.05], {
      colour: [0.26, 0.15, 0.09],
    }),
    ...[-0.5, 0.5].map((a) => post([x + a, 1.5, z + back * 0.45], 1, 0.05, { colour: [0.2, 0.12, 0.07] })),
  ]
  const place = (x, z) => [
    lathe(
      [x, 2.5, z],
      [
        { y: 0, r: 0 },
        { y: 0, r: 1.6 },
        { y: 0.1, r: 1.6 },
        { y: 0.1, r: 0 },
      ],
      linen,
    ),
    post([x, 0, z], 2.5, 0.16, { colour: [0.12, 0.1, 0.09] }),
    ...plate(x - 0.5, z + 0.5, 0.55, china, 2.6),
    ...plate(x + 0.6, z - 0.5, 0.55, china, 2.6),
    lathe(
      [x + 0.1, 2.6, z + 0.1],
      [
        { y: 0, r: 0 },
        ...curve([
          [0, 0.16],
          [0.5, 0.17],
          [0.8, 0.06],
          [1.1, 0.06],
        ]),
        { y: 1.1, r: 0 },
      ],
      bottle,
    ),
    ...chair(x, z + 2.1, 1),
    ...chair(x, z - 2.1, -1),
    ...lamp(x, z),
  ]
  return {
    solids: [
      plane(0, {
        colour: ([x, , z]) =>
          (Math.floor(x / 1.2) + Math.floor(z / 1.2)) % 2 ? [0.62, 0.57, 0.48] : [0.2, 0.24, 0.22],
        mirror: 0.03,
      }),
      box([-30, 0, -12], [30, 3.2, -11.8], { colour: [0.13, 0.22, 0.19] }),
      box([-30, 3.2, -12], [30, 14, -11.9], { colour: [0.72, 0.62, 0.48] }),
      box([-30, 3.1, -12], [30, 3.3, -11.6], { colour: [0.5, 0.34, 0.19] }),
      box([13, 0, -30], [13.3, 14, 30], { colour: [0.5, 0.24, 0.15] }),
      ...[-7.5, -1.2, 5.1].flatMap((x) => place(x, -6.4)),
      ...[-4.4, 2.4, 9.2].flatMap((x) => place(x, 0.4)),
      ...[-9, -4.5, 0, 4.5, 9].map((x) =>
        box([x - 1.1, 5.4, -11.9], [x + 1.1, 8.6, -11.75], {
          colour: [
            [0.72, 0.3, 0.16],
            [0.8, 0.62, 0.2],
            [0.16, 0.3, 0.34],
            [0.7, 0.66, 0.56],
            [0.3, 0.36, 0.2],
          ][Math.round(x / 4.5) + 2],
        }),
      ),
    ],
    sun: { towards: [-0.85, 0.5, 0.3], colour: [3.4, 2.7, 1.9], spread: 0.06 },
    sky: ([, y]) => (y > 0 ? [0.36, 0.34, 0.33] : [0.2, 0.18, 0.16]),
    ambient: [0.26, 0.22, 0.18],
    camera: { from: [-3.2, 4.6, 13.5], to: [1, 3.1, -3], lens: 0.86, lift: 0 },
    exposure: 0.4,
  }
}

export const restaurant = { tomatoes, wine: wineAndPears, bread, lemons, tables }
