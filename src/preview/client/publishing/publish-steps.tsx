import type { Run, Step, StepName } from '../../publish-messages.ts'

const titles: Record<StepName, string> = {
  check: 'Check',
  keep: 'History',
  build: 'Build',
  send: 'Hand over',
  live: 'On the web',
}

const marks: Record<Step['state'], string> = { waiting: '·', running: '…', done: '✓', failed: '✕' }
const meanings: Record<Step['state'], string> = { waiting: 'to come', running: 'now', done: 'done', failed: 'failed' }

/** What happens, step by step; read out as it comes. */
export function PublishSteps({ run }: { run: Run }) {
  const last = run.steps.findLast(({ state }) => state !== 'waiting')
  return (
    <>
      <ol className="steps">
        {run.steps.map(({ name, state, says, hint, printed }) => (
          <li key={name} className={state}>
            <span aria-hidden="true">{marks[state]}</span>
            <div>
              <b>{titles[name]}</b> <span className="unseen">({meanings[state]})</span> {says}
              {hint && <div className="hint">{hint}</div>}
              {printed && state === 'failed' && <pre>{printed}</pre>}
            </div>
          </li>
        ))}
      </ol>
      <div role="status" className="unseen">
        {run.outcome === 'live'
          ? run.kind === 'back'
            ? 'The build before is live again.'
            : 'The site is live.'
          : last && `${titles[last.name]}: ${last.says ?? meanings[last.state]}`}
      </div>
    </>
  )
}
