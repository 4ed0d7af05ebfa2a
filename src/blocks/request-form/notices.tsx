import type { RefObject } from 'react'
import type { FormDeclaration } from '../../../supabase/functions/_shared/form.ts'
import { failedId, receivedId } from '../../../supabase/functions/_shared/form-ids.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import type { ShownOutcome } from './form-state.ts'

interface NoticeProps {
  declaration: FormDeclaration
  told: ShownOutcome | undefined
  /** Once the page has sent something itself, an address that points at a notice says nothing new. */
  tried: boolean
}

/** Lasting text for what the toast says in passing; also where the function leads a browser without script. */
export function Received({
  declaration,
  told,
  tried,
  focus,
}: NoticeProps & { focus: RefObject<HTMLParagraphElement | null> }) {
  const { success, messages } = declaration
  const reference = told?.kind === 'stored' ? told.reference : undefined
  return (
    <div
      id={receivedId(declaration)}
      className={`${shown(told?.kind === 'stored', tried)} border-s-4 border-accent bg-raised p-6 sm:col-span-2`}
    >
      <p ref={focus} tabIndex={-1} className="heading text-subtitle">
        {success.title}
      </p>
      <p className="mt-2">{withContactLinks(success.text)}</p>
      {reference && <p className="mt-2 text-muted">{`${messages.reference} ${reference}`}</p>}
    </div>
  )
}

export function Failed({ declaration, told, tried }: NoticeProps) {
  const { failure, messages } = declaration
  const failed = told?.kind === 'failed'
  return (
    <div
      id={failedId(declaration)}
      className={`${shown(failed, tried)} border-s-4 border-danger bg-raised p-6 sm:col-span-2`}
    >
      <p className="font-bold text-danger">{failure.title}</p>
      <p className="mt-2">{withContactLinks(failure.text)}</p>
      {told?.kind === 'failed' && told.retrySafe && <p className="mt-2">{messages.retry}</p>}
      {!tried && <p className="mt-2">{messages.back}</p>}
    </div>
  )
}

const shown = (now: boolean, tried: boolean) => (now ? 'block' : tried ? 'hidden' : 'hidden target:block')
