// What the sign-in block shows, and how each event changes it. Nothing here calls anybody.
import type { Failure } from '../session/failures.ts'
import type { LinkTokens, LinkType } from '../session/link.ts'

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
  | { name: 'press-session'; tokens: LinkTokens; email: string; type: string }
  | { name: 'factor'; factors: Factor[]; goal: Goal }
  | { name: 'new-password' }
  | { name: 'half' }
  /** `fresh` when the visitor has just signed in here, and is to be taken on. */
  | { name: 'done'; fresh: boolean; clockWrong: boolean }

/** What the visitor came for: to be signed in, or to set a new password. */
export type Goal = 'enter' | 'new-password'

export interface SignInState {
  screen: Screen
  /** Where the block begins, and where it goes back to. */
  first: Screen
  busy: boolean
  failure?: Failure
  /** Another mail was requested. */
  again: boolean
  /** Grows when focus has to follow what happened. */
  turn: number
}

export type SignInEvent =
  | { kind: 'began' }
  /** Left out, the screen stays; `first` is the one the block begins with. */
  | { kind: 'failed'; failure: Failure; screen?: Screen | 'first' }
  | { kind: 'went'; screen: Screen | 'first' }
  | { kind: 'sent-again' }

const firstScreen = (ways: readonly Way[]): Screen => ({ name: ways[0] ?? 'password' })

export const start = (ways: readonly Way[]): SignInState => ({
  screen: firstScreen(ways),
  first: firstScreen(ways),
  busy: false,
  again: false,
  turn: 0,
})

export function next(state: SignInState, event: SignInEvent): SignInState {
  const turn = state.turn + 1
  const to = (screen: Screen | 'first' = state.screen) => (screen === 'first' ? state.first : screen)
  switch (event.kind) {
    case 'began':
      return { ...state, busy: true, failure: undefined, again: false }
    case 'failed':
      return { ...state, screen: to(event.screen), busy: false, failure: event.failure, turn }
    case 'went':
      return { ...state, screen: to(event.screen), busy: false, failure: undefined, again: false, turn }
    case 'sent-again':
      return { ...state, busy: false, again: true }
  }
}
