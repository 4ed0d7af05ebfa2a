import type { Factor, User } from '@supabase/supabase-js'
import { useState } from 'react'
import { TextField } from '../../controls/fields.tsx'
import { ScreenForm } from '../../controls/screen-form.tsx'
import { AccountPanelFrame, AccountRow, type PanelProps } from '../panel.tsx'
import { useAccountPanel } from '../use-panel.ts'
import { EnrolForm, type Enrolment } from './enrol.tsx'

/** Lists the second factors and adds another. */
export function FactorsPanel({ user, language, ...props }: PanelProps & { user: User; language: string }) {
  const { store, texts, refresh } = props
  const { id, run, frame, form } = useAccountPanel(props, 'factor')
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const { mfa } = store.auth
  const all: Factor[] = user.factors ?? []
  const verified = all.filter(({ status }) => status === 'verified')
  const since = ({ created_at }: Factor) => new Date(created_at).toLocaleDateString(language)

  const enrol = async (friendlyName: string) => {
    // A factor that was never verified prevents another enrolment.
    for (const factor of all) if (factor.status !== 'verified') await mfa.unenroll({ factorId: factor.id })
    await run(async () => {
      const answer = await mfa.enroll({ factorType: 'totp', friendlyName, issuer: location.host })
      if (!answer.error) setEnrolment({ id: answer.data.id, ...answer.data.totp })
      return answer
    }, '')
  }
  const remove = async (factorId: string) => {
    const failure = await run(() => mfa.unenroll({ factorId }), texts.removed)
    if (failure) return
    // The session still claims the higher assurance level.
    await store.auth.refreshSession()
    await refresh()
  }
  const end = async (done: boolean) => {
    if (enrolment && !done) await mfa.unenroll({ factorId: enrolment.id })
    setEnrolment(undefined)
    await refresh()
  }

  return (
    <AccountPanelFrame {...frame} title={texts.factorsTitle}>
      <p>{texts.factorsText}</p>
      {verified.length === 0 && <p>{texts.factorsNone}</p>}
      <ul className="grid list-none gap-3 p-0 empty:hidden">
        {verified.map((factor, at) => {
          const called = factor.friendly_name || `${at + 1}`
          return (
            <AccountRow
              key={factor.id}
              words={texts.factorSince.replaceAll('[name]', () => called).replaceAll('[date]', () => since(factor))}
              label={texts.remove.replaceAll('[name]', () => called)}
              onRemove={() => void remove(factor.id)}
            />
          )
        })}
      </ul>
      {enrolment ? (
        <EnrolForm {...props} enrolment={enrolment} run={run} form={form} onEnd={end} />
      ) : (
        <ScreenForm
          {...form}
          label={texts.enrol}
          needed={[{ id, missing: texts.factorNameMissing }]}
          onSend={(typed) => void enrol(typed(id).trim())}
        >
          {(mistakes) => <TextField id={id} label={texts.factorName} mistake={mistakes[id]} autoComplete="off" />}
        </ScreenForm>
      )}
    </AccountPanelFrame>
  )
}
