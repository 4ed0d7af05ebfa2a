// Smooths the light of a picture, not its edges: what differs in direction, depth or brightness is not mixed (à-trous wavelets).
const kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]

export function denoised({ light, normal, depth }, width, height, rounds = 4) {
  let from = light
  for (let round = 0; round < rounds; round++) {
    const step = 2 ** round
    const into = new Float32Array(from.length)
    const bright = 2.6 / 1.7 ** round
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = y * width + x
        const [r, g, b] = [from[at * 3], from[at * 3 + 1], from[at * 3 + 2]]
        let [sumR, sumG, sumB, whole] = [0, 0, 0, 0]
        for (let j = -2; j <= 2; j++) {
          const v = y + j * step
          if (v < 0 || v >= height) continue
          for (let i = -2; i <= 2; i++) {
            const u = x + i * step
            if (u < 0 || u >= width) continue
            const other = v * width + u
            const [p, q] = [at * 3, other * 3]
            const turned =
              (normal[p] - normal[q]) ** 2 + (normal[p + 1] - normal[q + 1]) ** 2 + (normal[p + 2] - normal[q + 2]) ** 2
            const apart = Math.abs(depth[at] - depth[other]) / (0.02 * depth[at] * step + 1e-4)
            const differs = (r - from[q]) ** 2 + (g - from[q + 1]) ** 2 + (b - from[q + 2]) ** 2
            const lit = 0.15 + r + g + b
            const weight =
              kernel[i + 2] * kernel[j + 2] * Math.exp(-turned / 0.02 - apart * 0.5 - differs / (bright * lit) ** 2)
            sumR += weight * from[q]
            sumG += weight * from[q + 1]
            sumB += weight * from[q + 2]
            whole += weight
          }
        }
        into[at * 3] = sumR / whole
        into[at * 3 + 1] = sumG / whole
        into[at * 3 + 2] = sumB / whole
      }
    from = into
  }
  return from
}
