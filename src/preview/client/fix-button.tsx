import { useState } from 'react'
import { yamlEndpoints } from '../endpoints.ts'
import type { ShownProblem } from '../messages.ts'
import { callServer } from './server-calls.ts'
import { inOwnWords, words } from './words.ts'

/** Fixes a problem in the file, as `validate --fix` does. */
export function FixButton({ problem }: { problem: ShownProblem }) {
  const { file, code, line, column } = problem
  const [status, setStatus] = useState('')
  const apply = () =>
    void callServer(yamlEndpoints.fix, { file, code, line, column }).then(
      (answer) => setStatus('message' in answer ? answer.message : ''),
      (error: Error) => setStatus(error.message),
    )
  return (
    <>
      <button type="button" className="apply" onClick={apply}>
        {words.sheets.problems.apply(inOwnWords(problem).fix ?? '')}
      </button>
      <span role="status" className="bad">
        {status}
      </span>
    </>
  )
}
