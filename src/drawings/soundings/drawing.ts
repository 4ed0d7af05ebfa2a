import type { Drawing } from '../drawing.ts'
import { farSoundings, soundings } from './soundings.ts'

export default {
  about: 'Contour lines around a point.',
  large: () => ({ box: '70 17 740 740', d: soundings(12), width: 1.5, isFine: true }),
  // The centre is three quarters of the way along it, beside words.
  wide: () => ({ box: '-630 50 1300 650', d: farSoundings(25, 22, 28), width: 1.5, isFine: true }),
  small: (order) => ({ box: '100 150 680 476', d: soundings(6, order), width: 1.5, isFine: true }),
  mark: () => ({ box: '30 60 740 680', d: soundings(3), width: 34 }),
} satisfies Drawing
