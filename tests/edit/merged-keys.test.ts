// Changes of a merged key for which the caller has to choose the places.
import { expect, it } from 'vitest'
import { edit } from '../../src/edit/edit.ts'

it('an operation needs no answer about a key that every merging map has itself, and counts only the maps without it', () => {
  const own = 'a: &a {x: 1, w: 0}\nc:\n  <<: *a\n  x: 2\n'
  const set = { do: 'set', path: ['a', 'x'], value: 3 } as const
  expect(edit(own, [set])).toMatchObject({ text: own.replace('x: 1', 'x: 3') })
  expect(edit(own, [{ do: 'rename', path: ['a', 'x'], key: 'y' }])).toMatchObject({ refused: 'shared', uses: 2 })
  expect(edit(own, [{ ...set, path: ['a', 'w'] }])).toMatchObject({ refused: 'shared', uses: 2 })
  expect(edit(`${own}d: {<<: *a}\n`, [set])).toMatchObject({ refused: 'shared', uses: 2 })
  expect(edit(`${own}d: {<<: *a}\n`, [{ ...set, path: ['d', 'x'] }])).toMatchObject({ refused: 'shared', uses: 2 })
})
