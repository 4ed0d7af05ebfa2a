import { EmailField, PasswordField } from '../controls/fields.tsx'
import { LinkButton } from '../controls/parts.tsx'
import { FormScreen } from './form-screen.tsx'
import type { ScreenProps } from './screen.ts'
import { withPassword } from './steps.ts'

export function PasswordScreen({ byMail, ...props }: ScreenProps & { byMail: boolean }) {
  const { name, texts, run, go } = props
  const [email, password] = [`${name}-email`, `${name}-password`]
  return (
    <FormScreen
      {...props}
      title={texts.passwordTitle}
      label={texts.signIn}
      needed={[
        { id: email, missing: texts.emailMissing, mistyped: texts.emailMistyped },
        { id: password, missing: texts.passwordMissing },
      ]}
      onSend={(typed) => run(withPassword(typed(email).trim(), typed(password)))}
      controls={(mistakes) => (
        <>
          <EmailField id={email} label={texts.email} mistake={mistakes[email]} />
          <PasswordField
            id={password}
            label={texts.password}
            kind="current-password"
            mistake={mistakes[password]}
            texts={texts}
          />
        </>
      )}
    >
      <p className="flex flex-wrap gap-x-8">
        <LinkButton onPress={() => go({ name: 'recover' })}>{texts.forgot}</LinkButton>
        {byMail && <LinkButton onPress={() => go({ name: 'mail' })}>{texts.useMail}</LinkButton>}
      </p>
    </FormScreen>
  )
}
