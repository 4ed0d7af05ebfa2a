import type { Drawing } from '../drawing.ts'

/** Path data of a half disc over horizontal lines that grow further apart, in a 400 by 400 box. */
function horizon(lines: number, order: number): string {
  const shown = Math.max(1, Math.round(lines * Math.min(1, order)))
  const ground = Array.from({ length: shown }, (_, at) => `M0 ${Math.round(232 + 166 * (at / lines) ** 1.7)}h400`)
  return `M60 232a140 140 0 0 1 280 0${ground.join('')}`
}

export default {
  about: 'A round body over a horizon of lines.',
  large: () => ({ box: '0 0 400 400', d: horizon(14, 1), width: 1.5, isFine: true }),
  small: (order) => ({ box: '0 0 400 400', d: horizon(8, order), width: 1.5, isFine: true }),
  mark: () => ({ box: '40 60 320 340', d: horizon(3, 1), width: 30 }),
} satisfies Drawing
