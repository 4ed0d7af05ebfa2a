import { useState } from 'react'
import { CodeField, PasswordField } from '../../controls/fields.tsx'
import { LinkButton } from '../../controls/parts.tsx'
import { ScreenForm } from '../../controls/screen-form.tsx'
import { AccountPanelFrame, type PanelProps } from '../panel.tsx'
import { useAccountPanel } from '../use-panel.ts'

/** Proofs that the service requires beside the new password. */
interface AlsoNeeded {
  /** A code by mail, when the session is older than a day. */
  code: boolean
  current: boolean
}

const nothing: AlsoNeeded = { code: false, current: false }

/** Sets a new password, with a code by mail or the current password where the service requires them. */
export function PasswordPanel({ email, ...props }: PanelProps & { email: string }) {
  const { store, texts } = props
  const [code, current] = [`${props.name}-nonce`, `${props.name}-current-password`]
  const { id, run, frame, form } = useAccountPanel(props, 'password')
  const [needs, setNeeds] = useState(nothing)

  const change = async (typed: (id: string) => string) => {
    const values = {
      password: typed(id),
      ...(needs.code && { nonce: typed(code).replace(/\s/g, '') }),
      ...(needs.current && { current_password: typed(current) }),
    }
    const failure = await run(() => store.auth.updateUser(values), texts.saved)
    if (!failure) setNeeds(nothing)
    if (failure === 'current-password') setNeeds({ ...needs, current: true })
    if (failure === 'reauthenticate' && !needs.code) await askForCode()
  }
  const askForCode = async () => {
    const { error } = await store.auth.reauthenticate()
    // Too soon after the last mail: the code in that mail is still valid.
    if (!error || error.code === 'over_email_send_rate_limit') setNeeds({ ...needs, code: true })
    else await run(async () => ({ error }), '')
  }

  const needed = [
    { id, missing: texts.passwordMissing },
    ...(needs.current ? [{ id: current, missing: texts.currentPasswordMissing }] : []),
    ...(needs.code ? [{ id: code, missing: texts.codeMissing }] : []),
  ]
  return (
    <AccountPanelFrame {...frame} title={texts.passwordTitle}>
      <ScreenForm {...form} label={texts.save} needed={needed} onSend={(typed) => void change(typed)}>
        {(mistakes) => (
          <>
            {/* Tells password managers which account the password belongs to. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            {needs.current && (
              <PasswordField
                id={current}
                label={texts.currentPassword}
                kind="current-password"
                mistake={mistakes[current]}
                texts={texts}
              />
            )}
            <PasswordField
              id={id}
              label={texts.password}
              hint={texts.passwordHint}
              kind="new-password"
              mistake={mistakes[id]}
              texts={texts}
            />
            {needs.code && <CodeField id={code} label={texts.code} mistake={mistakes[code]} />}
          </>
        )}
      </ScreenForm>
      {needs.code && (
        <p>
          <LinkButton onPress={() => void run(() => store.auth.reauthenticate(), texts.codeSent)}>
            {texts.codeAgain}
          </LinkButton>
        </p>
      )}
    </AccountPanelFrame>
  )
}
