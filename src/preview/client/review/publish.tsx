import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { PublishAnswer, Repository, Review } from '../../review/review-messages.ts'
import { counted } from '../counted.ts'
import { commit, push } from './ask-review.ts'

interface PublishProps {
  review: Review
  repository: Repository
  onDone: () => void
}

/** A message, a branch, and the button that commits; nothing but the site's own files goes in. */
export function Publish({ review, repository, onDone }: PublishProps) {
  const { branch, remote, ahead = 0, obstacle, hasIdentity } = repository
  const count = (review.changes ?? review.hunks).length + review.files.length
  const isFresh = !review.base
  const [message, write] = useState('')
  const touched = useRef(false)
  const [target, aim] = useState<'here' | 'new'>(branch === undefined ? 'new' : 'here')
  const [name, call] = useState('')
  const [isPushed, setPushed] = useState(remote !== undefined)
  const [author, sign] = useState({ name: '', email: '' })
  const [isBusy, work] = useState(false)
  const [answer, tell] = useState<PublishAnswer>()
  const ids = useId()
  useEffect(() => {
    if (!touched.current) write(review.suggested)
  }, [review.suggested])

  const run = async (ask: () => Promise<PublishAnswer>) => {
    work(true)
    tell(undefined)
    const got = await ask().catch(
      (error: Error): PublishAnswer => ({ outcome: 'failed', message: error.message, hint: '' }),
    )
    work(false)
    tell(got)
    if (got.outcome === 'done' || got.committed) {
      touched.current = false
      call('')
      aim('here')
    }
    onDone()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    void run(() =>
      commit({
        message,
        branch: target === 'new' ? name : undefined,
        push: isPushed && remote !== undefined,
        author: hasIdentity ? undefined : author,
      }),
    )
  }
  const nothing = count === 0 && !isFresh
  return (
    <section className="publish" aria-label="Publish">
      <h3>Publish</h3>
      {obstacle && <p className="obstacle">{obstacle}</p>}
      {nothing ? (
        <p className="quiet">There is nothing to commit.</p>
      ) : (
        <form onSubmit={send}>
          <label htmlFor={`${ids}message`}>Message</label>
          <textarea
            id={`${ids}message`}
            rows={3}
            required
            value={message}
            onChange={({ currentTarget }) => {
              touched.current = currentTarget.value !== ''
              write(currentTarget.value)
            }}
          />
          <fieldset className="choice">
            <legend>To</legend>
            {branch !== undefined && (
              <label>
                <input type="radio" name={`${ids}to`} checked={target === 'here'} onChange={() => aim('here')} /> branch{' '}
                <b>{branch}</b>
              </label>
            )}
            <label>
              <input type="radio" name={`${ids}to`} checked={target === 'new'} onChange={() => aim('new')} /> a new
              branch
            </label>
          </fieldset>
          {branch === undefined && <p className="quiet">No branch is checked out, so a new one is made.</p>}
          {target === 'new' && <Text label="Name of the branch" value={name} onChange={call} hint="new-prices" />}
          {!hasIdentity && (
            <>
              <p className="quiet">Git does not know who commits here.</p>
              <Text label="Your name" value={author.name} onChange={(value) => sign({ ...author, name: value })} />
              <Text
                label="Your e-mail address"
                type="email"
                value={author.email}
                onChange={(email) => sign({ ...author, email })}
              />
            </>
          )}
          {remote !== undefined && (
            <label className="check">
              <input
                type="checkbox"
                checked={isPushed}
                onChange={({ currentTarget }) => setPushed(currentTarget.checked)}
              />{' '}
              Push to {remote} too
            </label>
          )}
          <button type="submit" className="main" disabled={isBusy || obstacle !== undefined}>
            {isBusy ? 'Working…' : isPushed && remote !== undefined ? 'Commit and push' : 'Commit'}
          </button>
        </form>
      )}
      {ahead > 0 && remote !== undefined && (
        <p>
          {counted(ahead, 'commit')} not on {remote} yet.{' '}
          <button type="button" className="plain" disabled={isBusy} onClick={() => void run(push)}>
            Push
          </button>
        </p>
      )}
      <div role="status">{answer && <Told answer={answer} />}</div>
    </section>
  )
}

function Told({ answer }: { answer: PublishAnswer }) {
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

interface TextProps {
  label: string
  value: string
  type?: string
  hint?: string
  onChange: (value: string) => void
}

function Text({ label, value, type = 'text', hint, onChange }: TextProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        required
        placeholder={hint}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </>
  )
}
