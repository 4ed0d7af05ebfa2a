import { useState } from 'react'
import type { EditAnswer } from '../../edit-messages.ts'
import type { PublishAnswer, Review } from '../../review/review-messages.ts'
import { words } from '../words.ts'
import { makeCopy, restore } from './review-calls.ts'
import { dated } from './when.ts'

/** Dated copies of the manifest: made by themselves before the first edit of a day, and here. */
export function Copies({ review: { copies }, onDone }: { review: Review; onDone: () => void }) {
  const [status, setStatus] = useState('')
  const [confirming, setConfirming] = useState<string>()
  const run = (work: Promise<unknown>, done: string) =>
    void work
      .then(
        () => setStatus(done),
        (error: Error) => setStatus(error.message),
      )
      .then(onDone)
  return (
    <section className="copies" aria-label={words.review.copies.name}>
      <h3>{words.review.copies.name}</h3>
      <p className="quiet">{words.review.copies.about}</p>
      <button type="button" className="plain" onClick={() => run(makeCopy().then(heeded), words.review.copies.made)}>
        {words.review.copies.make}
      </button>
      <div role="status">{status}</div>
      <ul>
        {copies.slice(0, 10).map(({ name, when }) => (
          <li key={name}>
            <time dateTime={when}>{dated(when)}</time>
            {confirming === name ? (
              <button
                type="button"
                className="plain"
                // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed.
                autoFocus
                onClick={() => {
                  setConfirming(undefined)
                  run(restore(name).then(heeded), words.review.copies.restored)
                }}
              >
                {words.review.copies.yes}
              </button>
            ) : (
              <button
                type="button"
                className="plain"
                aria-label={words.review.copies.goBackTo(dated(when))}
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

function heeded(answer: EditAnswer | PublishAnswer) {
  if (answer.outcome === 'failed' || answer.outcome === 'conflict') throw new Error(answer.message)
}
