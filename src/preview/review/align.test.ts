import { describe, expect, it } from 'vitest'
import { differences } from './compare-values.ts'

const between = (one: unknown[], other: unknown[]) =>
  [...differences(one, other, [], [])].map(({ what, before, now }) => [what, before?.value, now?.value])

describe('the differences of two lists', () => {
  it('one of several equal values that has changed is one changed value', () => {
    expect(between(['£00', '£00', '£00'], ['£40', '£00', '£00'])).toEqual([['changed', '£00', '£40']])
    expect(between([0, 0, 1], [0, 2, 1])).toEqual([['changed', 0, 2]])
  })

  it('values in another order are moved, and a value that has come is added', () => {
    expect(between(['a', 'b', 'c'], ['b', 'c', 'a'])).toEqual([['moved', 'a', 'a']])
    expect(between(['a', 'a'], ['a', 'b', 'a'])).toEqual([['added', undefined, 'b']])
  })
})
