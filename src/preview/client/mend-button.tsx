import { useState } from 'react'
import type { EditAnswer } from '../edit-messages.ts'
import type { ShownProblem } from '../messages.ts'
import { type MendRequest, yamlEndpoints } from '../review/yaml-messages.ts'
import { ask } from './ask.ts'
import { words } from './words.ts'

/** Writes into the file what mends a problem, as `validate --fix` does. */
export function MendButton({ problem: { file, code, line, column, mend } }: { problem: ShownProblem }) {
  const [said, say] = useState('')
  const asked: MendRequest = { file, code, line, column }
  const apply = () =>
    void ask<EditAnswer>(yamlEndpoints.mend, asked).then(
      (answer) => say('message' in answer ? answer.message : ''),
      (error: Error) => say(error.message),
    )
  return (
    <>
      <button type="button" className="apply" onClick={apply}>
        {words.sheets.problems.apply(mend ?? '')}
      </button>
      <span role="status" className="bad">
        {said}
      </span>
    </>
  )
}
