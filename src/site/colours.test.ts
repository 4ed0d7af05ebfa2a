import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast, readable } from './colours.ts'

it('contrast is measured as in WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

it('black or white is suggested where no other colour has enough contrast', () => {
  for (const ground of ['#757575', '#767676', '#777777', '#787878']) expect(readable(ground, ground)).toBeDefined()
})

it('the suggested colour has enough contrast on any background', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(colour, colour, (text, ground) => {
      const found = readable(text, ground)
      // Black or white is enough on every background.
      expect(found).toBeDefined()
      expect(contrast(found ?? ground, ground)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
