import type { User } from '@supabase/supabase-js'
import { TextField } from '../../controls/fields.tsx'
import { ScreenForm } from '../../controls/screen-form.tsx'
import { PanelFrame, type PanelProps } from '../panel.tsx'
import { usePanel } from '../use-panel.ts'

export function NamePanel({ user, ...props }: PanelProps & { user: User }) {
  const { level, store, texts, failures } = props
  const [id, title] = [`${props.name}-name`, `${props.name}-name-title`]
  const { run, ...state } = usePanel(props.refresh)
  const known: unknown = user.user_metadata.name ?? user.user_metadata.full_name
  return (
    <PanelFrame id={title} level={level} title={texts.nameTitle} state={state} failures={failures}>
      <ScreenForm
        id={`${id}-form`}
        action="#"
        labelledBy={title}
        busy={state.busy}
        label={texts.save}
        working={texts.working}
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
    </PanelFrame>
  )
}
