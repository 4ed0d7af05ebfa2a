import { useEffect, useRef } from 'react'

/** Something that was just done, and what can still be done about it. */
export interface Status {
  text: string
  isWrong?: boolean
  action?: { label: string; act: () => void }
}

/** `takesFocus`: what was pressed is gone by then, so the focus goes on at what can still be done. */
export function StatusLine({ said, takesFocus = false }: { said?: Status; takesFocus?: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus && said?.action) button.current?.focus()
  }, [said, takesFocus])
  return (
    <div role="status" className={said?.isWrong ? 'said bad' : 'said'}>
      {said && <span>{said.text}</span>}
      {said?.action && (
        <button ref={button} type="button" onClick={said.action.act}>
          {said.action.label}
        </button>
      )}
    </div>
  )
}
