import { describe, expect, it } from 'vitest'
import { gathering } from './gathering/gathering.ts'
import { reach, soundings } from './soundings/soundings.ts'

/** The points at which the strokes of a path begin and end, as absolute coordinates. */
function pointsOf(path: string): [x: number, y: number][] {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([Mmqt])([-\d ]+)/g)].map(([, command = '', data = '']) => {
    const numbers = [...data.matchAll(/-?\d+/g)].map(Number)
    const [dx = 0, dy = 0] = numbers.slice(-2)
    ;[x, y] = command === 'M' ? [dx, dy] : [x + dx, y + dy]
    return [x, y]
  })
}

it('contour lines never cross', () => {
  for (let angle = 0; angle < Math.PI * 2; angle += 0.05)
    for (let level = 20; level < 310; level += 5) expect(reach(level + 5, angle)).toBeGreaterThan(reach(level, angle))
})

it('contour lines stay inside their box', () => {
  const numbers = pointsOf(soundings(12)).flat()
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThanOrEqual(800)
})

it('contour lines of a higher order are those of a lower one and more', () => {
  const lines = [0, 0.525, 1.05].map((order) => soundings(6, order).split('M').slice(1))
  expect(lines.map(({ length }) => length)).toEqual([1, 3, 6])
  for (const [at, drawn] of lines.entries()) expect(lines[2]).toEqual(expect.arrayContaining(lines[at] ? drawn : []))
})

describe('the gathering marks', () => {
  it('gathering marks are the same in every build', () => {
    expect(gathering({ marks: 40, order: 0.5 })).toBe(gathering({ marks: 40, order: 0.5 }))
  })

  const marksOf = (order: number) => pointsOf(gathering({ marks: 80, order, within: 163 }))

  it('gathering marks are spaced more evenly the higher the order is', () => {
    const unevenness = (order: number) => {
      const marks = marksOf(order)
      const gaps = marks.map(([x, y], at) =>
        Math.min(...marks.filter((_, other) => other !== at).map(([u, v]) => Math.hypot(x - u, y - v))),
      )
      const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
      return gaps.reduce((sum, gap) => sum + Math.abs(gap - mean), 0) / gaps.length / mean
    }
    expect(unevenness(0)).toBeGreaterThan(unevenness(0.5))
    expect(unevenness(0.5)).toBeGreaterThan(unevenness(1))
  })

  it.each([0, 0.3, 0.62, 0.9, 1, 1.05])('gathering marks stay inside their box at an order of %d', (order) => {
    const far = marksOf(order)
      .flat()
      .map((at) => Math.abs(at - 200))
    expect(Math.max(...far)).toBeLessThanOrEqual(163)
  })
})
