import { Script } from 'node:vm'
import { expect, it } from 'vitest'
import { collectGarbage } from './collect-garbage.ts'

it('collecting garbage restores the flags of V8: code cached afterwards is accepted by the next command', () => {
  // V8 writes a hash of its flags into the data.
  const cached = () => new Script('function sum(one, other) { return one + other }').createCachedData()
  const before = cached()
  const inUse = new Array<number>(30_000_000).fill(0.5)
  collectGarbage()
  expect(inUse).toHaveLength(30_000_000)
  expect(cached().equals(before)).toBe(true)
})
