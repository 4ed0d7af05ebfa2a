import { useState } from 'react'
import { CodeField, PasswordField } from '../../controls/fields.tsx'
import { ScreenForm } from '../../controls/screen-form.tsx'
import { PanelFrame, type PanelProps } from '../panel.tsx'
import { usePanel } from '../use-panel.ts'

/** A new password; where the session is old, a code by mail is asked for as well. */
export function PasswordPanel({ email, ...props }: PanelProps & { email: string }) {
  const { level, place, texts, failures } = props
  const [id, code, title] = [`${props.name}-password`, `${props.name}-nonce`, `${props.name}-password-title`]
  const { run, ...state } = usePanel(props.refresh)
  const [asked, setAsked] = useState(false)

  const change = async (password: string, nonce: string) => {
    const failure = await run(() => place.auth.updateUser(asked ? { password, nonce } : { password }), texts.saved)
    if (!failure) setAsked(false)
    if (failure !== 'reauthenticate') return
    const { error } = await place.auth.reauthenticate()
    if (error) await run(async () => ({ error }), '')
    else setAsked(true)
  }
  return (
    <PanelFrame id={title} level={level} title={texts.passwordTitle} state={state} failures={failures}>
      <ScreenForm
        id={`${id}-form`}
        action="#"
        labelledBy={title}
        busy={state.busy}
        label={texts.save}
        working={texts.working}
        needed={[{ id, missing: texts.passwordMissing }, ...(asked ? [{ id: code, missing: texts.codeMissing }] : [])]}
        onSend={(typed) => void change(typed(id), typed(code).replace(/\s/g, ''))}
      >
        {(mistakes) => (
          <>
            {/* Tells password managers whose password it is. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              id={id}
              label={texts.password}
              hint={texts.passwordHint}
              kind="new-password"
              mistake={mistakes[id]}
              texts={texts}
            />
            {asked && <CodeField id={code} label={texts.code} mistake={mistakes[code]} />}
          </>
        )}
      </ScreenForm>
    </PanelFrame>
  )
}
