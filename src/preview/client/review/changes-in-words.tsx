import type { Change, ChangedFile, Review } from '../../review/review-messages.ts'
import { counted } from '../counted.ts'
import { useNews } from '../news.ts'
import { Marked } from './marked.tsx'

interface ChangesInWordsProps {
  review: Review
  onTakeBack: (hunks: string[], label: string) => void
  onTakeBackFile: (file: string) => void
}

/** Every change in a sentence, with what was said and what is said now. */
export function ChangesInWords({ review, onTakeBack, onTakeBackFile }: ChangesInWordsProps) {
  const { changes, files } = review
  if (!changes && review.base)
    return <p className="quiet">The manifest cannot be read, so there are no words for it. Look at the lines.</p>
  return (
    <ol className="words">
      {(changes ?? []).map((change, at) => (
        <InWords
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may say the same.
          key={`${at} ${change.where.join('/')}`}
          change={change}
          others={
            (changes ?? []).filter((one) => one !== change && one.hunks.some((id) => change.hunks.includes(id))).length
          }
          onTakeBack={onTakeBack}
        />
      ))}
      {files.map((file) => (
        <li key={file.file} className={`change ${file.what}`}>
          <div className="line">
            <span className="what">{fileWords[file.what]}</span> <span className="where">{file.file}</span>
            {file.what !== 'added' && (
              <button type="button" aria-label={`Take back: ${file.file}`} onClick={() => onTakeBackFile(file.file)}>
                Take back
              </button>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

const fileWords: Record<ChangedFile['what'], string> = {
  added: 'File added',
  changed: 'File changed',
  removed: 'File removed',
}

interface InWordsProps {
  change: Change
  /** How many other changes are made by the same lines. */
  others: number
  onTakeBack: ChangesInWordsProps['onTakeBack']
}

function InWords({ change, others, onTakeBack }: InWordsProps) {
  const { what, thing, where, before, now, readings, hunks } = change
  const place = where.join(' › ')
  const several = (useNews().shown?.readings.length ?? 0) > 1
  return (
    <li className={`change ${what}`}>
      <div className="line">
        <span className="what">{sentence(change)}</span> <span className="where">{place}</span>
        {several && readings.length > 0 && <span className="readings">{readings.join(', ')}</span>}
        {hunks.length > 0 && (
          <button type="button" aria-label={`Take back: ${thing} ${place}`} onClick={() => onTakeBack(hunks, place)}>
            Take back
          </button>
        )}
      </div>
      {(before !== undefined || now !== undefined) && what !== 'moved' && thing !== 'page' && (
        <div className="texts">
          {before !== undefined && (
            <del>
              <span className="unseen">Before: </span>
              <Swatch value={before} thing={thing} />
              <Marked text={before} other={now} />
            </del>
          )}
          {now !== undefined && (
            <ins>
              <span className="unseen">Now: </span>
              <Swatch value={now} thing={thing} />
              <Marked text={now} other={before} />
            </ins>
          )}
        </div>
      )}
      {thing === 'page' && what === 'renamed' && (
        <div className="texts">
          <del>{before}</del>
          <ins>{now}</ins>
        </div>
      )}
      {others > 0 && (
        <div className="quiet">Its lines hold {counted(others, 'other change')}, which would be taken back too.</div>
      )}
    </li>
  )
}

const Swatch = ({ value, thing }: { value: string; thing: string }) =>
  thing === 'colour' ? <span className="swatch" style={{ background: value }} aria-hidden="true" /> : null

function sentence({ what, thing }: Change): string {
  if (thing === 'writing') return 'Only the writing changed'
  return `${thing.charAt(0).toUpperCase()}${thing.slice(1)} ${what}`
}
