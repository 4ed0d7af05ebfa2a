// The buildings of the example studio, as models of plaster and wood.
import { numbersFrom } from './numbers.mjs'
import { box, plane, post, roof } from './solids.mjs'
import { bath, flats, orchard, school } from './studio-houses.mjs'
import { black, concrete, grey, larch, person, plaster, row, shade, tree, water, wave, white } from './studio-parts.mjs'

/** A room for a choir: fins of wood, light from a slit in the roof. */
function choir() {
  const random = numbersFrom(41)
  const solids = [
    plane(0, {
      colour: ([x, , z]) =>
        shade([0.5, 0.42, 0.34], Math.abs(((x * 2) % 1) - 0.5) < 0.03 ? -0.3 : 0.06 * wave(x * 3, z * 0.4)),
      mirror: 0.03,
    }),
    box([-6.4, 0, -12], [-6.1, 9, 12], plaster),
    box([6.1, 0, -12], [6.4, 9, 12], plaster),
    box([-6.4, 0, -12.3], [6.4, 9, -12], plaster),
    box([-6.4, 8.8, -12], [1.8, 9, 12], white),
    box([3.4, 8.8, -12], [6.4, 9, 12], white),
    ...row(15, (at) => {
      const z = -11.2 + at * 1.5
      return [box([-6.1, 0, z], [-5.35, 8.8, z + 0.16], larch), box([5.35, 0, z], [6.1, 8.8, z + 0.16], larch)]
    }),
    ...row(5, (at) => [
      box([-4.4, 0, -10.8 + at * 1.05], [4.4, 1.5 - at * 0.3, -9.8 + at * 1.05], { colour: [0.6, 0.45, 0.31] }),
    ]),
    ...row(7, (at) => person(-3.3 + at * 1.1, -10.3, random, 1.5)),
    ...row(6, (at) => person(-2.7 + at * 1.1, -8.2, random, 0.9)),
    ...person(0.2, -3.4, random),
    box([-0.2, 0, -4.2], [0.6, 1.05, -3.9], black),
  ]
  return {
    solids,
    sun: { towards: [0.34, 0.9, 0.16], colour: [9, 7.8, 6.1], spread: 0.02 },
    sky: grey,
    ambient: [0.36, 0.31, 0.26],
    camera: { from: [-1.4, 1.7, 9.5], to: [0.2, 3.5, -10], lens: 1.0, lift: 0 },
    exposure: 1.15,
  }
}

/** A stair of concrete: steps that turn, seen from below. */
function stair() {
  const solids = [
    plane(0, { colour: [0.62, 0.6, 0.57] }),
    box([-3.2, 0, -3.4], [3.4, 9, -3.2], plaster),
    box([-3.4, 0, -3.4], [-3.2, 9, 3], white),
    box([3.2, 0, -3.4], [3.4, 9, 3.4], { colour: [0.7, 0.36, 0.24] }),
    ...row(11, (at) => [box([-1.9 + at * 0.3, at * 0.18, -1.2], [-1.6 + at * 0.3, 0.18 + at * 0.18, 0.2], concrete)]),
    box([1.4, 1.85, -3.2], [3.2, 2.05, 0.2], concrete),
    ...row(11, (at) => [
      box([1.1 - at * 0.3, 2.05 + at * 0.18, -3.0], [1.42 - at * 0.3, 2.23 + at * 0.18, -1.6], concrete),
    ]),
    box([-3.2, 3.95, -3.2], [-1.9, 4.15, 0.2], concrete),
    ...row(11, (at) => [
      box([-1.9 + at * 0.3, 4.15 + at * 0.18, -1.2], [-1.6 + at * 0.3, 4.33 + at * 0.18, 0.2], concrete),
    ]),
    ...row(12, (at) => [post([-1.75 + at * 0.3, at * 0.18, 0.14], 1.05, 0.012, { colour: [0.1, 0.1, 0.1] })]),
    ...row(12, (at) => [post([-1.75 + at * 0.3, 4.15 + at * 0.18, 0.14], 1.05, 0.012, { colour: [0.1, 0.1, 0.1] })]),
  ]
  return {
    solids,
    sun: { towards: [-0.55, 0.75, 0.62], colour: [3.4, 2.9, 2.3], spread: 0.02 },
    sky: grey,
    ambient: [0.3, 0.28, 0.26],
    camera: { from: [-0.7, 1.5, 7.6], to: [0.1, 2.9, -2], lens: 0.86, lift: 0 },
    exposure: 0.32,
  }
}

