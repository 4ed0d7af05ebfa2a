import { CodeField } from '../../controls/fields.tsx'
import { LinkButton } from '../../controls/parts.tsx'
import { ScreenForm } from '../../controls/screen-form.tsx'
import type { PanelProps } from '../panel.tsx'
import type { useAccountPanel } from '../use-panel.ts'

export interface Enrolment {
  id: string
  /** A data URL with the picture. */
  qr_code: string
  secret: string
}

interface EnrolFormProps extends PanelProps {
  enrolment: Enrolment
  run: ReturnType<typeof useAccountPanel>['run']
  form: ReturnType<typeof useAccountPanel>['form']
  onEnd: (done: boolean) => Promise<void>
}

/** Shows the key as a picture and as text, and asks for the code that proves the app has it. */
export function EnrolForm({ name, store, texts, enrolment, run, form, onEnd }: EnrolFormProps) {
  const id = `${name}-factor-code`
  const confirm = async (code: string) => {
    const factor = { factorId: enrolment.id, code: code.replace(/\s/g, '') }
    if (!(await run(() => store.auth.mfa.challengeAndVerify(factor), texts.enrolled))) await onEnd(true)
  }
  return (
    <>
      <p>{texts.scan}</p>
      <img src={pictureOf(enrolment.qr_code)} alt={texts.picture} width={268} height={268} className="key-picture" />
      <p>
        <span className="font-semibold">{texts.secret}</span>
        <code className="mt-1 block break-all select-all">{inFours(enrolment.secret)}</code>
      </p>
      <ScreenForm
        {...form}
        label={texts.confirm}
        needed={[{ id, missing: texts.codeMissing }]}
        onSend={(typed) => void confirm(typed(id))}
      >
        {(mistakes) => <CodeField id={id} label={texts.factorCode} mistake={mistakes[id]} />}
      </ScreenForm>
      <p>
        <LinkButton onPress={() => void onEnd(false)}>{texts.cancel}</LinkButton>
      </p>
    </>
  )
}

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** Encodes the library's data URL again: it contains bare SVG, which a colour's # would cut off. */
const pictureOf = (address: string) => {
  const at = address.indexOf(',') + 1
  return `data:image/svg+xml,${encodeURIComponent(address.slice(at))}`
}
