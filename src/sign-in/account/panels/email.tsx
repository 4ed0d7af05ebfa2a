import type { User } from '@supabase/supabase-js'
import { EmailField } from '../../controls/fields.tsx'
import { LinkButton } from '../../controls/parts.tsx'
import { ScreenForm } from '../../controls/screen-form.tsx'
import { AccountPanelFrame, type PanelProps } from '../panel.tsx'
import { useAccountPanel } from '../use-panel.ts'

/** `signIn` is the page that links in mails lead to. */
export function EmailPanel({ user, signIn, ...props }: PanelProps & { user: User; signIn: string }) {
  const { store, texts, refresh } = props
  const { id, run, frame, form } = useAccountPanel(props, 'email')
  const page = () => new URL(signIn, location.href).href
  const change = async (email: string) => {
    const options = { emailRedirectTo: page() }
    const failure = await run(() => store.auth.updateUser({ email }, options), texts.emailSent)
    if (!failure) await refresh()
  }
  const again = () => {
    const options = { emailRedirectTo: page() }
    return store.auth.resend({ type: 'email_change', email: user.email ?? '', options })
  }
  return (
    <AccountPanelFrame {...frame} title={texts.emailTitle}>
      {user.new_email && (
        <div>
          <p>{texts.emailPending.replaceAll('[email]', () => user.new_email ?? '')}</p>
          <LinkButton onPress={() => void run(again, texts.emailSent)}>{texts.emailAgain}</LinkButton>
        </div>
      )}
      <ScreenForm
        {...form}
        label={texts.save}
        needed={[{ id, missing: texts.emailMissing, mistyped: texts.emailMistyped }]}
        onSend={(typed) => void change(typed(id).trim())}
      >
        {(mistakes) => <EmailField id={id} label={texts.email} mistake={mistakes[id]} autoComplete="email" />}
      </ScreenForm>
    </AccountPanelFrame>
  )
}