/** A town's square from above, as a model on a table. */
function square() {
  const random = numbersFrom(53)
  const houses = []
  for (let i = -9; i <= 9; i++)
    for (let j = -8; j <= 8; j++) {
      const [x, z] = [i * 5.2, j * 5.2]
      if (Math.abs(x) < 13 && Math.abs(z) < 10) continue
      if (Math.abs(i * 1.3 - j) < 0.8 || Math.abs(j + 6) < 0.6 || random() < 0.1) continue
      const [w, d, h] = [3.4 + random() * 1.6, 3.4 + random() * 1.6, 3 + random() * 4.5]
      houses.push(
        box([x - w / 2, 0, z - d / 2], [x + w / 2, h, z + d / 2], white),
        roof([x - w / 2, h, z - d / 2], [x + w / 2, h + 1.6, z + d / 2], white),
      )
    }
  const solids = [
    plane(0, { colour: [0.78, 0.76, 0.72] }),
    ...houses,
    box([-9.5, 0, -7.5], [9.5, 0.12, 7.5], { colour: [0.6, 0.56, 0.5] }),
    ...row(8, (at) => [box([-7.2 + at * 2, 0, -5.2], [-7 + at * 2, 4.4, -1.4], { colour: [0.72, 0.3, 0.18] })]),
    box([-7.6, 4.4, -5.6], [7.4, 4.8, -1], { colour: [0.72, 0.3, 0.18] }),
    ...row(5, (at) => tree(-6 + at * 3, 3.6, 4, random, [0.62, 0.62, 0.55])),
  ]
  return {
    solids,
    sun: { towards: [-0.7, 0.66, 0.25], colour: [3, 2.7, 2.3], spread: 0.03 },
    sky: grey,
    camera: { from: [13, 46, 34], to: [0, 0, 0], lens: 0.6, lift: 0 },
    exposure: 0.35,
  }
}

/** A footbridge of one thin line, in mist. */
function bridge() {
  const random = numbersFrom(61)
  const arch = (x) => 3.4 - (x / 22) ** 2 * 2.6
  const solids = [
    plane(-0.6, water),
    ...row(88, (at) => {
      const x = -22 + at * 0.5
      return [box([x, arch(x) - 0.28, -1.2], [x + 0.5, arch(x), 1.2], { colour: [0.72, 0.3, 0.18] })]
    }),
    ...row(45, (at) => {
      const x = -22 + at
      return [
        box([x - 0.03, arch(x), 1.1], [x + 0.03, arch(x) + 1.1, 1.16], { colour: [0.5, 0.2, 0.12] }),
        box([x - 0.03, arch(x), -1.16], [x + 0.03, arch(x) + 1.1, -1.1], { colour: [0.5, 0.2, 0.12] }),
      ]
    }),
    box([-60, -1, -9], [-21, 0.6, 7], concrete),
    box([21, -1, -9], [60, 0.6, 7], concrete),
    ...person(-4, 0.2, random, arch(-4)),
    ...person(-3.2, -0.3, random, arch(-3.2)),
    ...person(9, 0, random, arch(9)),
    ...row(30, (at) =>
      tree(-62 + at * 4.3, -30 - random() * 16, 8 + random() * 7, random, [0.4, 0.43, 0.38]).slice(0, 8),
    ),
    box([-140, -1, -90], [140, 0.2, -27], { colour: [0.42, 0.43, 0.36] }),
  ]
  return {
    solids,
    sun: { towards: [0.5, 0.5, 0.6], colour: [1.4, 1.25, 1.05], spread: 0.2 },
    sky: grey,
    camera: { from: [-9, 3.1, 27], to: [0.5, 2.6, 0], lens: 0.86, lift: 0 },
    exposure: 0.53,
    fog: { far: 161, colour: [0.84, 0.85, 0.85] },
  }
}

export const studio = { orchard, school, flats, bath, choir, stair, square, bridge }
