import { FollowingDialog } from '../following-dialog.tsx'
import { words } from '../words.ts'
import { usePanel } from './panel-store.ts'

/** The question before an edit that the database must follow. */
export function ConfirmSave() {
  const { confirmation } = usePanel()
  if (!confirmation) return null
  const { label, following, agree, decline } = confirmation
  const { conflicts } = following
  const save =
    conflicts.length > 0 ? words.panel.saveAs(words.list(conflicts.map(({ free }) => free))) : words.editing.save
  const renamed = conflicts.map(({ at, free }) => ({ do: 'set', path: at, value: free }) as const)
  return (
    <FollowingDialog
      title={words.labelled(words.sheets.yaml.beforeSaved, label)}
      following={following}
      actions={[
        { label: save, isMain: true, act: () => agree(renamed) },
        { label: words.editing.cancel, act: decline },
      ]}
      onDecline={decline}
    />
  )
}
