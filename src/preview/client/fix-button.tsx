import { useState } from 'react'
import { yamlEndpoints } from '../endpoints.ts'
import type { ShownProblem } from '../messages.ts'
import { failureText } from './edit/save-text.ts'
import { callServer } from './server-calls.ts'
import { inOwnWords, words } from './words.ts'

/** Fixes a problem in the file, as `validate --fix` does. */
export function FixButton({ problem }: { problem: ShownProblem }) {
  const { file, code, line, column } = problem
  const { fix: title = '' } = inOwnWords(problem)
  const [status, setStatus] = useState('')
  const apply = () =>
    void callServer(yamlEndpoints.fix, { file, code, line, column, label: title }).then(
      (answer) => setStatus(failureText(answer)),
      (error: Error) => setStatus(error.message),
    )
  return (
    <>
      <button type="button" className="apply" onClick={apply}>
        {words.sheets.problems.apply(title)}
      </button>
      <span role="status" className="bad">
        {status}
      </span>
    </>
  )
}
