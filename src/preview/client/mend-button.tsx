import { useState } from 'react'
import type { ShownProblem } from '../messages.ts'
import { words } from './words.ts'
import { mend } from './yaml-pane/yaml-calls.ts'

/** Writes into the file what mends a problem, as `validate --fix` does. */
export function MendButton({ problem }: { problem: ShownProblem }) {
  const { file, code, line, column } = problem
  const [status, setStatus] = useState('')
  const apply = () =>
    void mend({ file, code, line, column }).then(
      (answer) => setStatus('message' in answer ? answer.message : ''),
      (error: Error) => setStatus(error.message),
    )
  return (
    <>
      <button type="button" className="apply" onClick={apply}>
        {words.sheets.problems.apply(problem.mend ?? '')}
      </button>
      <span role="status" className="bad">
        {status}
      </span>
    </>
  )
}
