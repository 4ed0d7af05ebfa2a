import { type FormEvent, type RefObject, useEffect, useReducer, useRef } from 'react'
import type { FormDeclaration } from '../../../supabase/functions/_shared/form.ts'
import { forgetDraft } from '../../client/stored-keys.ts'
import type { Backend } from '../../site/model.ts'
import { idle, next } from './form-state.ts'
import type { Outcome } from './outcome.ts'
import { readForm } from './read-form.ts'
import type { Sending } from './send.ts'

interface SubmissionOptions {
  declaration: FormDeclaration
  backend: Backend
  /** Left out, the browser sends the form by itself. */
  send?: (sending: Sending) => Promise<Outcome>
  form: RefObject<HTMLFormElement | null>
}

/** Sends the form once at a time and keeps what is to be shown of it. */
export function useSubmission({ declaration, backend, send, form }: SubmissionOptions) {
  const [state, dispatch] = useReducer(next, idle)
  const flight = useRef<AbortController>(undefined)

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !flight.current) return
      flight.current.abort()
      flight.current = undefined
      dispatch({ kind: 'interrupted' })
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (!send) return
    event.preventDefault()
    const at = event.currentTarget
    if (flight.current) return
    const read = readForm(declaration, at)
    if (!read.ok) return dispatch({ kind: 'refused', fields: read.fields })
    const mine = new AbortController()
    flight.current = mine
    dispatch({ kind: 'sent' })
    const outcome = await send({ declaration, backend, payload: read.body, headers: fillTime(), signal: mine.signal })
    if (flight.current !== mine) return
    flight.current = undefined
    if (outcome.kind === 'stored') {
      at.reset()
      forgetDraft(declaration.name)
    }
    dispatch(outcome)
  }

  /** Late to complain, early to forgive: typing never adds a mistake, and takes one away as soon as it is fixed. */
  const correct = (event: FormEvent<HTMLFormElement>) => {
    const left = Object.entries(state.mistakes)
    if (!form.current || !left.length) return
    const read = readForm(declaration, form.current)
    const still = read.ok ? {} : read.fields
    const touched = event.target instanceof Element ? event.target.getAttribute('name') : null
    const mistakes = Object.fromEntries(
      // The function's own complaint about a field the page finds nothing wrong with stands until the field is changed.
      left.flatMap(([name, mistake]) =>
        name === touched ? (still[name] ? [[name, still[name]]] : []) : [[name, mistake]],
      ),
    )
    dispatch({ kind: 'corrected', mistakes })
  }

  return { state, submit, correct, close: () => dispatch({ kind: 'closed' }) }
}

/** Milliseconds since the page was opened. A page that was reloaded may bring its answers along, so it has none. */
function fillTime(): Record<string, string> {
  const [visit] = performance.getEntriesByType('navigation')
  const fresh = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
  return fresh ? { 'X-Fill-Time': `${Math.round(performance.now())}` } : {}
}
