import { CodeField } from '../fields.tsx'
import type { Purpose } from '../flow.ts'
import { ScreenForm } from '../form.tsx'
import { Head, LinkButton, useHeadFocus } from '../parts.tsx'
import { askAgain, withCode } from '../steps.ts'
import type { ScreenProps } from './screen.ts'

/** A mail is on its way, or would be if there were an account; nobody can tell from here. */
export function CodeScreen(
  props: ScreenProps & { email: string; purpose: Purpose; again: boolean; onBack: () => void },
) {
  const { name, level, texts, busy, run, turn, failure, action, email, purpose, again, onBack } = props
  const [code, title] = [`${name}-code`, `${name}-screen`]
  const head = useHeadFocus(turn, failure)
  return (
    <>
      <div className="grid gap-2">
        <Head id={title} level={level} focus={head}>
          {texts.sentTitle}
        </Head>
        <p className="break-words">{texts.sentText.replaceAll('[email]', () => email)}</p>
      </div>
      <ScreenForm
        id={`${name}-form`}
        action={action}
        labelledBy={title}
        busy={busy}
        label={texts.useCode}
        working={texts.working}
        needed={[{ id: code, missing: texts.codeMissing }]}
        onSend={(typed) => run(withCode(email, typed(code), purpose))}
      >
        {(mistakes) => <CodeField id={code} label={texts.code} mistake={mistakes[code]} />}
      </ScreenForm>
      <div>
        <p className="flex flex-wrap gap-x-8">
          <LinkButton onPress={() => run(askAgain(email, purpose))}>{texts.again}</LinkButton>
          <LinkButton onPress={onBack}>{texts.back}</LinkButton>
        </p>
        <p role="status" className="min-h-6">
          {again ? texts.sentAgain : ''}
        </p>
      </div>
    </>
  )
}
