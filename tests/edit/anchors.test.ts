// Tests the text that remains when an anchor is removed.
import { describe, expect, it } from 'vitest'
import { edit } from '../../src/edit/edit.ts'
import { isRefusal, type Operation } from '../../src/edit/operation.ts'

function edited(text: string, operation: Operation): string {
  const result = edit(text, [operation])
  if (isRefusal(result)) throw new Error(`${result.refused}: ${result.message}`)
  return result.text
}

describe('an anchor behind the dash of an item', () => {
  const days = 'days:\n  - &day\n    title: One\n    # free of charge\n    price: 0\n  - <<: *day\n    title: Two\n'
  const item = '  - title: One\n    # free of charge\n    price: 0\n'

  it('is removed with its last alias, and leaves no bare dash', () => {
    expect(edited(days, { do: 'remove', path: ['days', 1] })).toBe(`days:\n${item}`)
  })

  it('is left out of a copy of the item, whose dash stands before its first key', () => {
    expect(edited(days, { do: 'duplicate', path: ['days', 0] })).toBe(days.replace(/(?= {2}- <<)/, item))
  })
})
