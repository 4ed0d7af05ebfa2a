// Four houses of the example studio in their surroundings, as models of plaster and wood.
import { numbersFrom } from './numbers.mjs'
import { box, convex, plane, post, roof } from './solids.mjs'
import {
  black,
  boards,
  brick,
  concrete,
  day,
  dusk,
  front,
  glass,
  larch,
  lawn,
  lit,
  morning,
  person,
  roofing,
  row,
  sand,
  shade,
  tree,
  water,
  wave,
  white,
} from './studio-parts.mjs'

/** A long house of black boards under old trees, with one great window. */
export function orchard() {
  const random = numbersFrom(5)
  const solids = [
    plane(0, lawn),
    ...front(
      -9,
      7,
      2.9,
      3,
      0.35,
      black,
      [
        { at: -7.6, wide: 1.1, sill: 0.9 },
        { at: -5.2, wide: 1.1, sill: 0.9 },
        { at: -2, wide: 5.2, sill: 0.05, head: 2.6 },
        { at: 4.6, wide: 1.1, sill: 0.9 },
      ],
      { colour: [0.5, 0.36, 0.2], glow: 0.9, mirror: 0.06 },
    ),
    box([-9, 0, -3], [7, 2.9, 2.5], black),
    roof([-9.4, 2.9, -3.5], [7.4, 6.3, 3.5], roofing),
    box([2.6, 4.4, -0.6], [3.8, 7.5, 0.6], brick),
    box([-2.6, 0, 3], [4, 0.16, 6.2], larch),
    box([-6, 0, 5.4], [-3.4, 0.45, 5.9], concrete),
    ...person(-0.2, 4.6, random, 0.16),
    ...[
      [-12, -2, 7],
      [-13.5, 5, 5.5],
      [10.5, 1, 6.5],
      [12.5, -6, 8],
      [-7, -9, 8.5],
      [2, -10, 9],
      [16, 5, 5.5],
      [9, 8.6, 4.6],
      [-18, -9, 8],
      [20, -10, 9],
    ].flatMap(([x, z, h]) => tree(x, z, h, random, [0.5, 0.42, 0.22])),
  ]
  return {
    solids,
    sun: { towards: [-0.8, 0.62, 0.5], colour: [3.1, 2.6, 1.95], spread: 0.03 },
    sky: morning,
    camera: { from: [7, 2.3, 23], to: [-0.4, 2.5, 0], lens: 0.86, lift: 0.06 },
    exposure: 0.38,
    fog: { far: 416, colour: [0.8, 0.74, 0.66] },
  }
}

/** A school: five sheds with light from the north, a yard in front. */
export function school() {
  const random = numbersFrom(11)
  const sheds = row(5, (at) => {
    const x = -15 + at * 6
    return [
      ...front(x, x + 6, 3.4, 4, 0.4, brick, [{ at: x + 0.9, wide: 4.2, sill: 0.5, head: 3 }]),
      box([x, 0, -8], [x + 6, 3.4, 3.5], brick),
      convex(
        [
          { normal: [0, 0, 1], reach: 4 },
          { normal: [0, 0, -1], reach: 8 },
          { normal: [0, -1, 0], reach: -3.4 },
          { normal: [1, 0, 0], reach: x + 5.98 },
          { normal: [-0.42, 0.907, 0], reach: -0.42 * x + 0.907 * 3.4 },
        ],
        [
          [x, 3.4, -8],
          [x + 6, 6.4, 4],
        ],
        white,
      ),
      box([x + 5.9, 3.7, -7.4], [x + 6.01, 5.9, 3.4], glass),
    ]
  })
  const solids = [
    plane(0, sand),
    ...sheds,
    box([-17, 3.15, 4], [15, 3.4, 7], { colour: [0.8, 0.78, 0.73] }),
    ...row(9, (at) => [post([-15.8 + at * 3.7, 0, 6.6], 3.2, 0.09, white)]),
    box([-9, 0, 12], [-3, 0.4, 13], concrete),
    box([2, 0, 11], [3, 0.4, 17], concrete),
    ...[
      [-3.2, 9.5],
      [-1.8, 9.9],
      [0.6, 14],
      [6.5, 9.2],
      [7.3, 9.6],
      [-11, 11],
      [11, 12.5],
    ].flatMap(([x, z]) => person(x, z, random)),
    ...[
      [-20, 2, 7],
      [19, 3, 7.5],
      [-12, -13, 9],
      [6, -13, 9],
      [-5.5, 12.5, 5],
      [22, -8, 9],
      [-24, -8, 9],
    ].flatMap(([x, z, h]) => tree(x, z, h, random)),
  ]
  return {
    solids,
    sun: { towards: [0.62, 0.72, 0.62], colour: [3, 2.75, 2.35], spread: 0.025 },
    sky: day,
    camera: { from: [-13, 9.5, 31], to: [-0.5, 1.8, 0], lens: 0.8, lift: 0 },
    exposure: 0.36,
    fog: { far: 676, colour: [0.8, 0.82, 0.84] },
  }
}

