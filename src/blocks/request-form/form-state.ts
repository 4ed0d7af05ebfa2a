// What the form shows, and how each event changes it.
import type { Mistakes } from '../../../supabase/functions/_shared/form-rules.ts'
import type { Outcome } from './outcome.ts'

export type ShownOutcome = Exclude<Outcome, { kind: 'refused' }>

export interface FormState {
  sending: boolean
  mistakes: Mistakes
  /** The notice shown until it is closed. */
  outcome?: ShownOutcome
  /** Grows when focus has to follow what happened. */
  turn: number
  /** Whether anything has been sent from this page: notices the address points at are history then. */
  tried: boolean
}

export type FormEvent =
  | { kind: 'sent' }
  | Outcome
  /** The visitor corrected something; these mistakes are left. */
  | { kind: 'corrected'; mistakes: Mistakes }
  /** The page came back from the browser's memory, and the request that was on its way is not heard of any more. */
  | { kind: 'interrupted' }
  | { kind: 'closed' }

export const idle: FormState = { sending: false, mistakes: {}, turn: 0, tried: false }

export function next(state: FormState, event: FormEvent): FormState {
  const { turn } = state
  switch (event.kind) {
    case 'sent':
      return { ...idle, sending: true, turn, tried: true }
    case 'refused':
      return { ...idle, mistakes: event.fields, turn: turn + 1, tried: true }
    case 'stored':
    case 'failed':
      return { ...idle, outcome: event, turn: turn + 1, tried: true }
    case 'corrected':
      return { ...state, mistakes: event.mistakes }
    case 'interrupted':
      return { ...state, sending: false }
    case 'closed':
      return { ...state, outcome: undefined }
  }
}
