import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { CommitRequest, Repository } from '../../review/review-messages.ts'
import { words } from '../words.ts'

interface CommitFormProps {
  repository: Repository
  /** The default message. */
  suggested: string
  isBusy: boolean
  /** Resolves to whether it was committed. */
  onCommit: (request: CommitRequest) => Promise<boolean>
}

/** A message, a branch, who commits, and whether it is pushed. */
export function CommitForm({ repository, suggested, isBusy, onCommit }: CommitFormProps) {
  const { branch, remote, obstacle, hasIdentity } = repository
  const [message, write] = useState('')
  const touched = useRef(false)
  const [target, aim] = useState<'here' | 'new'>(branch === undefined ? 'new' : 'here')
  const [name, call] = useState('')
  const [isPushed, setPushed] = useState(remote !== undefined)
  const [author, sign] = useState({ name: '', email: '' })
  const ids = useId()
  useEffect(() => {
    if (!touched.current) write(suggested)
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
    touched.current = false
    call('')
    aim('here')
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
          touched.current = currentTarget.value !== ''
          write(currentTarget.value)
        }}
      />
      <fieldset className="choice">
        <legend>{words.review.commit.to}</legend>
        {branch !== undefined && (
          <label>
            <input type="radio" name={`${ids}to`} checked={target === 'here'} onChange={() => aim('here')} />{' '}
            {words.review.commit.branch} <b>{branch}</b>
          </label>
        )}
        <label>
          <input type="radio" name={`${ids}to`} checked={target === 'new'} onChange={() => aim('new')} />{' '}
          {words.review.commit.newBranch}
        </label>
      </fieldset>
      {branch === undefined && <p className="quiet">{words.review.commit.noBranch}</p>}
      {target === 'new' && (
        <Text
          label={words.review.commit.branchName}
          value={name}
          onChange={call}
          hint={words.review.commit.branchExample}
        />
      )}
      {!hasIdentity && (
        <>
          <p className="quiet">{words.review.commit.noIdentity}</p>
          <Text
            label={words.review.commit.yourName}
            value={author.name}
            onChange={(value) => sign({ ...author, name: value })}
          />
          <Text
            label={words.review.commit.yourEmail}
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
