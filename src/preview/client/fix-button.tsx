import { useState } from 'react'
import type { ShownProblem } from '../messages.ts'
import { words } from './words.ts'
import { fix } from './yaml-pane/yaml-calls.ts'

/** Writes into the file what fixes a problem, as `validate --fix` does. */
export function FixButton({ problem }: { problem: ShownProblem }) {
  const { file, code, line, column } = problem
  const [status, setStatus] = useState('')
  const apply = () =>
    void fix({ file, code, line, column }).then(
      (answer) => setStatus('message' in answer ? answer.message : ''),
      (error: Error) => setStatus(error.message),
    )
  return (
    <>
      <button type="button" className="apply" onClick={apply}>
        {words.sheets.problems.apply(problem.fix ?? '')}
      </button>
      <span role="status" className="bad">
        {status}
      </span>
    </>
  )
}
