import { expect, it } from 'vitest'
import { isNearLimit } from './near-limit.ts'

it('characters are counted where the limit is small, or where a fifth of it is left', () => {
  expect([isNearLimit(0, 80), isNearLimit(12, 200)]).toEqual([true, true])
  expect([isNearLimit(273, 1_000_000), isNearLimit(2400, 3000)]).toEqual([false, false])
  expect([isNearLimit(2401, 3000), isNearLimit(3200, 3000)]).toEqual([true, true])
  expect(isNearLimit(10, undefined)).toBe(false)
})
