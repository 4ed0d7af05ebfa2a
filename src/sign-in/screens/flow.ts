// What the sign-in block shows, and how each event changes it. Nothing here calls anybody.
import type { Failure } from '../session/failures.ts'
import type { LinkType } from '../session/link.ts'

export type Way = 'password' | 'mail'
export type Purpose = 'sign-in' | 'recovery'

export interface Factor {
  id: string
  name: string
}

export type Screen =
  | { name: 'password' }
  | { name: 'mail' }
  | { name: 'recover' }
  | { name: 'code'; email: string; purpose: Purpose }
  | { name: 'press'; hash: string; type: LinkType }
  | { name: 'factor'; factors: Factor[]; goal: Goal }
  | { name: 'new-password' }
  | { name: 'half' }
  /** `fresh` when the visitor has just signed in here, and is to be taken on. */
  | { name: 'done'; fresh: boolean; clockWrong: boolean }

/** What the visitor came for: to be signed in, or to set a new password. */
export type Goal = 'enter' | 'new-password'

export interface SignInState {
  screen: Screen
  busy: boolean
  failure?: Failure
  /** Another mail was asked for. */
  again: boolean
  /** Grows when focus has to follow what happened. */
  turn: number
}

export type SignInEvent =
  | { kind: 'began' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'went'; screen: Screen }
  | { kind: 'sent-again' }

export const firstScreen = (ways: readonly Way[]): Screen => ({ name: ways[0] ?? 'password' })

export const start = (ways: readonly Way[]): SignInState => ({
  screen: firstScreen(ways),
  busy: false,
  again: false,
  turn: 0,
})

export function next(state: SignInState, event: SignInEvent): SignInState {
  const turn = state.turn + 1
  switch (event.kind) {
    case 'began':
      return { ...state, busy: true, failure: undefined, again: false }
    case 'failed':
      return { ...state, busy: false, failure: event.failure, turn }
    case 'went':
      return { screen: event.screen, busy: false, again: false, turn }
    case 'sent-again':
      return { ...state, busy: false, again: true }
  }
}
