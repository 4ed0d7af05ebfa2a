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

export default {
  about: 'Rows of strokes that rise and fall, as measurements do.',
  large: () => ({ box: '0 0 400 400', d: tally(6, 32, 1), width: 4 }),
  small: (order) => ({ box: '0 0 400 400', d: tally(4, 16, Math.max(0.25, order)), width: 8 }),
  mark: () => ({ box: '0 0 400 400', d: tally(1, 5, 1), width: 44 }),
} satisfies Drawing
