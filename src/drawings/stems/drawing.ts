import type { Drawing } from '../drawing.ts'

const heights = [350, 250, 310, 200, 280]

const topOf = (high: number, order: number) => Math.round(400 - high * Math.max(0.25, Math.min(1, order)))

/** Path data of stems with leaves on the lower edge of a 400 by 400 box. An `order` below 1 makes them shorter. */
function stems(count: number, order: number): string {
  return Array.from({ length: count }, (_, at) => {
    const x = Math.round(((at + 0.5) / count) * 400)
    const top = topOf(heights[at % 5] ?? 280, order)
    const leaves = Array.from({ length: Math.floor((400 - top) / 62) }, (_, up) => {
      const y = 400 - 40 - up * 62
      return `M${x} ${y}q-34 -4 -38 -40q36 0 38 40q2 -38 38 -40q-2 38 -38 40`
    })
    return `M${x} 400V${top}${leaves.join('')}`
  }).join('')
}

export default {
  about: 'Stems with leaves, growing from below.',
  isStanding: true,
  large: () => ({ box: '0 0 400 400', d: stems(4, 1), width: 5 }),
  small: (order) => {
    // A leaf is up to 18 above its stem.
    const top = topOf(350, order) - 26
    return { box: '0 0 400 400', low: `0 ${top} 400 ${400 - top}`, d: stems(3, order), width: 8 }
  },
  mark: () => ({
    box: '50 50 300 360',
    d: 'M200 400V70m0 260q-120 0 -130 -140q120 10 130 140q10 -130 130 -140q-10 140 -130 140',
    width: 32,
  }),
} satisfies Drawing
