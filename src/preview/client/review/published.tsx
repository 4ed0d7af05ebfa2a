import type { PublishAnswer } from '../../review/review-messages.ts'
import { words } from '../words.ts'

/** What became of a commit or a push. */
export function Published({ answer }: { answer: PublishAnswer }) {
  if (answer.outcome === 'failed')
    return (
      <div className="obstacle">
        <b>{answer.message}</b> {answer.hint}
        {answer.output && <pre>{answer.output}</pre>}
      </div>
    )
  return (
    <p className="well">
      {answer.message}{' '}
      {answer.link && (
        <a href={answer.link} target="_blank" rel="noreferrer">
          {words.review.commit.pullRequest}
        </a>
      )}
    </p>
  )
}
