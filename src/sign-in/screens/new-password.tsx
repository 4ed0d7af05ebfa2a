import { PasswordField } from '../controls/fields.tsx'
import { FormScreen } from './form-screen.tsx'
import type { ScreenProps } from './screen.ts'
import { withNewPassword } from './steps.ts'

export function NewPasswordScreen({ email, ...props }: ScreenProps & { email: string }) {
  const { name, texts, run } = props
  const password = `${name}-new-password`
  return (
    <FormScreen
      {...props}
      title={texts.newPasswordTitle}
      label={texts.save}
      needed={[{ id: password, missing: texts.passwordMissing }]}
      onSend={(typed) => run(withNewPassword(typed(password)))}
      controls={(mistakes) => (
        <>
          {/* Tells password managers which account the password belongs to. */}
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
    />
  )
}
