import type { ReactNode } from 'react'
import { ScreenHead } from '../controls/parts.tsx'
import { type Needed, ScreenForm } from '../controls/screen-form.tsx'
import type { ScreenProps } from './screen.ts'

interface FormScreenProps extends ScreenProps {
  title: string
  text?: string
  /** The words of the button. */
  label: string
  needed: Needed[]
  onSend: (typed: (id: string) => string) => void
  /** Draws the controls; `mistakes` has messages by the control's id. */
  controls?: (mistakes: Record<string, string | undefined>) => ReactNode
  /** Links and buttons below the form. */
  children?: ReactNode
}

/** A screen with a heading, a sentence and a form. */
export function FormScreen(props: FormScreenProps) {
  const { name, level, texts, busy, revision, failure, action } = props
  const { title, text, label, needed, onSend, controls, children } = props
  const heading = `${name}-screen`
  return (
    <>
      <ScreenHead id={heading} {...{ level, revision, failure, title, text }} />
      <ScreenForm
        id={`${name}-form`}
        action={action}
        labelledBy={heading}
        busy={busy}
        label={label}
        working={texts.working}
        needed={needed}
        onSend={onSend}
      >
        {controls ?? (() => null)}
      </ScreenForm>
      {children}
    </>
  )
}
