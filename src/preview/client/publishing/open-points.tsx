import type { Run } from '../../publish-messages.ts'
import { words } from '../words.ts'
import type { YamlPlace } from '../yaml-pane/yaml-place.ts'

interface OpenPointsProps {
  run: Run
  onYaml: (place: YamlPlace) => void
  /** Publishes with placeholders. */
  onDespite: () => void
}

/** What keeps the site from being published, each with the way to it. */
export function OpenPoints({ run: { open, isOnlyUnready }, onYaml, onDespite }: OpenPointsProps) {
  return (
    <>
      <ul className="open-points">
        {open.map(({ file, line, column, code, message, hint }) => (
          <li key={`${file} ${line}:${column} ${code}`} data-code={code}>
            <button type="button" className="plain" onClick={() => onYaml({ file, line, column })}>
              {message}
            </button>
            <div className="hint">
              {hint} ({file}:{line})
            </div>
          </li>
        ))}
      </ul>
      {isOnlyUnready && (
        <button type="button" className="plain" onClick={onDespite}>
          {words.review.publish.allTheSame}
        </button>
      )}
    </>
  )
}
