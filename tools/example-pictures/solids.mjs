// Solids: each says where a ray meets it. `look` is { colour, mirror?, tint?, glow?, isClear? }; a colour may depend on the place.

const lookOf = ({ colour, ...look }) => ({ ...look, colour: typeof colour === 'function' ? colour : () => colour })

/** The ground, or another endless plane at a height. */
export const plane = (height, look) => ({
  ...lookOf(look),
  meet(from, way, most) {
    const t = (height - from[1]) / way[1]
    return t > 1e-6 && t < most ? { t, normal: [0, 1, 0] } : undefined
  },
})

/** What lies behind all of some half spaces, each { normal, reach }: normal · point ≤ reach. */
export function convex(sides, bounds, look) {
  return {
    ...lookOf(look),
    bounds,
    meet(from, way, most) {
      let [near, far] = [-1e9, most]
      let [nearSide, farSide] = [undefined, undefined]
      for (const side of sides) {
        const [a, b, c] = side.normal
        const along = a * way[0] + b * way[1] + c * way[2]
        const left = side.reach - (a * from[0] + b * from[1] + c * from[2])
        if (Math.abs(along) < 1e-9) {
          if (left < 0) return undefined
          continue
        }
        const t = left / along
        if (along < 0) {
          if (t > near) [near, nearSide] = [t, side]
        } else if (t < far) [far, farSide] = [t, side]
        if (near > far) return undefined
      }
      if (near > 1e-6 && nearSide) return { t: near, normal: nearSide.normal }
      return far > 1e-6 && far < most && farSide ? { t: far, normal: farSide.normal } : undefined
    },
  }
}

/** A box from its lowest to its highest corner. */
export function box([x0, y0, z0], [x1, y1, z1], look) {
  return {
    ...lookOf(look),
    bounds: [
      [x0, y0, z0],
      [x1, y1, z1],
    ],
    meet([ox, oy, oz], [dx, dy, dz], most) {
      const [ix, iy, iz] = [1 / dx, 1 / dy, 1 / dz]
      const nx = (dx > 0 ? x0 - ox : x1 - ox) * ix
      const fx = (dx > 0 ? x1 - ox : x0 - ox) * ix
      const ny = (dy > 0 ? y0 - oy : y1 - oy) * iy
      const fy = (dy > 0 ? y1 - oy : y0 - oy) * iy
      const nz = (dz > 0 ? z0 - oz : z1 - oz) * iz
      const fz = (dz > 0 ? z1 - oz : z0 - oz) * iz
      const near = Math.max(nx, ny, nz)
      const far = Math.min(fx, fy, fz)
      if (near > far || far < 1e-6) return undefined
      const t = near > 1e-6 ? near : far
      if (t >= most) return undefined
      const normal = near > 1e-6 ? axisOf(t === nx, t === ny) : axisOf(t === fx, t === fy)
      return { t, normal }
    },
  }
}

const axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]
const axisOf = (isX, isY) => axes[isX ? 0 : isY ? 1 : 2]

/** A roof over a rectangle, its ridge along x: from the eaves' height to the ridge's. `at` is where the ridge stands, from 0 to 1. */
export function roof([x0, y0, z0], [x1, y1, z1], look, at = 0.5) {
  const ridge = z0 + (z1 - z0) * at
  const slope = (run, sign) => {
    const length = Math.hypot(y1 - y0, run)
    return { normal: [0, run / length, (sign * (y1 - y0)) / length] }
  }
  const sides = [
    { normal: [1, 0, 0], reach: x1 },
    { normal: [-1, 0, 0], reach: -x0 },
    { normal: [0, -1, 0], reach: -y0 },
  ]
  for (const [run, sign] of [
    [z1 - ridge, 1],
    [ridge - z0, -1],
  ]) {
    const { normal } = run > 1e-6 ? slope(run, sign) : { normal: [0, 0, sign] }
    sides.push({ normal, reach: normal[1] * y1 + normal[2] * ridge })
  }
  return convex(
    sides,
    [
      [x0, y0, z0],
      [x1, y1, z1],
    ],
    look,
  )
}

