import { useRef, useState } from 'react'
import { failureOf } from '../session/failures.ts'
import type { Failure } from '../session/texts.ts'
import type { PanelProps, PanelState } from './panel.tsx'

/**
 * Returns the ids of a panel, the props of its frame and of its form, and `run`, which runs its calls one at a time. `work` returns
 * the library's result; `done` is shown when it has no error. The user is fetched again when the service no longer knows the session.
 */
export function useAccountPanel({ name, level, texts, failures, refresh }: PanelProps, part: string) {
  const id = `${name}-${part}`
  const heading = `${id}-title`
  const [state, setState] = useState<PanelState>({ busy: false })
  const running = useRef(false)

  async function run(work: () => Promise<{ error: unknown }>, done: string): Promise<Failure | undefined> {
    if (running.current) return undefined
    running.current = true
    setState({ busy: true })
    const { error } = await work().catch((error: unknown) => ({ error }))
    running.current = false
    const failure = error ? failureOf(error) : undefined
    setState(failure ? { busy: false, failure } : { busy: false, done })
    if (failure === 'no-session') await refresh()
    return failure
  }
  return {
    id,
    run,
    frame: { id: heading, level, state, failures },
    form: { id: `${id}-form`, action: '#', labelledBy: heading, busy: state.busy, working: texts.working },
  }
}
