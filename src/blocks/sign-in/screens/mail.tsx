import { EmailField } from '../fields.tsx'
import type { Purpose } from '../flow.ts'
import { ScreenForm } from '../form.tsx'
import { Head, LinkButton, useHeadFocus } from '../parts.tsx'
import { askForMail } from '../steps.ts'
import type { ScreenProps } from './screen.ts'

/** Asks for a mail: to sign in with, or to set a new password. */
export function MailScreen({ purpose, byPassword, ...props }: ScreenProps & { purpose: Purpose; byPassword: boolean }) {
  const { name, level, texts, busy, run, go, turn, failure, action } = props
  const [email, title] = [`${name}-email`, `${name}-screen`]
  const head = useHeadFocus(turn, failure)
  const recovers = purpose === 'recovery'
  return (
    <>
      <div className="grid gap-2">
        <Head id={title} level={level} focus={head}>
          {recovers ? texts.recoverTitle : texts.mailTitle}
        </Head>
        <p>{recovers ? texts.recoverText : texts.mailText}</p>
      </div>
      <ScreenForm
        id={`${name}-form`}
        action={action}
        labelledBy={title}
        busy={busy}
        label={texts.sendMail}
        working={texts.working}
        needed={[{ id: email, missing: texts.emailMissing }]}
        onSend={(typed) => run(askForMail(typed(email).trim(), purpose))}
      >
        {(mistakes) => <EmailField id={email} label={texts.email} mistake={mistakes[email]} />}
      </ScreenForm>
      {byPassword && (
        <p>
          <LinkButton onPress={() => go({ name: 'password' })}>{recovers ? texts.back : texts.usePassword}</LinkButton>
        </p>
      )}
    </>
  )
}
