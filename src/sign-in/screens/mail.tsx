import { EmailField } from '../controls/fields.tsx'
import { LinkButton } from '../controls/parts.tsx'
import type { Purpose } from './flow.ts'
import { FormScreen } from './form-screen.tsx'
import type { ScreenProps } from './screen.ts'
import { askForMail } from './steps.ts'

/** Asks for a mail to sign in with or to set a new password. */
export function MailScreen({ purpose, byPassword, ...props }: ScreenProps & { purpose: Purpose; byPassword: boolean }) {
  const { name, texts, run, go } = props
  const email = `${name}-email`
  const recovers = purpose === 'recovery'
  return (
    <FormScreen
      {...props}
      title={recovers ? texts.recoverTitle : texts.mailTitle}
      text={recovers ? texts.recoverText : texts.mailText}
      label={texts.sendMail}
      needed={[{ id: email, missing: texts.emailMissing, mistyped: texts.emailMistyped }]}
      onSend={(typed) => run(askForMail(typed(email).trim(), purpose))}
      controls={(mistakes) => <EmailField id={email} label={texts.email} mistake={mistakes[email]} />}
    >
      {byPassword && (
        <p>
          <LinkButton onPress={() => go({ name: 'password' })}>{recovers ? texts.back : texts.usePassword}</LinkButton>
        </p>
      )}
    </FormScreen>
  )
}
