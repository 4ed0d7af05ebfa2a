import type { Open, Run } from '../../../deploy/deploy-messages.ts'
import { sectionOf } from '../edit/section-of.ts'
import { openSectionFields } from '../edit/to-section.ts'
import { useNews } from '../news.ts'
import { closeSheet, openYaml } from '../open-sheet.ts'
import { blockTitle } from '../titles.ts'
import { inOwnWords, words } from '../words.ts'

interface OpenPointsProps {
  run: Run
  /** Publishes despite placeholders. */
  onDespite: () => void
}

/** Lists what prevents publishing, each point with a button that leads to it. */
export function OpenPoints({ run: { open, isOnlyUnready }, onDespite }: OpenPointsProps) {
  return (
    <>
      {isOnlyUnready && (
        <button type="button" onClick={onDespite}>
          {words.entries.allTheSame}
        </button>
      )}
      <ul className="open-points">
        {open.map((point) => (
          <li key={`${point.file} ${point.line}:${point.column} ${point.code}`} data-code={point.code}>
            <OpenPoint point={point} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A placeholder leads to the fields of its section, any other point to its line in the YAML. */
function OpenPoint({ point }: { point: Open }) {
  const { file, line, column, path, code } = point
  const { message, hint } = inOwnWords(point)
  const { shown } = useNews()
  const section = code === 'still-placeholder' && shown ? sectionOf(path, shown.reading) : undefined
  const route = shown?.site.routes.find((one) => one.path === section?.page)
  const type = section && route?.blocks[section.at]?.type
  if (section && type !== undefined)
    return (
      <button
        type="button"
        className="open-point"
        onClick={() => {
          closeSheet()
          openSectionFields(section)
        }}
      >
        {words.review.publish.stillPlaceholder(blockTitle(type), section.page)}
      </button>
    )
  return (
    <>
      <button type="button" className="open-point" onClick={() => openYaml({ file, line, column })}>
        {message}
      </button>
      <div className="hint">
        {hint} ({file}:{line})
      </div>
    </>
  )
}
