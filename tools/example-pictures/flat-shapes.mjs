// Shapes of flat drawings, as SVG.

/** To one decimal: finer places cannot be seen. */
export const r = (value) => Math.round(value * 10) / 10

export const rect = (x, y, width, height, fill) =>
  `<rect x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(height)}" fill="${fill}"/>`

export const disc = (x, y, radius, fill) => `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="${fill}"/>`

export const ring = (x, y, radius, stroke, width) =>
  `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="none" stroke="${stroke}" stroke-width="${r(width)}"/>`

export const path = (d, { fill = 'none', stroke = 'none', width = 0, more = '' } = {}) =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}/>`

/** A line through points [x, y]. */
export const line = (points, look) => path(`M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join('L')}`, look)

/** What is within `shape`, and nothing beyond it. */
export const within = (id, shape, inner) =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${inner.join('')}</g>`

/** Half a disc; `turn` in degrees, 0 with its round side up. */
export const half = (x, y, radius, turn, fill) =>
  `<path transform="rotate(${turn} ${r(x)} ${r(y)})" d="M${r(x - radius)} ${r(y)}a${r(radius)} ${r(radius)} 0 0 1 ${r(2 * radius)} 0z" fill="${fill}"/>`

/** Rings from the inside out, as sound leaves a bell. */
export const rings = (x, y, { from, to, step, stroke, width }) => {
  const all = []
  for (let radius = from; radius <= to; radius += step) all.push(ring(x, y, radius, stroke, width))
  return all
}
