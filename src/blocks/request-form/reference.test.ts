import { expect, it } from 'vitest'
import { requestReference } from './reference.ts'

it('a reference is the first eight digits of a UUID; other ids stay unchanged', () => {
  expect(requestReference('3f2a91bc-77d1-4c0e-9a55-0b1d2e3f4a5b')).toBe('3F2A-91BC')
  expect(requestReference('9b1d-reference')).toBe('9b1d-reference')
})
