import { describe, expect, it } from 'vitest'
import { gathering } from './gathering.ts'
import { reach, soundings } from './soundings.ts'

const numbersIn = (path: string) => [...path.matchAll(/-?\d+/g)].map(([number]) => Number(number))

describe('the contour lines', () => {
  it('never cross', () => {
    for (let angle = 0; angle < Math.PI * 2; angle += 0.05)
      for (let level = 20; level < 310; level += 5) expect(reach(level + 5, angle)).toBeGreaterThan(reach(level, angle))
  })

  it('stay inside their box', () => {
    const numbers = numbersIn(soundings(12))
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(800)
  })
})

describe('the gathering marks', () => {
  it('are drawn alike in every build', () => {
    expect(gathering({ marks: 40, order: 0.5 })).toBe(gathering({ marks: 40, order: 0.5 }))
  })

  it('stand closer together the more order there is', () => {
    const spread = (order: number) => {
      const numbers = numbersIn(gathering({ marks: 80, order }).replaceAll('h0', ''))
      return Math.max(...numbers) - Math.min(...numbers)
    }
    expect(spread(0)).toBeGreaterThan(spread(0.5))
    expect(spread(0.5)).toBeGreaterThan(spread(1))
  })
})
