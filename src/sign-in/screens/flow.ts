// The state machine of the sign-in block: its screens, and how each event changes the state. Makes no calls.
import type { LinkTokens, LinkType } from '../session/link.ts'
import type { Failure } from '../session/texts.ts'

export type SignInMethod = 'password' | 'mail'
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
  | { name: 'factor'; factors: Factor[]; goal: SignInGoal }
  | { name: 'new-password' }
  | { name: 'half' }
  /** `fresh`: the visitor has just signed in here and is redirected. */
  | { name: 'done'; fresh: boolean; clockWrong: boolean }

/** What the visitor came for: to be signed in, or to set a new password. */
export type SignInGoal = 'enter' | 'new-password'

export interface SignInState {
  screen: Screen
  /** The screen the block starts with and returns to. */
  first: Screen
  busy: boolean
  failure?: Failure
  /** Another mail was requested. */
  again: boolean
  /** Incremented whenever the focus has to move. */
  revision: number
}

export type SignInEvent =
  | { kind: 'began' }
  /** Without `screen` the current screen stays; `first` is the block's first one. */
  | { kind: 'failed'; failure: Failure; screen?: Screen | 'first' }
  | { kind: 'went'; screen: Screen | 'first' }
  | { kind: 'sent-again' }

const firstScreen = (ways: readonly SignInMethod[]): Screen => ({ name: ways[0] ?? 'password' })

export const start = (ways: readonly SignInMethod[]): SignInState => ({
  screen: firstScreen(ways),
  first: firstScreen(ways),
  busy: false,
  again: false,
  revision: 0,
})

export function next(state: SignInState, event: SignInEvent): SignInState {
  const revision = state.revision + 1
  const to = (screen: Screen | 'first' = state.screen) => (screen === 'first' ? state.first : screen)
  switch (event.kind) {
    case 'began':
      return { ...state, busy: true, failure: undefined, again: false }
    case 'failed':
      return { ...state, screen: to(event.screen), busy: false, failure: event.failure, revision }
    case 'went':
      return { ...state, screen: to(event.screen), busy: false, failure: undefined, again: false, revision }
    case 'sent-again':
      return { ...state, busy: false, again: true }
  }
}
