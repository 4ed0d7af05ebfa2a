import type { Review, ReviewChange } from '../../review/review-messages.ts'
import { hasReadings } from '../news.ts'
import { Swatch } from '../swatch.tsx'
import { words } from '../words.ts'
import { Marked } from './marked.tsx'
import { TakeBack } from './take-back.tsx'
import { whereInWords } from './where-in-words.ts'

interface ChangesInWordsProps {
  review: Review
  onTakeBack: (hunks: string[], label: string) => void
  onTakeBackFile: (file: string) => void
}

/** Lists the changes as sentences, each with the text before and now. */
export function ChangesInWords({ review, onTakeBack, onTakeBackFile }: ChangesInWordsProps) {
  const { changes, files } = review
  if (!changes && review.base) return <p className="quiet">{words.review.unreadable}</p>
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
            <span className="what">{words.editing[file.what](words.review.things.file)}</span>{' '}
            <span className="where quiet">{file.file}</span>
            {file.what !== 'added' && (
              <TakeBack
                label={words.labelled(words.review.takeBack, file.file)}
                onPress={() => onTakeBackFile(file.file)}
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

interface InWordsProps {
  change: ReviewChange
  /** Number of other changes in the same lines, which are taken back together. */
  others: number
  onTakeBack: ChangesInWordsProps['onTakeBack']
}

function InWords({ change, others, onTakeBack }: InWordsProps) {
  const { what, thing, where, before, now, readings, hunks } = change
  const place = whereInWords(where)
  const shown = (which: string, text: string, other: string | undefined) => (
    <>
      <span className="unseen">{which} </span>
      {thing === 'colour' && <Swatch colour={text} />}
      <Marked text={text} other={other} />
    </>
  )
  return (
    <li className={`change ${what}`}>
      <div className="line">
        <span className="what">{sentence(change)}</span> <span className="where quiet">{place}</span>
        {hasReadings() && readings.length > 0 && <span className="badge">{readings.join(', ')}</span>}
        {hunks.length > 0 && (
          <TakeBack
            label={words.labelled(words.review.takeBack, `${sentence(change)} ${place}`)}
            onPress={() => onTakeBack(hunks, place)}
          />
        )}
      </div>
      {(before !== undefined || now !== undefined) && what !== 'moved' && thing !== 'page' && (
        <div className="texts">
          {before !== undefined && <del>{shown(words.review.before, before, now)}</del>}
          {now !== undefined && <ins>{shown(words.review.now, now, before)}</ins>}
        </div>
      )}
      {thing === 'page' && what === 'renamed' && (
        <div className="texts">
          <del>{before}</del>
          <ins>{now}</ins>
        </div>
      )}
      {others > 0 && <div className="quiet">{words.review.linesHold(others)}</div>}
    </li>
  )
}

function sentence({ what, thing }: ReviewChange): string {
  const { things, writingAlone } = words.review
  if (thing === 'writing') return writingAlone
  return words.editing[what](Object.hasOwn(things, thing) ? things[thing as keyof typeof things] : thing)
}
