import { useEffect, useRef } from 'react'

/** The outcome of an action, with a follow-up action such as undo. */
export interface Status {
  text: string
  isWrong?: boolean
  action?: { label: string; act: () => void }
}

/** `takesFocus`: the follow-up button gets the focus, since the button that was pressed has disappeared. */
export function StatusLine({ status, takesFocus = false }: { status?: Status; takesFocus?: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus && status?.action) button.current?.focus()
  }, [status, takesFocus])
  return (
    <div role="status" className={status?.isWrong ? 'said bad' : 'said'}>
      {status && <span>{status.text}</span>}
      {status?.action && (
        <button ref={button} type="button" onClick={status.action.act}>
          {status.action.label}
        </button>
      )}
    </div>
  )
}