/** An ellipsoid. */
export const ball = (centre, radii, look) => {
  const r = Array.isArray(radii) ? radii : [radii, radii, radii]
  return {
    ...lookOf(look),
    bounds: [centre.map((v, c) => v - r[c]), centre.map((v, c) => v + r[c])],
    meet(from, way, most) {
      let [a, b, c] = [0, 0, -1]
      for (let axis = 0; axis < 3; axis++) {
        const o = (from[axis] - centre[axis]) / r[axis]
        const d = way[axis] / r[axis]
        a += d * d
        b += o * d
        c += o * o
      }
      const root = b * b - a * c
      if (root < 0) return undefined
      const edge = Math.sqrt(root)
      const near = (-b - edge) / a
      const t = near > 1e-5 ? near : (-b + edge) / a
      if (t <= 1e-5 || t >= most) return undefined
      const normal = centre.map((v, axis) => (from[axis] + way[axis] * t - v) / r[axis] ** 2)
      const length = Math.hypot(...normal)
      return { t, normal: normal.map((v) => v / length) }
    },
  }
}

/** What a turner makes: rings { y, r } from the foot to the rim, about an upright axis; open where no disc closes it. */
export function lathe([cx, cy, cz], rings, look) {
  const widest = Math.max(...rings.map(({ r }) => r))
  const heights = rings.map(({ y }) => cy + y)
  const slopes = rings.map((_ring, at) => {
    const before = rings[Math.max(0, at - 1)]
    const after = rings[Math.min(rings.length - 1, at + 1)]
    return [after.y - before.y, after.r - before.r]
  })
  return {
    ...lookOf(look),
    bounds: [
      [cx - widest, Math.min(...heights) - 1e-4, cz - widest],
      [cx + widest, Math.max(...heights) + 1e-4, cz + widest],
    ],
    meet(from, way, most) {
      const [ox, oz] = [from[0] - cx, from[2] - cz]
      let best = most
      let normal
      for (let at = 0; at + 1 < rings.length; at++) {
        const [low, high] = [rings[at], rings[at + 1]]
        const tall = high.y - low.y
        const oy = from[1] - cy - low.y
        if (Math.abs(tall) < 1e-7) {
          const t = -oy / way[1]
          if (!(t > 1e-5 && t < best)) continue
          const r = Math.hypot(ox + way[0] * t, oz + way[2] * t)
          if (r < Math.min(low.r, high.r) || r > Math.max(low.r, high.r)) continue
          ;[best, normal] = [t, [0, 1, 0]]
          continue
        }
        const k = (high.r - low.r) / tall
        const r0 = low.r + k * oy
        const dr = k * way[1]
        const a = way[0] ** 2 + way[2] ** 2 - dr * dr
        const b = ox * way[0] + oz * way[2] - r0 * dr
        const c = ox * ox + oz * oz - r0 * r0
        const root = b * b - a * c
        if (root < 0 || Math.abs(a) < 1e-12) continue
        for (const edge of [-1, 1]) {
          const t = (-b + edge * Math.sqrt(root)) / a
          const part = (oy + way[1] * t) / tall
          if (!(t > 1e-5 && t < best && part >= 0 && part <= 1)) continue
          const [px, pz] = [ox + way[0] * t, oz + way[2] * t]
          const r = Math.hypot(px, pz) || 1
          const [dy, dx] = [0, 1].map((c2) => slopes[at][c2] * (1 - part) + slopes[at + 1][c2] * part)
          const length = Math.hypot(dy, dx) || 1
          ;[best, normal] = [t, [((px / r) * dy) / length, -dx / length, ((pz / r) * dy) / length]]
        }
      }
      return normal && { t: best, normal }
    },
  }
}

/** An upright post. */
export const post = (centre, height, r, look) =>
  lathe(
    centre,
    [
      { y: 0, r: 0 },
      { y: 0, r },
      { y: height, r },
      { y: height, r: 0 },
    ],
    look,
  )
