import { CodeField } from '../controls/fields.tsx'
import { LinkButton } from '../controls/parts.tsx'
import type { Purpose } from './flow.ts'
import { FormScreen } from './form-screen.tsx'
import type { ScreenProps } from './screen.ts'
import { askAgain, withCode } from './steps.ts'

interface CodeProps extends ScreenProps {
  email: string
  purpose: Purpose
  again: boolean
  onBack: () => void
}

/** Shown after a mail was requested. It does not reveal whether the address has an account. */
export function CodeScreen({ email, purpose, again, onBack, ...props }: CodeProps) {
  const { name, texts, run } = props
  const code = `${name}-code`
  return (
    <FormScreen
      {...props}
      title={texts.sentTitle}
      text={texts.sentText.replaceAll('[email]', () => email)}
      label={texts.useCode}
      needed={[{ id: code, missing: texts.mailCodeMissing }]}
      onSend={(typed) => run(withCode(email, typed(code), purpose))}
      controls={(mistakes) => <CodeField id={code} label={texts.code} hint={texts.codeHint} mistake={mistakes[code]} />}
    >
      <div>
        <p className="flex flex-wrap gap-x-8">
          <LinkButton onPress={() => run(askAgain(email, purpose))}>{texts.again}</LinkButton>
          <LinkButton onPress={onBack}>{texts.back}</LinkButton>
        </p>
        <p role="status" className="min-h-6">
          {again ? texts.sentAgain : ''}
        </p>
      </div>
    </FormScreen>
  )
}
