import { type ComponentProps, type FormEvent, useState } from 'react'
import type { CommitRequest, Repository } from '../../../history/history-messages.ts'
import { LabelledCheck } from '../check.tsx'
import { type Option, Radios } from '../radios.tsx'
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
  const [target, setTarget] = useState<'here' | 'new'>(branch === undefined ? 'new' : 'here')
  const [isPushed, setPushed] = useState(remote !== undefined)
  const targets: Option<typeof target>[] = [
    ...(branch === undefined ? [] : [{ id: 'here', words: words.review.commit.branch, about: branch } as const]),
    { id: 'new', words: words.review.commit.newBranch },
  ]
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const field = (name: string) => String(fields.get(name) ?? '')
    const isCommitted = await onCommit({
      message: field('message'),
      branch: target === 'new' ? field('branch') : undefined,
      push: isPushed && remote !== undefined,
      author: hasIdentity ? undefined : { name: field('name'), email: field('email') },
    })
    if (!isCommitted) return
    form.reset()
    setTarget('here')
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      <label className="note-field">
        <span>{words.review.commit.message}</span>
        {/* The suggestion changes until something is typed. */}
        <textarea name="message" rows={3} required defaultValue={suggested} />
      </label>
      <Radios label={words.review.commit.to} options={targets} value={target} onChange={setTarget} />
      {branch === undefined && <p className="quiet">{words.review.commit.noBranch}</p>}
      {target === 'new' && (
        <Text label={words.review.commit.branchName} name="branch" placeholder={words.review.commit.branchExample} />
      )}
      {!hasIdentity && (
        <>
          <p className="quiet">{words.review.commit.noIdentity}</p>
          <Text label={words.review.commit.yourName} name="name" />
          <Text label={words.review.commit.yourEmail} name="email" type="email" />
        </>
      )}
      {remote !== undefined && (
        <LabelledCheck label={words.review.commit.pushToo(remote)} isOn={isPushed} onChange={setPushed} />
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

const Text = ({ label, ...input }: { label: string } & ComponentProps<'input'>) => (
  <label className="note-field">
    <span>{label}</span>
    <input required {...input} />
  </label>
)
