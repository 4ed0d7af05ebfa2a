import type { PublishStep, Run } from '../../../deploy/deploy-messages.ts'
import { inEditorLanguage, words } from '../words.ts'

const marks: Record<PublishStep['state'], string> = { waiting: '·', running: '…', done: '✓', failed: '✕' }

/** The steps of publishing with their progress, which screen readers read. */
export function PublishSteps({ run }: { run: Run }) {
  const { backLive, live, meanings, steps: titles } = words.review.publish
  const last = run.steps.findLast(({ state }) => state !== 'waiting')
  return (
    <>
      <ol className="steps">
        {run.steps.map(({ name, state, says, hint, printed }) => (
          <li key={name} className={state}>
            <span aria-hidden="true">{marks[state]}</span>
            <div>
              <b>{titles[name]}</b> <span className="unseen">({meanings[state]})</span> {says && inEditorLanguage(says)}
              {hint && <div className="hint">{inEditorLanguage(hint)}</div>}
              {printed && state === 'failed' && <pre>{printed}</pre>}
            </div>
          </li>
        ))}
      </ol>
      <div role="status" className="unseen">
        {run.outcome === 'live'
          ? run.kind === 'back'
            ? backLive
            : live
          : last && words.labelled(titles[last.name], last.says ? inEditorLanguage(last.says) : meanings[last.state])}
      </div>
    </>
  )
}
