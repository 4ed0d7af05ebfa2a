import { type FormEvent, type ReactNode, useState } from 'react'
import { typedIn } from './fields.tsx'

/** A required control, with its messages. */
export interface Needed {
  id: string
  missing: string
  /** Message for text that cannot be an e-mail address. */
  mistyped?: string
}

interface ScreenFormProps {
  id: string
  /** Where the form leads without script: the hint that script is needed. */
  action: string
  labelledBy: string
  busy: boolean
  label: string
  working: string
  needed: Needed[]
  /** Called once every needed control is filled in; `typed` returns a control's value by its id. */
  onSend: (typed: (id: string) => string) => void
  /** Draws the controls; `mistakes` has messages by the control's id. */
  children: (mistakes: Record<string, string | undefined>) => ReactNode
}

/** The form of a screen: reports missing values and ignores presses while busy. */
export function ScreenForm(props: ScreenFormProps) {
  const { id, action, labelledBy, busy, label, working, needed, onSend, children } = props
  const [mistakes, setMistakes] = useState<Record<string, string | undefined>>({})

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = needed.flatMap((each) => {
      const mistake = mistakeIn(form, each)
      return mistake ? [[each.id, mistake] as const] : []
    })
    setMistakes(Object.fromEntries(found))
    const [first] = found
    if (first) form.querySelector<HTMLElement>(`#${CSS.escape(first[0])}`)?.focus()
    else if (!busy) onSend((control) => typedIn(form, control))
  }

  return (
    <form
      id={id}
      action={action}
      method="get"
      aria-labelledby={labelledBy}
      noValidate
      className="grid gap-6"
      onSubmit={submit}
      onInput={() => setMistakes({})}
    >
      {children(mistakes)}
      <button
        type="submit"
        aria-disabled={busy || undefined}
        data-sending={working}
        className="button button-solid min-h-13 w-full cursor-pointer px-8 aria-disabled:cursor-progress sm:w-auto sm:justify-self-start"
      >
        {busy ? working : label}
      </button>
    </form>
  )
}

function mistakeIn(form: HTMLFormElement, { id, missing, mistyped }: Needed): string | undefined {
  if (!typedIn(form, id).trim()) return missing
  const control = form.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`)
  return control?.validity.typeMismatch ? mistyped : undefined
}
