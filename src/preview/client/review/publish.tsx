import { useState } from 'react'
import type { HistoryAnswer } from '../../../history/history-messages.ts'
import { reviewEndpoints } from '../../endpoints.ts'
import type { Review } from '../../review/review-messages.ts'
import { PublishNow } from '../publishing/publish-now.tsx'
import { usePublishState } from '../publishing/use-publish-state.ts'
import { callServer } from '../server-calls.ts'
import { inEditorLanguage, words } from '../words.ts'
import { CommitForm } from './commit-form.tsx'
import { commitMessage } from './commit-message.ts'

/** Publishing and committing. Only the site's own files are committed. */
export function PublishForm({ review, onDone }: { review: Review; onDone: () => void }) {
  const { repository, without } = review
  const { remote, ahead = 0, obstacle } = repository ?? {}
  const state = usePublishState()
  const count = (review.changes ?? review.hunks).length + review.files.length
  const isFresh = !review.base
  const suggested = commitMessage(review)
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<HistoryAnswer>()

  const run = async (request: Promise<HistoryAnswer>) => {
    setBusy(true)
    setAnswer(undefined)
    const result = await request.catch(
      (error: Error): HistoryAnswer => ({ outcome: 'failed', message: [error.message], hint: [] }),
    )
    setBusy(false)
    setAnswer(result)
    onDone()
    return result.outcome === 'done' || result.committed === true
  }
  const nothing = count === 0 && !isFresh
  const history = repository ? (
    <>
      {obstacle && <p className="obstacle">{inEditorLanguage(obstacle)}</p>}
      {nothing ? (
        <p className="quiet">{words.review.nothingToCommit}</p>
      ) : (
        <CommitForm
          repository={repository}
          suggested={suggested}
          isBusy={isBusy}
          onCommit={(request) => run(callServer(reviewEndpoints.commit, request))}
        />
      )}
      {ahead > 0 && remote !== undefined && (
        <p>
          {words.review.commit.notOn(ahead, remote)}{' '}
          <button type="button" disabled={isBusy} onClick={() => void run(callServer(reviewEndpoints.push, {}))}>
            {words.review.commit.push}
          </button>
        </p>
      )}
      <div role="status">{answer && <Published answer={answer} />}</div>
    </>
  ) : (
    <p className="quiet">{without && inEditorLanguage(without)}</p>
  )
  return (
    <section className="publish" aria-label={words.review.publish.publish}>
      <h3>{words.review.publish.publish}</h3>
      {state && <PublishNow state={state} message={suggested} hasRemote={remote !== undefined} />}
      {state?.destination && repository ? (
        <details>
          <summary>{words.review.publish.keepOnly}</summary>
          {history}
        </details>
      ) : (
        history
      )}
    </section>
  )
}

/** The outcome of a commit or a push. */
function Published({ answer }: { answer: HistoryAnswer }) {
  if (answer.outcome === 'failed')
    return (
      <div className="obstacle">
        <b>{inEditorLanguage(answer.message)}</b> {inEditorLanguage(answer.hint)}
        {answer.output && <pre>{answer.output}</pre>}
      </div>
    )
  return (
    <p className="well">
      {inEditorLanguage(answer.message)}{' '}
      {answer.link && (
        <a href={answer.link} target="_blank" rel="noreferrer">
          {words.review.commit.pullRequest}
        </a>
      )}
    </p>
  )
}
