// Before lines of a form are saved: what the database has to follow, and who does it.
import type { FormFollowing } from '../../edit-messages.ts'
import { Described } from '../panel/described.tsx'

interface DatabaseFollowsProps {
  following: FormFollowing
  onSave: () => void
  /** Back to the text. */
  onBack: () => void
}

/** It comes where somebody has asked to save: what they press goes there. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus()

export function DatabaseFollows({ following, onSave, onBack }: DatabaseFollowsProps) {
  const { says, conflicts, how } = following
  const isRefused = conflicts.length > 0
  return (
    <section className="conflict" role="alertdialog" aria-label="Before it is saved" aria-describedby="yaml-follows">
      <div id="yaml-follows">
        <p>
          <b>{isRefused ? 'The database cannot follow.' : 'The database has to follow.'}</b>
        </p>
        <ul>
          {isRefused
            ? conflicts.map((conflict) => (
                <li key={conflict.says}>
                  {conflict.says} The name <code>{conflict.free}</code> is free.
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
        {isRefused ? 'Go on typing' : 'Save'}
      </button>{' '}
      <button type="button" onClick={isRefused ? onSave : onBack}>
        {isRefused ? 'Save all the same' : 'Go on typing'}
      </button>
    </section>
  )
}
