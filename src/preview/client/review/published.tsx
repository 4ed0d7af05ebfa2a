import type { PublishAnswer } from '../../review/review-messages.ts'

/** What became of a commit or a push. */
export function Published({ answer }: { answer: PublishAnswer }) {
  if (answer.outcome === 'failed')
    return (
      <div className="obstacle">
        <b>{answer.message}</b> {answer.hint}
        {answer.said && <pre>{answer.said}</pre>}
      </div>
    )
  return (
    <p className="well">
      {answer.message}{' '}
      {answer.link && (
        <a href={answer.link} target="_blank" rel="noreferrer">
          Open a pull request
        </a>
      )}
    </p>
  )
}
