import { useState } from 'react'
import type { Health, ShownProblem } from '../messages.ts'
import { openPlace } from './inspect.ts'

interface ProblemSheetProps {
  health: Health
  onClose: () => void
}

/** Every problem with its lines and what to write instead; a click on the place opens the editor there. */
export function ProblemSheet({ health, onClose }: ProblemSheetProps) {
  const { problems, held } = health
  const [said, say] = useState('')
  const open = async ({ file, line, column }: ShownProblem) =>
    say((await openPlace({ file, line, column })).problem ?? '')
  return (
    <section className={held ? 'sheet wrong' : 'sheet'} aria-label="Problems">
      <h2 role="status">
        {problems.length === 0
          ? 'There is nothing wrong.'
          : held
            ? 'The page shows the last state without errors. To mend:'
            : 'To look at:'}
      </h2>
      {said && <p className="bad">{said}</p>}
      <ol>
        {problems.map((problem) => (
          <li
            key={`${problem.file} ${problem.line}:${problem.column} ${problem.code} ${problem.message}`}
            data-code={problem.code}
          >
            <button type="button" className="place" onClick={() => void open(problem).catch((e) => say(String(e)))}>
              {problem.file}:{problem.line}:{problem.column}
            </button>{' '}
            <span className={problem.severity === 'error' ? 'bad' : 'quiet'}>{problem.code}</span>
            <div>{problem.message}</div>
            <div className="hint">{problem.hint}</div>
            {problem.frame && <pre>{problem.frame}</pre>}
          </li>
        ))}
      </ol>
      <p>
        <button type="button" onClick={onClose}>
          Hide
        </button>
      </p>
    </section>
  )
}
