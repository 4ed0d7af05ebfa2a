// What the models of the example studio are made of: materials, skies, trees, people, walls with windows.
import { ball, box, post } from './solids.mjs'

export const plaster = { colour: [0.82, 0.8, 0.76] }
export const white = { colour: [0.88, 0.87, 0.84] }
export const glass = { colour: [0.05, 0.06, 0.07], mirror: 0.1 }
export const lit = { colour: [0.9, 0.7, 0.4], glow: 2.2 }
export const water = { colour: [0.07, 0.1, 0.11], mirror: 0.12, tint: [0.85, 0.92, 0.95] }
export const concrete = { colour: ([x, y, z]) => shade([0.56, 0.55, 0.53], 0.05 * wave(x * 0.7 + z, y * 1.3)) }
export const lawn = { colour: ([x, , z]) => shade([0.5, 0.5, 0.38], 0.1 * wave(x * 0.35, z * 0.3)) }
export const sand = { colour: ([x, , z]) => shade([0.72, 0.66, 0.57], 0.05 * wave(x * 0.4, z * 0.35)) }
export const brick = {
  colour: ([x, y, z]) =>
    shade(
      [0.6, 0.33, 0.24],
      0.22 * (cell(Math.floor((x + z) / 0.5 + (Math.floor(y / 0.16) % 2) / 2), Math.floor(y / 0.16)) - 0.5),
    ),
}
/** Boards along y, of a width. */
export const boards = (colour, width = 0.24) => ({
  colour: ([x, , z]) => {
    const at = (x * 0.83 + z) / width
    const seam = Math.abs(at - Math.round(at)) < 0.06 ? -0.35 : 0
    return shade(colour, 0.18 * (cell(Math.round(at - 0.5), 3) - 0.5) + seam)
  },
})
export const larch = boards([0.62, 0.44, 0.28])
export const black = boards([0.13, 0.12, 0.11])
export const roofing = {
  colour: ([x, y]) => shade([0.3, 0.29, 0.28], Math.abs(((x * 1.6) % 1) - 0.5) < 0.06 ? 0.15 : 0.02 * wave(y, x)),
}

export const shade = (colour, by) => colour.map((c) => Math.max(0.02, c * (1 + by)))
export const wave = (x, y) => Math.sin(x * 1.7 + Math.sin(y * 2.3)) * Math.cos(y * 1.3 + Math.sin(x * 1.1))
const cell = (i, j) => {
  const s = Math.sin(i * 127.1 + j * 311.7) * 43758.5453
  return s - Math.floor(s)
}

/** The sky from a colour overhead to one at its rim. */
const skyOf =
  (above, rim) =>
  ([, y]) => {
    const up = Math.max(0, y) ** 0.55
    return above.map((c, at) => c * up + rim[at] * (1 - up))
  }
export const day = skyOf([0.3, 0.44, 0.7], [0.92, 0.94, 0.95])
export const grey = skyOf([0.5, 0.54, 0.6], [0.92, 0.91, 0.89])
export const dusk = skyOf([0.1, 0.15, 0.3], [0.75, 0.46, 0.34])
export const morning = skyOf([0.45, 0.55, 0.72], [1.02, 0.88, 0.72])

/** A tree as models have it: a wire and a cloud of foam. */
export function tree(x, z, height, random, colour = [0.4, 0.42, 0.28]) {
  const crown = Array.from({ length: 11 }, () => {
    const [turn, r, up] = [random() * 6.3, random() * height * 0.2, height * (0.5 + 0.42 * random())]
    const size = height * (0.11 + 0.09 * random())
    const tone = shade(colour, 0.35 * (random() - 0.5))
    return ball([x + r * Math.cos(turn), up, z + r * Math.sin(turn)], [size, size * 0.82, size], { colour: tone })
  })
  return [post([x, 0, z], height * 0.6, height * 0.018 + 0.03, { colour: [0.25, 0.19, 0.14] }), ...crown]
}

export const person = (x, z, random, y = 0) => {
  const coat = [
    [0.16, 0.17, 0.2],
    [0.5, 0.16, 0.12],
    [0.62, 0.55, 0.42],
  ][Math.floor(random() * 3)]
  return [
    ball([x, y + 0.72, z], [0.2, 0.72, 0.15], { colour: coat }),
    ball([x, y + 1.56, z], [0.12, 0.15, 0.12], { colour: [0.6, 0.45, 0.35] }),
  ]
}

/** A wall with windows in it, in front of glass: `from` and `to` along x at a depth z; each window { at, wide, sill, head }. */
export function front(from, to, height, z, deep, look, windows, pane = glass) {
  const walls = []
  let x = from
  for (const { at, wide, sill = 0.9, head = 2.4 } of windows) {
    walls.push(box([x, 0, z - deep], [at, height, z], look))
    if (sill > 0) walls.push(box([at, 0, z - deep], [at + wide, sill, z], look))
    if (head < height) walls.push(box([at, head, z - deep], [at + wide, height, z], look))
    x = at + wide
  }
  walls.push(box([x, 0, z - deep], [to, height, z], look))
  walls.push(box([from + 0.05, 0.02, z - deep - 0.1], [to - 0.05, height - 0.02, z - deep + 0.02], pane))
  return walls
}

export const row = (count, make) => Array.from({ length: count }, (_, at) => make(at)).flat()
