import { expect, it } from 'vitest'
import { next, type SignInEvent, start } from './flow.ts'

const state = (...events: SignInEvent[]) => events.reduce(next, start(['mail', 'password']))

it('the sign-in flow begins with the first method of the manifest', () => {
  expect(state().screen).toEqual({ name: 'mail' })
})

it('the sign-in flow stays on its screen when something fails, and clears the failure at the next attempt', () => {
  const failed = state({ kind: 'began' }, { kind: 'failed', failure: 'offline' })
  expect(failed).toMatchObject({ screen: { name: 'mail' }, busy: false, failure: 'offline' })
  expect(next(failed, { kind: 'began' })).toMatchObject({ busy: true, failure: undefined })
})

it('the sign-in flow moves the focus with every screen and every failure, and not while a request is pending', () => {
  expect(state({ kind: 'began' }).revision).toBe(0)
  expect(state({ kind: 'failed', failure: 'offline' }).revision).toBe(1)
  expect(state({ kind: 'went', screen: { name: 'password' } }).revision).toBe(1)
})
