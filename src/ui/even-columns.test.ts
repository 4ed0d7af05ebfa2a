import { expect, it } from 'vitest'
import { fullestColumns } from './even-columns.ts'

it.each([
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
  [10, 2],
])('%i entries fill the rows of %i columns best', (count, columns) => {
  expect(fullestColumns(count, [4, 3, 2])).toBe(columns)
})

it('five small charts stand in one row, seven in rows of four', () => {
  expect([5, 6, 7, 10].map((count) => fullestColumns(count, [4, 5, 3]))).toEqual([5, 3, 4, 5])
})
