import type { Drawing } from '../drawing.ts'

/** Path data of concentric arches that stand on the lower edge of a 400 by 400 box. */
function arches(count: number, order: number): string {
  const shown = Math.max(1, Math.round(count * Math.min(1, order)))
  return Array.from({ length: shown }, (_, at) => {
    const radius = Math.round(190 - at * (176 / count))
    return `M${200 - radius} 400V200A${radius} ${radius} 0 0 1 ${200 + radius} 200V400`
  }).join('')
}

export default {
  about: 'Arches within arches, as of an oven or a door.',
  isStanding: true,
  large: () => ({ box: '0 0 400 400', d: arches(9, 1), width: 8 }),
  small: (order) => ({ box: '0 0 400 400', d: arches(6, order), width: 12 }),
  mark: () => ({ box: '0 0 400 400', d: arches(3, 1), width: 34 }),
} satisfies Drawing
