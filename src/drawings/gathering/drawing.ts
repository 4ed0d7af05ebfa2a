import type { Drawing } from '../drawing.ts'
import { gathering, gatheringInRows } from './gathering.ts'

export default {
  about: 'Many small marks that gather into a pattern.',
  isDotted: true,
  large: (order) => ({ box: '0 0 400 400', d: gathering({ marks: 220, order }), width: 6 }),
  wide: () => ({ box: '0 0 1200 512', d: gatheringInRows(), width: 11 }),
  small: (order) => ({ box: '30 30 340 340', d: gathering({ marks: 56, order, within: 163 }), width: 13 }),
  mark: () => ({ box: '30 30 340 340', d: gathering({ marks: 19, order: 1, seed: 1 }), width: 42 }),
} satisfies Drawing
