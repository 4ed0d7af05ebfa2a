import { useRef, useState } from 'react'
import { type Failure, failureOf } from '../session/failures.ts'

export interface PanelState {
  busy: boolean
  failure?: Failure
  /** Message after success. */
  done?: string
}

interface CallResult {
  error: unknown
}

/**
 * Runs a panel's calls one at a time. `work` returns the library's result; `done` is shown when it has no error. `onLost` is called
 * when the service no longer knows the session.
 */
export function usePanel(onLost: () => Promise<void>) {
  const [state, setState] = useState<PanelState>({ busy: false })
  const running = useRef(false)

  async function run(work: () => Promise<CallResult>, done: string): Promise<Failure | undefined> {
    if (running.current) return undefined
    running.current = true
    setState({ busy: true })
    const { error } = await work().catch((error: unknown) => ({ error }))
    running.current = false
    const failure = error ? failureOf(error) : undefined
    setState(failure ? { busy: false, failure } : { busy: false, done })
    if (failure === 'no-session') await onLost()
    return failure
  }
  return { ...state, run }
}
