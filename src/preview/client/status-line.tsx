import { useEffect, useRef } from 'react'

/** Something that was just done, and what can still be done about it. */
export interface Status {
  text: string
  isWrong?: boolean
  action?: { label: string; act: () => void }
}

/** `takesFocus`: what was pressed is gone by then, so the focus goes on at what can still be done. */
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
