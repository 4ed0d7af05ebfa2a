import type { Drawing } from '../drawing.ts'

/** Path data of rows of vertical strokes whose lengths rise and fall, in a 400 by 400 box. */
function tally(rows: number, each: number, order: number): string {
  const high = 400 / rows
  const shown = Math.max(1, Math.round(rows * Math.min(1, order)))
  return Array.from({ length: shown * each }, (_, at) => {
    const [column, row] = [at % each, Math.floor(at / each)]
    const x = Math.round(((column + 0.5) / each) * 400)
    const swell = 0.5 + 0.32 * Math.sin(column * 0.42 + row * 1.3) + 0.16 * Math.sin(column * 1.1 - row)
    const foot = Math.round((row + 1) * high - high * 0.12)
    return `M${x} ${foot}v-${Math.max(3, Math.round(swell * high * 0.74))}`
  }).join('')
}

/** Path data of one row of strokes, whose long swell is at another place for each `order`. */
function row(each: number, order: number): string {
  const step = 1600 / each
  const heights = Array.from({ length: each }, (_, at) => {
    const swell =
      0.5 + 0.3 * Math.sin(at * 0.11 + order * 9) + 0.14 * Math.sin(at * 0.42 + order * 5) + 0.06 * Math.sin(at * 2.4)
    return Math.max(6, Math.round(swell * 120))
  })
  return `M${step / 2} 130${heights.map((high, at) => `${at === 0 ? '' : `m${step} ${heights[at - 1]}`}v-${high}`).join('')}`
}

export default {
  about: 'Rows of strokes that rise and fall, as measurements do.',
  large: () => ({ box: '0 0 400 400', d: tally(6, 32, 1), width: 4 }),
  row: (order) => ({ box: '0 0 1600 130', d: row(80, order), width: 6 }),
  small: (order) => ({ box: '0 0 400 400', d: tally(4, 16, Math.max(0.25, order)), width: 8 }),
  mark: () => ({ box: '0 0 400 400', d: tally(1, 5, 1), width: 44 }),
} satisfies Drawing
