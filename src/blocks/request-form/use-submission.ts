import { type FormEvent, type RefObject, useEffect, useReducer, useRef } from 'react'
import type { FormDeclaration } from '../../../supabase/functions/_shared/form.ts'
import { forgetDraft } from '../../client/stored-keys.ts'
import type { SiteBackend } from '../../site/model.ts'
import { formReducer, idle } from './form-state.ts'
import type { SendOutcome } from './outcome.ts'
import { readForm } from './read-form.ts'
import type { Sending } from './send.ts'

interface SubmissionOptions {
  declaration: FormDeclaration
  backend: SiteBackend
  /** Without it the browser sends the form natively. */
  send?: (sending: Sending) => Promise<SendOutcome>
  form: RefObject<HTMLFormElement | null>
}

/** Sends the form, one request at a time, and returns the state to show. */
export function useSubmission({ declaration, backend, send, form }: SubmissionOptions) {
  const [state, dispatch] = useReducer(formReducer, idle)
  const inFlight = useRef<AbortController>(undefined)

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !inFlight.current) return
      inFlight.current.abort()
      inFlight.current = undefined
      dispatch({ kind: 'interrupted' })
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (!send) return
    event.preventDefault()
    const element = event.currentTarget
    if (inFlight.current) return
    const read = readForm(declaration, element)
    if (!read.ok) return dispatch({ kind: 'refused', fields: read.fields })
    const controller = new AbortController()
    inFlight.current = controller
    dispatch({ kind: 'sent' })
    const { signal } = controller
    const sent = entriesOf(element)
    const outcome = await send({ declaration, backend, payload: read.body, headers: fillTime(), signal })
    if (inFlight.current !== controller) return
    inFlight.current = undefined
    // What was typed in the meantime is not part of the stored request.
    if (outcome.kind === 'stored' && entriesOf(element) === sent) {
      element.reset()
      forgetDraft(declaration.name)
    }
    dispatch(outcome)
  }

  /** Removes a mistake as soon as it is fixed; typing never adds one. */
  const correct = (event: FormEvent<HTMLFormElement>) => {
    const shown = Object.entries(state.mistakes)
    if (!form.current || !shown.length) return
    const read = readForm(declaration, form.current)
    const current = read.ok ? {} : read.fields
    const touched = event.target instanceof Element ? event.target.getAttribute('name') : null
    const mistakes = Object.fromEntries(
      // A mistake that only the backend found stays until its field changes.
      shown.flatMap(([name, mistake]) =>
        name === touched ? (current[name] ? [[name, current[name]]] : []) : [[name, mistake]],
      ),
    )
    dispatch({ kind: 'corrected', mistakes })
  }

  return { state, submit, correct, close: () => dispatch({ kind: 'closed' }) }
}

const entriesOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)])

/** Milliseconds since the page was opened, as a header; none after a reload, which may restore the answers at once. */
function fillTime(): Record<string, string> {
  const [visit] = performance.getEntriesByType('navigation')
  const fresh = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
  return fresh ? { 'X-Fill-Time': `${Math.round(performance.now())}` } : {}
}
