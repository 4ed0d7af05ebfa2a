import { EmailField, PasswordField } from '../fields.tsx'
import { ScreenForm } from '../form.tsx'
import { Head, LinkButton, useHeadFocus } from '../parts.tsx'
import { withPassword } from '../steps.ts'
import type { ScreenProps } from './screen.ts'

export function PasswordScreen({ byMail, ...props }: ScreenProps & { byMail: boolean }) {
  const { name, level, texts, busy, run, go, turn, failure, action } = props
  const [email, password, title] = [`${name}-email`, `${name}-password`, `${name}-screen`]
  const head = useHeadFocus(turn, failure)
  return (
    <>
      <Head id={title} level={level} focus={head}>
        {texts.passwordTitle}
      </Head>
      <ScreenForm
        id={`${name}-form`}
        action={action}
        labelledBy={title}
        busy={busy}
        label={texts.signIn}
        working={texts.working}
        needed={[
          { id: email, missing: texts.emailMissing },
          { id: password, missing: texts.passwordMissing },
        ]}
        onSend={(typed) => run(withPassword(typed(email).trim(), typed(password)))}
      >
        {(mistakes) => (
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
      </ScreenForm>
      <p className="flex flex-wrap gap-x-8">
        <LinkButton onPress={() => go({ name: 'recover' })}>{texts.forgot}</LinkButton>
        {byMail && <LinkButton onPress={() => go({ name: 'mail' })}>{texts.useMail}</LinkButton>}
      </p>
    </>
  )
}
