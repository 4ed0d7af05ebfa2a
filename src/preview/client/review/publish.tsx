import { useState } from 'react'
import type { PublishAnswer, Review } from '../../review/review-messages.ts'

import { PublishNow } from '../publishing/publish-now.tsx'
import { usePublishState } from '../publishing/use-publish-state.ts'
import { words } from '../words.ts'
import type { YamlPlace } from '../yaml-pane/yaml-place.ts'
import { CommitForm } from './commit-form.tsx'
import { Published } from './published.tsx'
import { commit, push } from './review-calls.ts'

interface PublishProps {
  review: Review
  onDone: () => void
  onYaml: (place: YamlPlace) => void
  /** For the page below. */
  onLeave: () => void
}

/** The way to the web, and the history: nothing but the site's own files goes in. */
export function Publish({ review, onDone, onYaml, onLeave }: PublishProps) {
  const { repository, without } = review
  const { remote, ahead = 0, obstacle } = repository ?? {}
  const state = usePublishState()
  const count = (review.changes ?? review.hunks).length + review.files.length
  const isFresh = !review.base
  const [isBusy, work] = useState(false)
  const [answer, tell] = useState<PublishAnswer>()

  const run = async (call: () => Promise<PublishAnswer>) => {
    work(true)
    tell(undefined)
    const got = await call().catch(
      (error: Error): PublishAnswer => ({ outcome: 'failed', message: error.message, hint: '' }),
    )
    work(false)
    tell(got)
    onDone()
    return got.outcome === 'done' || got.committed === true
  }
  const nothing = count === 0 && !isFresh
  const history = repository ? (
    <>
      {obstacle && <p className="obstacle">{obstacle}</p>}
      {nothing ? (
        <p className="quiet">{words.review.commit.nothing}</p>
      ) : (
        <CommitForm
          repository={repository}
          suggested={review.suggested}
          isBusy={isBusy}
          onCommit={(request) => run(() => commit(request))}
        />
      )}
      {ahead > 0 && remote !== undefined && (
        <p>
          {words.review.commit.notOn(ahead, remote)}{' '}
          <button type="button" className="plain" disabled={isBusy} onClick={() => void run(push)}>
            {words.review.commit.push}
          </button>
        </p>
      )}
      <div role="status">{answer && <Published answer={answer} />}</div>
    </>
  ) : (
    <p className="quiet">{without}</p>
  )
  return (
    <section className="publish" aria-label={words.review.publish.publish}>
      <h3>{words.review.publish.publish}</h3>
      {state && (
        <PublishNow
          state={state}
          message={review.suggested}
          hasRemote={remote !== undefined}
          onYaml={onYaml}
          onLeave={onLeave}
        />
      )}
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
