import { Button } from 'react-aria-components'
import { words } from '../../words.ts'
import type { Trouble } from './use-change-entry.ts'

/** What keeps something from being done. */
export function TroubleNote({ trouble, onQuiet }: { trouble: Trouble | undefined; onQuiet: () => void }) {
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
        <Button className="small" onPress={onQuiet}>
          {words.entries.neverMind}
        </Button>
      </div>
    </div>
  )
}
