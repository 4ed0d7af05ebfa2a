import type { Hunk } from '../../review/review-messages.ts'
import { words } from '../words.ts'
import { Marked } from './marked.tsx'
import { TakeBack } from './take-back.tsx'

interface ChangedLinesProps {
  hunks: Hunk[]
  onTakeBack: (hunks: string[], label: string) => void
}

/** The changes line by line: removed lines above added ones. */
export function ChangedLines({ hunks, onTakeBack }: ChangedLinesProps) {
  return (
    <ol className="lines">
      {hunks.map((hunk) => {
        const place = `${hunk.file}:${hunk.now.line}`
        return (
          <li key={hunk.id}>
            <div className="line">
              <span className="where quiet">{place}</span>
              <TakeBack
                label={words.labelled(words.review.takeBack, words.review.linesAt(place))}
                onPress={() => onTakeBack([hunk.id], words.review.linesAt(place))}
              />
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll long lines. */}
            <section className="frame" aria-label={words.review.linesAt(place)} tabIndex={0}>
              <pre>
                <Lines of={hunk.before} others={hunk.now.lines} sign="−" word={`${words.review.before} `} />
                <Lines of={hunk.now} others={hunk.before.lines} sign="+" word={`${words.review.now} `} />
              </pre>
            </section>
          </li>
        )
      })}
    </ol>
  )
}

const withoutEnd = (line: string) => line.replace(/\r?\n$/, '')

interface LinesProps {
  of: Hunk['now']
  /** The lines on the other side; of as many, each is the other state of one. */
  others: Hunk['now']['lines']
  sign: string
  word: string
}

function Lines({ of: { line, lines }, others, sign, word }: LinesProps) {
  const isPaired = lines.length === others.length
  const Tag = sign === '+' ? 'ins' : 'del'
  return lines.map((text, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity.
    <Tag key={at}>
      <span className="number" aria-hidden="true">
        {String(line + at).padStart(5)} {sign}{' '}
      </span>
      <span className="unseen">{word}</span>
      <Marked text={withoutEnd(text)} other={isPaired ? withoutEnd(others[at] ?? '') : undefined} />
      {'\n'}
    </Tag>
  ))
}
