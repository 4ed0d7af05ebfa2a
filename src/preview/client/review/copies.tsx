import { useState } from 'react'
import type { EditAnswer } from '../../edit-messages.ts'
import type { PublishAnswer, Review } from '../../review/review-messages.ts'
import { makeCopy, restore } from './ask-review.ts'
import { dated } from './when.ts'

/** Dated copies of the manifest: made by themselves before the first edit of a day, and here. */
export function Copies({ review: { copies }, onDone }: { review: Review; onDone: () => void }) {
  const [said, say] = useState('')
  const [asked, ask] = useState<string>()
  const run = (work: Promise<unknown>, done: string) =>
    void work
      .then(
        () => say(done),
        (error: Error) => say(error.message),
      )
      .then(onDone)
  return (
    <section className="copies" aria-label="Copies">
      <h3>Copies</h3>
      <p className="quiet">One is kept before the first edit of each day, in .lectern/copies.</p>
      <button type="button" className="plain" onClick={() => run(makeCopy().then(heeded), 'A copy is made.')}>
        Make a copy now
      </button>
      <div role="status">{said}</div>
      <ul>
        {copies.slice(0, 10).map(({ name, when }) => (
          <li key={name}>
            <time dateTime={when}>{dated(when)}</time>
            {asked === name ? (
              <button
                type="button"
                className="plain"
                // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed.
                autoFocus
                onClick={() => {
                  ask(undefined)
                  run(restore(name).then(heeded), 'The site is as it was then. A copy was made of what stood here.')
                }}
              >
                Yes, go back to it
              </button>
            ) : (
              <button
                type="button"
                className="plain"
                aria-label={`Go back to ${dated(when)}`}
                onClick={() => ask(name)}
              >
                Go back
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
