// Finds what a ray meets: solids in a tree of boxes.

/** `hit(from, way)` is the nearest meeting { t, point, normal, solid }; `isCovered` whether there is any. */
export function treeOf(solids) {
  const endless = solids.filter(({ bounds }) => !bounds)
  const root = split(solids.filter(({ bounds }) => bounds))

  function hit(from, way) {
    let best = { t: 1e9 }
    const look = (solid) => {
      const found = solid.meet(from, way, best.t)
      if (found && found.t < best.t) best = { ...found, solid }
    }
    for (const solid of endless) look(solid)
    const walk = (node) => {
      if (!node || !crosses(node.bounds, from, way, best.t)) return
      if (node.solids) for (const solid of node.solids) look(solid)
      else {
        walk(node.first)
        walk(node.second)
      }
    }
    walk(root)
    if (!best.solid) return undefined
    const { t, normal, solid } = best
    const facing = normal[0] * way[0] + normal[1] * way[1] + normal[2] * way[2] > 0 ? -1 : 1
    const outward = [normal[0] * facing, normal[1] * facing, normal[2] * facing]
    const point = [0, 1, 2].map((c) => from[c] + way[c] * t + outward[c] * 1e-4)
    return { t, point, normal: outward, solid }
  }

  function isCovered(from, way) {
    if (endless.some((solid) => solid.meet(from, way, 1e9))) return true
    const walk = (node) => {
      if (!node || !crosses(node.bounds, from, way, 1e9)) return false
      if (node.solids) return node.solids.some((solid) => !solid.isClear && solid.meet(from, way, 1e9))
      return walk(node.first) || walk(node.second)
    }
    return walk(root)
  }
  return { hit, isCovered }
}

function crosses([low, high], from, way, most) {
  let [near, far] = [0, most]
  for (let axis = 0; axis < 3; axis++) {
    const over = 1 / way[axis]
    let a = (low[axis] - from[axis]) * over
    let b = (high[axis] - from[axis]) * over
    if (a > b) [a, b] = [b, a]
    if (a > near) near = a
    if (b < far) far = b
    if (near > far) return false
  }
  return true
}

function split(solids) {
  if (solids.length === 0) return undefined
  const bounds = solids.reduce(
    ([low, high], { bounds: [l, h] }) => [low.map((v, c) => Math.min(v, l[c])), high.map((v, c) => Math.max(v, h[c]))],
    [
      [1e9, 1e9, 1e9],
      [-1e9, -1e9, -1e9],
    ],
  )
  if (solids.length <= 3) return { bounds, solids }
  const size = [0, 1, 2].map((c) => bounds[1][c] - bounds[0][c])
  const axis = size.indexOf(Math.max(...size))
  const middle = ({ bounds: [l, h] }) => l[axis] + h[axis]
  const sorted = [...solids].sort((one, other) => middle(one) - middle(other))
  const half = sorted.length >> 1
  return { bounds, first: split(sorted.slice(0, half)), second: split(sorted.slice(half)) }
}
