import type { ReactNode } from 'react'
import type { FormDeclaration } from '../../../supabase/functions/_shared/form.ts'
import { failedId, receivedId } from '../../../supabase/functions/_shared/form-ids.ts'
import { linked } from '../../forms/controls/field-parts.tsx'
import type { ToastNotice } from '../../ui/toast.tsx'
import type { ShownOutcome } from './form-state.ts'
import { requestReference } from './reference.ts'

/** Target of the backend's redirect in browsers without script. */
export function Received({ declaration }: { declaration: FormDeclaration }) {
  const { success } = declaration
  return (
    <div id={receivedId(declaration)} role="status" className={`${targetStyle} border-accent`}>
      <p className="heading text-subtitle">{success.title}</p>
      <p className="mt-2">{linked(success.text, success.textParts)}</p>
    </div>
  )
}

export function Failed({ declaration }: { declaration: FormDeclaration }) {
  const { failure, messages } = declaration
  return (
    <div id={failedId(declaration)} role="alert" className={`${targetStyle} border-danger`}>
      <p className="font-bold text-danger">{failure.title}</p>
      <p className="mt-2">{linked(failure.text, failure.textParts)}</p>
      <p className="mt-2">{messages.back}</p>
    </div>
  )
}

const targetStyle = 'hidden target:block border-s-4 bg-raised p-6 sm:col-span-2'

/** The toast for an outcome; undefined without one. */
export function noticeOf(
  { success, failure, messages }: FormDeclaration,
  outcome: ShownOutcome | undefined,
): ToastNotice | undefined {
  if (!outcome) return undefined
  const failed = outcome.kind === 'failed'
  const { title, text, textParts } = failed ? failure : success
  const more: ReactNode = failed
    ? outcome.retrySafe && messages.retry
    : outcome.reference && `${messages.reference} ${requestReference(outcome.reference)}`
  return { failed, title, text: linked(text, textParts), more }
}
