import type { Drawing } from '../drawing.ts'

/** Path data of rays of alternating length around the centre of a 400 by 400 box. */
function rays(count: number, order: number, inner = 56): string {
  return Array.from({ length: Math.max(3, Math.round(count * Math.min(1, order))) }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI - Math.PI / 2
    const outer = [194, 128, 164][at % 3] ?? 194
    const pointAt = (reach: number) =>
      `${Math.round(200 + Math.cos(angle) * reach)} ${Math.round(200 + Math.sin(angle) * reach)}`
    return `M${pointAt(inner)}L${pointAt(outer)}`
  }).join('')
}

export default {
  about: 'Rays that go out from a middle.',
  large: () => ({ box: '0 0 400 400', d: rays(48, 1), width: 9 }),
  small: (order) => ({ box: '0 0 400 400', d: rays(24, Math.max(0.2, order)), width: 15 }),
  mark: () => ({ box: '0 0 400 400', d: rays(12, 1, 70), width: 34 }),
} satisfies Drawing
