// State of the form, as a reducer.
import type { Mistakes } from '../../../supabase/functions/_shared/form-rules.ts'
import type { SendOutcome } from './outcome.ts'

export type ShownOutcome = Exclude<SendOutcome, { kind: 'refused' }>

interface FormState {
  sending: boolean
  mistakes: Mistakes
  /** Shown as a notice until it is closed. */
  outcome?: ShownOutcome
  /** Incremented when focus must move to the result. */
  turn: number
  /** The form was sent from this page, so notices that the URL's fragment targets are outdated and not rendered. */
  tried: boolean
}

export type FormEvent =
  | { kind: 'sent' }
  | SendOutcome
  /** The visitor corrected a field; `mistakes` are those that remain. */
  | { kind: 'corrected'; mistakes: Mistakes }
  /** The page was restored from the back/forward cache, so the pending request was lost. */
  | { kind: 'interrupted' }
  | { kind: 'closed' }

export const idle: FormState = { sending: false, mistakes: {}, turn: 0, tried: false }

export function formReducer(state: FormState, event: FormEvent): FormState {
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
