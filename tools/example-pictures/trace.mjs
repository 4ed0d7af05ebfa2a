// A small path tracer: solids in sun and sky, as a model in a studio is photographed. Lengths are metres, angles radians.

import { denoised } from './denoise.mjs'
import { numbersFrom } from './numbers.mjs'
import { treeOf } from './tree.mjs'

const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const times = (a, s) => [a[0] * s, a[1] * s, a[2] * s]
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
const unit = (a) => times(a, 1 / Math.hypot(...a))

/** A direction near `axis`: with `spread` 1 over the half space, by cosine. */
function around(axis, spread, random) {
  const radius = Math.sqrt(random()) * spread
  const turn = 2 * Math.PI * random()
  const side = unit(cross(Math.abs(axis[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0], axis))
  const up = cross(axis, side)
  const [x, y] = [radius * Math.cos(turn), radius * Math.sin(turn)]
  return unit(add(add(times(side, x), times(up, y)), times(axis, Math.sqrt(Math.max(0, 1 - radius * radius)))))
}

/**
 * `scene`: solids, `sun` { towards, colour, spread }, `sky` (direction → colour), `camera` { from, to, lens, lift }, `exposure`.
 * Returns the picture as 8-bit RGB.
 */
export function traced(scene, { width, height, samples, seed = 1 }) {
  const random = numbersFrom(seed)
  const { hit, isCovered } = treeOf(scene.solids)
  const { sun, sky, camera, exposure = 1, ambient = [0.12, 0.12, 0.12] } = scene
  const towards = unit(sun.towards)
  const ahead = unit(sub(camera.to, camera.from))
  const right = unit(cross(ahead, [0, 1, 0]))
  const up = cross(right, ahead)
  const scale = Math.tan(camera.lens / 2)
  const count = width * height
  const layers = {
    light: new Float32Array(count * 3),
    colour: new Float32Array(count * 3),
    normal: new Float32Array(count * 3),
    depth: new Float32Array(count),
  }

  const sunAt = (point, normal) => {
    const way = around(towards, sun.spread, random)
    const facing = dot(normal, way)
    return facing <= 0 || isCovered(point, way) ? [0, 0, 0] : times(sun.colour, facing)
  }

  /** Light that comes to a surface, without its own colour. */
  function gathered(point, normal, depth) {
    const direct = sunAt(point, normal)
    const way = around(normal, 1, random)
    const found = hit(point, way)
    if (!found) return add(direct, sky(way))
    if (depth === 0) return add(direct, ambient)
    const colour = found.solid.colour(found.point, found.normal)
    const glow = found.solid.glow ?? 0
    const more = gathered(found.point, found.normal, depth - 1)
    return add(
      direct,
      [0, 1, 2].map((c) => colour[c] * (more[c] + glow)),
    )
  }

  /** What is seen of a surface, or of the sky behind all. */
  function seen(found, way) {
    if (!found) return { colour: [1, 1, 1], shown: sky(way) }
    const colour = found.solid.colour(found.point, found.normal)
    const light = gathered(found.point, found.normal, 1)
    const fog = scene.fog ? 1 - Math.exp(-found.t / scene.fog.far) : 0
    const glow = found.solid.glow ?? 0
    const shown = colour.map(
      (c, at) => Math.min(c * (Math.min(light[at], 9) + glow), 5) * (1 - fog) + (scene.fog?.colour[at] ?? 0) * fog,
    )
    return { colour, shown }
  }

  function inMirror({ point, normal, solid }, way) {
    const share = solid.mirror + (1 - solid.mirror) * (1 - Math.abs(dot(way, normal))) ** 5
    const back = sub(way, times(normal, 2 * dot(way, normal)))
    const { shown } = seen(hit(point, back), back)
    return { share, shown: shown.map((c, at) => c * (solid.tint?.[at] ?? 1)) }
  }

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      for (let sample = 0; sample < samples; sample++) {
        const u = ((2 * (x + random())) / width - 1) * scale
        const v = (((1 - (2 * (y + random())) / height) * height) / width) * scale + (camera.lift ?? 0)
        const way = unit(add(ahead, add(times(right, u), times(up, v))))
        const found = hit(camera.from, way)
        const first = seen(found, way)
        const mirrored = found?.solid.mirror ? inMirror(found, way) : undefined
        for (let c = 0; c < 3; c++) {
          const whole = mirrored
            ? first.shown[c] * (1 - mirrored.share) + mirrored.shown[c] * mirrored.share
            : first.shown[c]
          const own = Math.max(first.colour[c], mirrored && found.solid.mirror > 0.05 ? 0.4 : 0.04)
          layers.light[at * 3 + c] += whole / own / samples
          layers.colour[at * 3 + c] += own / samples
          layers.normal[at * 3 + c] += (found?.normal[c] ?? 0) / samples
        }
        layers.depth[at] += Math.min(found?.t ?? 1e4, 1e4) / samples
      }
    }
  }
  const light = denoised(layers, width, height)
  const bytes = Buffer.alloc(count * 3)
  for (let at = 0; at < count * 3; at++) bytes[at] = 255 * toned(light[at] * layers.colour[at] * exposure)
  return bytes
}

/** A curve as film has it: bright places lose their colour late, and never break off. */
function toned(value) {
  const v = Math.max(0, value)
  const film = (v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14)
  return Math.min(1, film) ** (1 / 2.2)
}
