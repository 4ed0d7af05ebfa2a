import type { User } from '@supabase/supabase-js'
import { AccountPanelFrame, AccountRow, type PanelProps } from '../panel.tsx'
import { useAccountPanel } from '../use-panel.ts'

/** Lists the identities of the account. The last one cannot be removed. */
export function IdentitiesPanel({ user, ...props }: PanelProps & { user: User }) {
  const { store, texts, refresh } = props
  const { run, frame } = useAccountPanel(props, 'identities')
  const identities = user.identities ?? []
  const unlink = async (identity: (typeof identities)[number]) => {
    if (!(await run(() => store.auth.unlinkIdentity(identity), texts.removed))) await refresh()
  }
  return (
    <AccountPanelFrame {...frame} title={texts.identitiesTitle}>
      <ul className="grid list-none gap-3 p-0">
        {identities.map((identity) => {
          const called = identity.provider === 'email' ? texts.byEmail : identity.provider
          const email: unknown = identity.identity_data?.email
          const words = texts.identity
            .replaceAll('[name]', () => called)
            .replaceAll('[email]', () => (typeof email === 'string' ? email : ''))
          return (
            <AccountRow
              key={identity.identity_id}
              words={words}
              label={texts.remove.replaceAll('[name]', () => called)}
              onRemove={identities.length > 1 ? () => void unlink(identity) : undefined}
            />
          )
        })}
      </ul>
    </AccountPanelFrame>
  )
}