/** Forty flats at dusk: white slabs, deep balconies, some windows lit. */
export function flats() {
  const random = numbersFrom(23)
  const floors = row(7, (floor) => {
    const y = 0.6 + floor * 3
    const back = floor > 4 ? 3 * (floor - 4) : 0
    return [
      box([-12 + back, y - 0.3, -7], [10, y, 3.6], white),
      box([-11.7 + back, y, -6.6], [9.7, y + 2.7, 0.9], concrete),
      ...row(8, (at) => {
        const x = -11.2 + at * 2.62
        if (x < -11.6 + back) return []
        const isLit = random() < 0.42
        return [
          box([x, y + 0.05, 0.9], [x + 1.9, y + 2.35, 0.94], isLit ? { ...lit, glow: 0.8 + random() * 1.2 } : glass),
          box([x - 0.42, y, 0.9], [x - 0.28, y + 2.7, 3.5], white),
        ]
      }),
      box([-11.8 + back, y, 3.42], [9.9, y + 0.85, 3.5], larch),
    ]
  })
  const solids = [
    plane(0, { colour: [0.3, 0.3, 0.31] }),
    ...floors,
    box([-12, 21.3, -7], [-11.9, 21.4, -6.9], white),
    box([-6, 21.3, -7], [10, 21.6, 3.6], white),
    box([11, 0, -9], [24, 9, -2], { colour: [0.36, 0.33, 0.32] }),
    box([-34, 0, -14], [-17, 12, -5], { colour: [0.36, 0.33, 0.33] }),
    box([-60, 0, -46], [-20, 17, -30], { colour: [0.4, 0.36, 0.36] }),
    box([14, 0, -46], [46, 14, -30], { colour: [0.4, 0.36, 0.36] }),
    ...[
      [-14.5, 7, 7],
      [-7, 9.5, 6],
      [12.5, 6, 7.5],
      [4, 10.5, 5.5],
    ].flatMap(([x, z, h]) => tree(x, z, h, random, [0.28, 0.3, 0.22])),
    ...[
      [0, 8],
      [1, 8.4],
      [-3.5, 12],
    ].flatMap(([x, z]) => person(x, z, random)),
  ]
  return {
    solids,
    sun: { towards: [-0.9, 0.2, 0.5], colour: [1.15, 0.62, 0.36], spread: 0.06 },
    sky: dusk,
    camera: { from: [18, 4.5, 37], to: [-1.4, 10.6, 0], lens: 0.82, lift: 0.02 },
    exposure: 0.92,
    fog: { far: 442, colour: [0.42, 0.33, 0.34] },
  }
}

/** A bath house on a lake: a gable over water. */
export function bath() {
  const random = numbersFrom(31)
  const frames = row(11, (at) => {
    const x = -10 + at * 2
    return [box([x - 0.09, 0, 2.8], [x + 0.09, 3, 3], larch), box([x - 0.09, 0, -3], [x + 0.09, 3, -2.8], larch)]
  })
  const solids = [
    plane(-0.35, water),
    box([-13, -0.1, -4], [12.5, 0.12, 5.4], boards([0.66, 0.5, 0.34], 0.3)),
    ...row(8, (at) => [post([-12 + at * 3.4, -1, 5], 1, 0.13, larch)]),
    ...frames,
    box([-10, 0.1, -2.7], [-3, 3, 2.6], larch),
    box([5, 0.1, -2.7], [10, 3, 2.6], larch),
    box([-3, 0.1, -2.75], [5, 3, -2.6], { colour: [0.6, 0.42, 0.24], glow: 0.25 }),
    roof([-10.6, 3, -3.7], [10.6, 7.4, 3.7], {
      colour: ([x, y]) =>
        shade([0.52, 0.44, 0.36], Math.abs(((y * 2.4) % 1) - 0.5) < 0.05 ? -0.25 : 0.08 * wave(x, y * 3)),
    }),
    box([-13.4, -0.2, 5.4], [-11.8, 0.02, 9], larch),
    ...person(0.4, 2, random, 0.12),
    ...person(9.6, 4.4, random, 0.12),
    ...row(46, (at) =>
      tree(-66 + at * 3 + random() * 2, -34 - random() * 9, 6 + random() * 5, random, [0.3, 0.34, 0.27]).slice(0, 7),
    ),
    box([-120, -1, -60], [120, 0.3, -31], { colour: [0.36, 0.36, 0.28] }),
  ]
  return {
    solids,
    sun: { towards: [-0.75, 0.36, 0.42], colour: [2.5, 1.75, 1.15], spread: 0.04 },
    sky: morning,
    camera: { from: [-5, 2.6, 27], to: [-0.4, 2.6, 0], lens: 0.88, lift: 0.02 },
    exposure: 0.45,
    fog: { far: 247, colour: [0.93, 0.83, 0.72] },
  }
}
