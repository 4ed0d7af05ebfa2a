import type { User } from '@supabase/supabase-js'
import { TextField } from '../../controls/fields.tsx'
import { ScreenForm } from '../../controls/screen-form.tsx'
import { AccountPanelFrame, type PanelProps } from '../panel.tsx'
import { useAccountPanel } from '../use-panel.ts'

export function NamePanel({ user, ...props }: PanelProps & { user: User }) {
  const { store, texts } = props
  const { id, run, frame, form } = useAccountPanel(props, 'name')
  const known: unknown = user.user_metadata.name ?? user.user_metadata.full_name
  return (
    <AccountPanelFrame {...frame} title={texts.nameTitle}>
      <ScreenForm
        {...form}
        label={texts.save}
        needed={[{ id, missing: texts.nameMissing }]}
        onSend={(typed) => void run(() => store.auth.updateUser({ data: { name: typed(id).trim() } }), texts.saved)}
      >
        {(mistakes) => (
          <TextField
            id={id}
            label={texts.name}
            mistake={mistakes[id]}
            autoComplete="name"
            value={typeof known === 'string' ? known : ''}
          />
        )}
      </ScreenForm>
    </AccountPanelFrame>
  )
}
