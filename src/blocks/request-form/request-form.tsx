import { useEffect, useLayoutEffect, useRef } from 'react'
import type { FormDeclaration } from '../../../supabase/functions/_shared/form.ts'
import { failedId, receivedId } from '../../../supabase/functions/_shared/form-ids.ts'
import { functionAddress } from '../../../supabase/functions/_shared/languages.ts'
import type { SiteBackend, Texts } from '../../site/model.ts'
import { Toasts } from '../../ui/toast.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Fields } from './fields.tsx'
import { Failed, noticeOf, Received } from './notices.tsx'
import type { SendOutcome } from './outcome.ts'
import type { Sending } from './send.ts'
import { useSubmission } from './use-submission.ts'

type FormTexts = Pick<Texts, 'close' | 'mistake' | 'optional' | 'sending'>

export interface RequestFormProps {
  declaration: FormDeclaration
  backend: SiteBackend
  texts: FormTexts
  /** Id of the heading that labels the form. */
  labelledBy: string
  /** Omitted in static markup: the browser then validates and sends the form natively. */
  send?: (sending: Sending) => Promise<SendOutcome>
  /** Called on each input. */
  onTouched?: () => void
}

/** True if focus is on the progress text, where it was parked, or nowhere. */
const isFocusFree = (progress: Element | null) => [progress, document.body, null].includes(document.activeElement)

export function RequestForm({ declaration, backend, texts, labelledBy, send, onTouched }: RequestFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const progress = useRef<HTMLSpanElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const received = useRef<HTMLParagraphElement>(null)
  const { state, submit, correct, close } = useSubmission({ declaration, backend, send, form })
  const { sending, mistakes, outcome, turn, tried } = state
  useMarkedTitle(texts.mistake, Object.keys(mistakes).length > 0)

  // Hydrated, the form shows all mistakes itself; until then native validation applies.
  useEffect(() => {
    if (send && form.current) form.current.noValidate = true
  }, [send])

  // A disabled button loses focus, so it is parked on the progress text.
  const parkFocus = () => document.activeElement === button.current && progress.current?.focus()

  // A layout effect, so that focus moves in the same frame as the notice appears.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves once per turn, not when texts change.
  useLayoutEffect(() => {
    if (turn === 0) return
    if (outcome?.kind === 'stored') received.current?.focus()
    else if (!outcome) summary.current?.focus()
    // Does not steal focus from a field the visitor has moved to.
    else if (isFocusFree(progress.current)) button.current?.focus()
  }, [turn])

  return (
    <>
      <form
        ref={form}
        id={`${declaration.name}-form`}
        data-form={declaration.name}
        action={`${backend.url}/functions/v1/${functionAddress(declaration)}`}
        method="post"
        aria-labelledby={labelledBy}
        className="grid items-end gap-x-6 gap-y-7 sm:grid-cols-2"
        onSubmit={(event) => {
          parkFocus()
          void submit(event)
        }}
        onInput={(event) => {
          onTouched?.()
          correct(event)
        }}
      >
        {!tried && <Received declaration={declaration} />}
        <ErrorSummary {...{ declaration, mistakes }} focus={summary} />
        <Fields {...{ declaration, mistakes, texts }} />
        <Honeypot name={declaration.honeypot} />
        {!tried && <Failed declaration={declaration} />}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
          <button
            ref={button}
            type="submit"
            disabled={sending}
            data-sending={declaration.submit.sending}
            className="button button-solid min-h-13 w-full cursor-pointer px-8 disabled:cursor-progress sm:w-auto"
          >
            {sending ? declaration.submit.sending : declaration.submit.label}
          </button>
          <span ref={progress} tabIndex={-1} className="text-muted outline-none">
            {sending ? texts.sending : ''}
          </span>
        </div>
      </form>
      <Toasts
        status={sending ? texts.sending : ''}
        notice={noticeOf(declaration, outcome)}
        ids={tried ? { good: receivedId(declaration), bad: failedId(declaration) } : {}}
        title={received}
        closeLabel={texts.close}
        onClose={close}
        keepClear={button}
        returnFocus={() => button.current?.focus()}
      />
    </>
  )
}

/** A trap for bots: a field hidden from sight, tab order, screen readers and password managers. */
function Honeypot({ name }: { name: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <input type="text" name={name} tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
    </div>
  )
}

/** Prefixes the document title while the form has mistakes: screen readers read the title first. */
function useMarkedTitle(word: string, mistaken: boolean) {
  useEffect(() => {
    if (!mistaken) return
    const plain = document.title
    document.title = `${word}: ${plain}`
    return () => {
      document.title = plain
    }
  }, [word, mistaken])
}
