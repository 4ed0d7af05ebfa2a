import { expect, it } from 'vitest'
import { columnBelow } from './indentation.ts'

it.each([
  ['  - type: hero', 4],
  ['    title: Words', 4],
  ['    items:', 6],
  ['  - items: # of the list', 6],
  ['    - one item', 4],
  ['', 0],
])('a new line below %j begins in column %i', (line, column) => {
  expect(columnBelow(line)).toBe(column)
})
