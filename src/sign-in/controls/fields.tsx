// Controls of the sign-in screens. None has a name, so that without script nothing typed gets into an address, and none into a
// draft.
import { type ComponentProps, type ReactNode, useState } from 'react'

export const fieldBox =
  'mt-2 block w-full min-w-0 rounded-shape border border-muted bg-ground px-4 py-3 text-ink outline-offset-2 ' +
  'focus-visible:outline-3 focus-visible:outline-accent aria-invalid:border-2 aria-invalid:border-danger'

export interface SignInFieldProps {
  id: string
  label: string
  hint?: string
  /** Message about what was typed. */
  mistake?: string
  value?: string
}

interface RowProps extends SignInFieldProps {
  children: (tied: ComponentProps<'input'>) => ReactNode
}

/** `children` draws the control with the attributes that tie it to its hint and its message. */
function Row({ id, label, hint, mistake, value, children }: RowProps) {
  return (
    <div className={mistake ? 'border-s-4 border-danger ps-4' : ''}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-muted">
          {hint}
        </p>
      )}
      {mistake && (
        <p id={`${id}-mistake`} className="mt-1 font-semibold text-danger">
          {mistake}
        </p>
      )}
      {children({
        id,
        'aria-describedby': [hint && `${id}-hint`, mistake && `${id}-mistake`].filter(Boolean).join(' ') || undefined,
        'aria-invalid': mistake ? true : undefined,
        spellCheck: false,
        defaultValue: value,
        className: fieldBox,
      })}
    </div>
  )
}

export const EmailField = ({ autoComplete = 'username', ...row }: SignInFieldProps & { autoComplete?: string }) => (
  <Row {...row}>
    {(tied) => (
      <input {...tied} type="email" inputMode="email" autoComplete={autoComplete} autoCapitalize="none" required />
    )}
  </Row>
)

export const TextField = ({ autoComplete, ...row }: SignInFieldProps & { autoComplete: string }) => (
  <Row {...row}>{(tied) => <input {...tied} type="text" autoComplete={autoComplete} />}</Row>
)

/** A code from a mail or an app, which phones can fill in. */
export const CodeField = (row: SignInFieldProps) => (
  <Row {...row}>
    {({ className, ...tied }) => (
      <input
        {...tied}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        className={`${className} tracking-[0.3em] tabular-nums`}
      />
    )}
  </Row>
)

interface PasswordFieldProps extends SignInFieldProps {
  kind: 'current-password' | 'new-password'
  texts: { show: string; hide: string }
}

export function PasswordField({ kind, texts, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Row {...props}>
      {({ className, ...tied }) => (
        <div className="relative">
          <input
            {...tied}
            type={shown ? 'text' : 'password'}
            autoComplete={kind}
            autoCapitalize="none"
            required
            className={`${className} pe-14`}
          />
          <button
            type="button"
            aria-label={shown ? texts.hide : texts.show}
            aria-controls={props.id}
            onClick={() => setShown(!shown)}
            className="absolute end-1 top-1/2 grid size-11 -translate-y-1/2 cursor-pointer place-items-center rounded-shape outline-offset-2 focus-visible:outline-3 focus-visible:outline-accent"
          >
            <Eye open={shown} />
          </button>
        </div>
      )}
    </Row>
  )
}

function Eye({ open }: { open: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 fill-none stroke-current stroke-2">
      <path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7z" />
      <circle cx="12" cy="12" r="3" />
      {open && <path d="M4 3l16 18" />}
    </svg>
  )
}

/** Returns the value of a control of the form; empty when there is no such control. */
export const typedIn = (form: HTMLFormElement, id: string): string => {
  const control = form.querySelector(`#${CSS.escape(id)}`)
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : ''
}
