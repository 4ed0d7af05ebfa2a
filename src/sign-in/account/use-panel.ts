import { useRef, useState } from 'react'
import { type Failure, failureOf } from '../session/failures.ts'

export interface PanelState {
  busy: boolean
  failure?: Failure
  /** What was achieved. */
  done?: string
}

interface CallResult {
  error: unknown
}

/**
 * One panel's work, one piece at a time. `work` gives the library's answer, and `done` is said when it is no error.
 * `onLost` is called when the service does not know the session any more.
 */
export function usePanel(onLost: () => Promise<void>) {
  const [state, setState] = useState<PanelState>({ busy: false })
  const flight = useRef(false)

  async function run(work: () => Promise<CallResult>, done: string): Promise<Failure | undefined> {
    if (flight.current) return undefined
    flight.current = true
    setState({ busy: true })
    const { error } = await work().catch((error: unknown) => ({ error }))
    flight.current = false
    const failure = error ? failureOf(error) : undefined
    setState(failure ? { busy: false, failure } : { busy: false, done })
    if (failure === 'no-session') await onLost()
    return failure
  }
  return { ...state, run }
}
