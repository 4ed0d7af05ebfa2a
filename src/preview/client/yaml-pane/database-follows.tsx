// Asks for confirmation before saving YAML of a form that the database must follow: what changes, and who changes it.
import type { FormFollowing } from '../../edit-messages.ts'
import { Described } from '../panel/described.tsx'
import { words } from '../words.ts'

interface DatabaseFollowsProps {
  following: FormFollowing
  onSave: () => void
  onBack: () => void
}

/** The first button takes the focus when the question appears. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus()

export function DatabaseFollows({ following, onSave, onBack }: DatabaseFollowsProps) {
  const { says, conflicts, how } = following
  const isRefused = conflicts.length > 0
  return (
    <section
      className="conflict"
      role="alertdialog"
      aria-label={words.sheets.yaml.beforeSaved}
      aria-describedby="yaml-follows"
    >
      <div id="yaml-follows">
        <p>
          <b>{isRefused ? words.sheets.yaml.cannotFollow : words.sheets.yaml.hasToFollow}</b>
        </p>
        <ul>
          {isRefused
            ? conflicts.map((conflict) => (
                <li key={conflict.says}>
                  {conflict.says} <Described>{words.sheets.yaml.nameIsFree(`\`${conflict.free}\``)}</Described>
                </li>
              ))
            : says.map((line) => <li key={line}>{line}</li>)}
        </ul>
        {!isRefused && (
          <p className="quiet">
            <Described>{how}</Described>
          </p>
        )}
      </div>
      <button type="button" ref={focusOnce} onClick={isRefused ? onBack : onSave}>
        {isRefused ? words.editing.goOnTyping : words.editing.save}
      </button>{' '}
      <button type="button" onClick={isRefused ? onSave : onBack}>
        {isRefused ? words.editing.saveAllTheSame : words.editing.goOnTyping}
      </button>
    </section>
  )
}
