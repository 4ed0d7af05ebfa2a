import { describe, expect, it } from 'vitest'
import { next, type SignInEvent, start } from './flow.ts'

describe('the flow', () => {
  const state = (...events: SignInEvent[]) => events.reduce(next, start(['mail', 'password']))

  it('begins with the first way of the manifest', () => {
    expect(state().screen).toEqual({ name: 'mail' })
  })

  it('stays where it was when something fails, and forgets the failure at the next try', () => {
    const failed = state({ kind: 'began' }, { kind: 'failed', failure: 'offline' })
    expect(failed).toMatchObject({ screen: { name: 'mail' }, busy: false, failure: 'offline' })
    expect(next(failed, { kind: 'began' })).toMatchObject({ busy: true, failure: undefined })
  })

  it('moves the focus with every screen and every failure, and not while it works', () => {
    expect(state({ kind: 'began' }).turn).toBe(0)
    expect(state({ kind: 'failed', failure: 'offline' }).turn).toBe(1)
    expect(state({ kind: 'went', screen: { name: 'password' } }).turn).toBe(1)
  })
})
