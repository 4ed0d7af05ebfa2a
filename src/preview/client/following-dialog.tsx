// Asks for confirmation before a change of a form that the database must follow is saved: what changes, and who changes it.
import { useId } from 'react'
import type { FormFollowing } from '../edit-messages.ts'
import type { Action } from './edit/edit-store.ts'
import { Described } from './panel/described.tsx'
import { inEditorLanguage, words } from './words.ts'

interface FollowingDialogProps {
  title: string
  following: FormFollowing
  /** The first one has the focus. */
  actions: readonly Action[]
  /** Escape, or a press outside. */
  onDecline: () => void
}

const open = (dialog: HTMLDialogElement | null) => dialog?.showModal()

export function FollowingDialog({ title, following, actions, onDecline }: FollowingDialogProps) {
  const id = useId()
  const { says, conflicts, how } = following
  const { yaml } = words.sheets
  return (
    <dialog
      ref={open}
      closedby="any"
      role="alertdialog"
      aria-labelledby={id}
      className="following"
      onKeyDown={(event) => event.stopPropagation()}
      onClose={({ currentTarget: { returnValue } }) =>
        (actions.find(({ label }) => label === returnValue)?.act ?? onDecline)()
      }
    >
      <h2 id={id}>{title}</h2>
      <p>{conflicts.length > 0 ? yaml.cannotFollow : yaml.hasToFollow}</p>
      <ul>
        {conflicts.map((conflict) => (
          <li key={conflict.says}>
            {inEditorLanguage(conflict.says)} <Described>{yaml.nameIsFree(`\`${conflict.free}\``)}</Described>
          </li>
        ))}
        {conflicts.length === 0 && says.map((line) => <li key={line}>{inEditorLanguage(line)}</li>)}
      </ul>
      {conflicts.length === 0 && (
        <p className="quiet">
          <Described>{inEditorLanguage(how)}</Described>
        </p>
      )}
      <form method="dialog" className="row">
        {actions.map(({ label, isMain }) => (
          <button key={label} type="submit" value={label} className={isMain ? 'main' : undefined}>
            {label}
          </button>
        ))}
      </form>
    </dialog>
  )
}
