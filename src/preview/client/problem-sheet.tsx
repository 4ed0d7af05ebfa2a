import { useState } from 'react'
import { yamlEndpoints } from '../endpoints.ts'
import type { Health, ShownProblem } from '../messages.ts'
import { failureText } from './edit/save-text.ts'
import { pageToken } from './first-data.ts'
import { openPlace } from './inspect.ts'
import { openYaml } from './open-sheet.ts'
import { callServer } from './server-calls.ts'
import { Sheet } from './sheet.tsx'
import { inOwnWords, words } from './words.ts'

/** Lists all problems with hint and source lines; a click on the place opens the code editor. */
export function ProblemSheet({ health: { problems, held } }: { health: Health }) {
  const { held: state, none } = words.sheets.problems
  const count = problems.length > 0 ? words.bar.problems(problems.length) : none
  return (
    <Sheet name={words.sheets.problems.name} title={held ? `${count}. ${state}` : count} isWrong={held}>
      <ol>
        {problems.map((problem) => (
          <li
            key={`${problem.file} ${problem.line}:${problem.column} ${problem.code} ${problem.message}`}
            className={problem.severity === 'error' ? 'problem' : 'problem mild'}
            data-code={problem.code}
          >
            <div className="where">
              <button type="button" className="place" onClick={() => void openPlace(placeOf(problem))}>
                {problem.file}:{problem.line}:{problem.column}
              </button>
              <span className="code">{problem.code}</span>
              {pageToken !== undefined && (
                <span className="acts">
                  {problem.fix && <FixButton problem={problem} />}
                  <button
                    type="button"
                    aria-label={words.sheets.problems.asYaml(problem.line, problem.file)}
                    onClick={() => openYaml(placeOf(problem))}
                  >
                    {words.bar.yaml}
                  </button>
                </span>
              )}
            </div>
            <Message problem={problem} />
            {problem.frame && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll long lines.
              <figure className="frame" aria-label={words.sheets.problems.around(problem.line)} tabIndex={0}>
                <pre>{problem.frame}</pre>
              </figure>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

function Message({ problem }: { problem: ShownProblem }) {
  const { message, hint } = inOwnWords(problem)
  return (
    <>
      <div className="message">{message}</div>
      <div className="hint">{hint}</div>
    </>
  )
}

/** Fixes a problem in the file, as `validate --fix` does. */
function FixButton({ problem }: { problem: ShownProblem }) {
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

const placeOf = ({ file, line, column }: ShownProblem) => ({ file, line, column })
