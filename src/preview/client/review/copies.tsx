import { useState } from 'react'
import type { HistoryAnswer } from '../../../history/history-messages.ts'
import type { EditAnswer } from '../../edit-messages.ts'
import { reviewEndpoints } from '../../endpoints.ts'
import type { Review } from '../../review/review-messages.ts'
import { callServer } from '../server-calls.ts'
import { inEditorLanguage, words } from '../words.ts'
import { dated } from './when.ts'

/** Dated copies of the manifest, to make and to restore. The server also makes one before the first edit of each day. */
export function CopyList({ review: { copies }, onDone }: { review: Review; onDone: () => void }) {
  const [status, setStatus] = useState('')
  const [confirming, setConfirming] = useState<string>()
  const run = (request: Promise<EditAnswer | HistoryAnswer>) =>
    void request
      .then(
        (answer) => setStatus('message' in answer ? inEditorLanguage(answer.message) : words.review.copies.restored),
        (error: Error) => setStatus(error.message),
      )
      .then(onDone)
  return (
    <section className="copies" aria-label={words.review.copies.name}>
      <h3>{words.review.copies.name}</h3>
      <p className="quiet">{words.review.copies.about}</p>
      <button type="button" onClick={() => run(callServer(reviewEndpoints.copy, {}))}>
        {words.review.copies.make}
      </button>
      <div role="status">{status}</div>
      <ul>
        {copies.slice(0, 10).map(({ name, when }) => (
          <li key={name} className="row">
            <time dateTime={when}>{dated(when)}</time>
            {confirming === name ? (
              <button
                type="button"
                // biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed.
                autoFocus
                onClick={() => {
                  setConfirming(undefined)
                  run(callServer(reviewEndpoints.restore, { name }))
                }}
              >
                {words.review.copies.yes}
              </button>
            ) : (
              <button
                type="button"
                aria-label={words.labelled(words.review.copies.goBack, dated(when))}
                onClick={() => setConfirming(name)}
              >
                {words.review.copies.goBack}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
