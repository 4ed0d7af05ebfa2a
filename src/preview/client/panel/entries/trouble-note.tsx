import { Button } from 'react-aria-components'
import { words } from '../../words.ts'
import type { Trouble } from './use-change-entry.ts'

/** Says why an entry was not changed. */
export function TroubleNote({ trouble, onDismiss }: { trouble: Trouble | undefined; onDismiss: () => void }) {
  if (!trouble) return null
  return (
    <div className="hint" role="alert">
      <p>{trouble.says}</p>
      <div className="row">
        {trouble.despite && (
          <Button className="small danger" onPress={trouble.despite}>
            {words.entries.allTheSame}
          </Button>
        )}
        <Button className="small" onPress={onDismiss}>
          {words.entries.neverMind}
        </Button>
      </div>
    </div>
  )
}
