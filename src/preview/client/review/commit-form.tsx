import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { CommitRequest, Repository } from '../../review/review-messages.ts'
import { words } from '../words.ts'

interface CommitFormProps {
  repository: Repository
  /** Default message. */
  suggested: string
  isBusy: boolean
  /** Resolves to whether the commit was made. */
  onCommit: (request: CommitRequest) => Promise<boolean>
}

/** The form of a commit: message, branch, author if Git knows none, and whether to push. */
export function CommitForm({ repository, suggested, isBusy, onCommit }: CommitFormProps) {
  const { branch, remote, obstacle, hasIdentity } = repository
  const [message, setMessage] = useState('')
  const isOwnMessage = useRef(false)
  const [target, setTarget] = useState<'here' | 'new'>(branch === undefined ? 'new' : 'here')
  const [name, setName] = useState('')
  const [isPushed, setPushed] = useState(remote !== undefined)
  const [author, setAuthor] = useState({ name: '', email: '' })
  const ids = useId()
  useEffect(() => {
    if (!isOwnMessage.current) setMessage(suggested)
  }, [suggested])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const isCommitted = await onCommit({
      message,
      branch: target === 'new' ? name : undefined,
      push: isPushed && remote !== undefined,
      author: hasIdentity ? undefined : author,
    })
    if (!isCommitted) return
    isOwnMessage.current = false
    setName('')
    setTarget('here')
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      <label htmlFor={`${ids}message`}>{words.review.commit.message}</label>
      <textarea
        id={`${ids}message`}
        rows={3}
        required
        value={message}
        onChange={({ currentTarget }) => {
          isOwnMessage.current = currentTarget.value !== ''
          setMessage(currentTarget.value)
        }}
      />
      <fieldset className="choice">
        <legend>{words.review.commit.to}</legend>
        {branch !== undefined && (
          <label>
            <input type="radio" name={`${ids}to`} checked={target === 'here'} onChange={() => setTarget('here')} />{' '}
            {words.review.commit.branch} <b>{branch}</b>
          </label>
        )}
        <label>
          <input type="radio" name={`${ids}to`} checked={target === 'new'} onChange={() => setTarget('new')} />{' '}
          {words.review.commit.newBranch}
        </label>
      </fieldset>
      {branch === undefined && <p className="quiet">{words.review.commit.noBranch}</p>}
      {target === 'new' && (
        <Text
          label={words.review.commit.branchName}
          value={name}
          onChange={setName}
          hint={words.review.commit.branchExample}
        />
      )}
      {!hasIdentity && (
        <>
          <p className="quiet">{words.review.commit.noIdentity}</p>
          <Text
            label={words.review.commit.yourName}
            value={author.name}
            onChange={(value) => setAuthor({ ...author, name: value })}
          />
          <Text
            label={words.review.commit.yourEmail}
            type="email"
            value={author.email}
            onChange={(email) => setAuthor({ ...author, email })}
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
          {words.review.commit.pushToo(remote)}
        </label>
      )}
      <button type="submit" className="main" disabled={isBusy || obstacle !== undefined}>
        {isBusy
          ? words.review.commit.working
          : isPushed && remote !== undefined
            ? words.review.commit.andPush
            : words.review.commit.commit}
      </button>
    </form>
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
