import type { Drawing } from '../drawing.ts'

/** Path data of Truchet tiles, turned by a fixed rule, in a box 400 wide. An `order` of 1 is a square; below 1 the last rows are left out. */
function tiles(each: number, order: number): string {
  const size = 400 / each
  const half = size / 2
  const rows = Math.max(1, Math.round(each * order))
  return Array.from({ length: rows * each }, (_, at) => {
    const [x, y] = [(at % each) * size, Math.floor(at / each) * size]
    const turned = ((at * 7 + Math.floor(at / each) * 3) % 5) % 2 === 0
    const arc = `A${half} ${half} 0 0`
    return turned
      ? `M${x + half} ${y}${arc} 1 ${x} ${y + half}M${x + size} ${y + half}${arc} 0 ${x + half} ${y + size}`
      : `M${x + half} ${y}${arc} 0 ${x + size} ${y + half}M${x} ${y + half}${arc} 1 ${x + half} ${y + size}`
  }).join('')
}

export default {
  about: 'Tiles of quarter circles that join into paths.',
  isPattern: true,
  // Higher than wide, so that it reaches beyond the sections it is in: the ends of its paths are cut there.
  large: () => ({ box: '0 0 400 480', d: tiles(5, 1.2), width: 14 }),
  small: (order) => ({ box: '0 0 400 400', d: tiles(4, Math.max(0.25, order)), width: 16 }),
  mark: () => ({ box: '0 0 400 400', d: tiles(2, 1), width: 46 }),
} satisfies Drawing
