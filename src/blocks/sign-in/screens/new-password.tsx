import { PasswordField } from '../fields.tsx'
import { ScreenForm } from '../form.tsx'
import { Head, useHeadFocus } from '../parts.tsx'
import { withNewPassword } from '../steps.ts'
import type { ScreenProps } from './screen.ts'

export function NewPasswordScreen({ email, ...props }: ScreenProps & { email: string }) {
  const { name, level, texts, busy, run, turn, failure, action } = props
  const [password, title] = [`${name}-new-password`, `${name}-screen`]
  const head = useHeadFocus(turn, failure)
  return (
    <>
      <Head id={title} level={level} focus={head}>
        {texts.newPasswordTitle}
      </Head>
      <ScreenForm
        id={`${name}-form`}
        action={action}
        labelledBy={title}
        busy={busy}
        label={texts.save}
        working={texts.working}
        needed={[{ id: password, missing: texts.passwordMissing }]}
        onSend={(typed) => run(withNewPassword(typed(password)))}
      >
        {(mistakes) => (
          <>
            {/* Tells password managers whose password it is. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              id={password}
              label={texts.newPassword}
              hint={texts.newPasswordHint}
              kind="new-password"
              mistake={mistakes[password]}
              texts={texts}
            />
          </>
        )}
      </ScreenForm>
    </>
  )
}
