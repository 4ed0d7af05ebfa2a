// The review sheet: changes since the last commit in words, as pages and as lines, with publishing and copies.
import { useCallback, useEffect, useState } from 'react'
import type { EditAnswer } from '../../edit-messages.ts'
import { reviewEndpoints } from '../../endpoints.ts'
import type { Review } from '../../review/review-messages.ts'
import { undoOrRedo } from '../edit/edit-calls.ts'
import { failureText } from '../edit/save-text.ts'
import { useNews } from '../news.ts'
import { callServer } from '../server-calls.ts'
import { Sheet } from '../sheet.tsx'
import { type Status, StatusLine } from '../status-line.tsx'
import { ToggleGroup } from '../toggle-group.tsx'
import { inEditorLanguage, inOwnWords, words } from '../words.ts'
import { BeforeAndAfter } from './before-and-after.tsx'
import { ChangedLines } from './changed-lines.tsx'
import { ChangesInWords } from './changes-in-words.tsx'
import { CopyList } from './copies.tsx'
import { PublishForm } from './publish.tsx'
import css from './review.css?inline'
import { ago } from './when.ts'

const views = ['words', 'pages', 'lines'] as const
type View = (typeof views)[number]

/** The changes, fetched anew with each save and after each publishing, which may commit them. */
function useReview(onFailure: (error: Error) => void) {
  const { turn, run } = useNews()
  const [review, setReview] = useState<Review>()
  const refresh = useCallback(() => callServer(reviewEndpoints.review).then(setReview, onFailure), [onFailure])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first review is no reason to fetch it again.
  useEffect(() => {
    const timer = setTimeout(() => void refresh(), review ? 250 : 0)
    return () => clearTimeout(timer)
  }, [turn, run?.outcome])
  return { review, refresh }
}

/** Reports in `setStatus` what became of a change that was taken back. */
function useTakeBack(setStatus: (status?: Status) => void, fail: (error: Error) => void, refresh: () => Promise<void>) {
  const done = (answer: EditAnswer, label: string, again: () => void) => {
    const undo = () =>
      void undoOrRedo(true)
        .then(() => setStatus(undefined))
        .then(refresh)
    if (answer.outcome === 'done')
      setStatus({ text: words.review.takenBackStep(label), action: { label: words.bar.undo, act: undo } })
    else if (answer.outcome === 'invalid')
      setStatus({
        text: words.review.mistakeWithout(answer.problems.map(inOwnWords)[0]?.message ?? ''),
        isWrong: true,
        action: { label: words.entries.allTheSame, act: again },
      })
    else setStatus({ text: failureText(answer), isWrong: true })
    void refresh()
  }
  const takeBackHunks = (hunks: string[], label: string, despite = false): void =>
    void callServer(reviewEndpoints.takeBack, { hunks, label: words.review.takenBackStep(label), despite }).then(
      (answer) => done(answer, label, () => takeBackHunks(hunks, label, true)),
      fail,
    )
  const takeBackFile = (file: string) =>
    void callServer(reviewEndpoints.takeBackFile, { file })
      .then(
        (answer) => setStatus({ text: inEditorLanguage(answer.message), isWrong: answer.outcome === 'failed' }),
        fail,
      )
      .then(refresh)
  return { takeBackHunks, takeBackFile }
}

export default function ReviewSheet() {
  const [view, setView] = useState<View>('words')
  const [status, setStatus] = useState<Status>()
  const fail = useCallback((error: Error) => setStatus({ text: error.message, isWrong: true }), [])
  const { review, refresh } = useReview(fail)
  const { takeBackHunks, takeBackFile } = useTakeBack(setStatus, fail, refresh)
  return (
    <Sheet name={words.bar.review} title={titleOf(review)}>
      <style>{css}</style>
      <div className="review">
        <div className="changes">
          {review?.base && (
            <ToggleGroup
              className="group views"
              name={words.review.show}
              options={views}
              labels={words.review.views}
              chosen={view}
              choose={setView}
            />
          )}
          <StatusLine status={status} takesFocus />
          {review && view === 'words' && (
            <ChangesInWords review={review} onTakeBack={takeBackHunks} onTakeBackFile={takeBackFile} />
          )}
          {review && view === 'pages' && <BeforeAndAfter review={review} />}
          {review && view === 'lines' && <ChangedLines hunks={review.hunks} onTakeBack={takeBackHunks} />}
        </div>
        {review && (
          <aside>
            <PublishForm review={review} onDone={refresh} />
            <CopyList review={review} onDone={refresh} />
          </aside>
        )}
      </div>
    </Sheet>
  )
}

function titleOf(review: Review | undefined): string {
  if (!review) return words.bar.coming
  const { base, changes, hunks, files } = review
  const count = (changes ?? hunks).length + files.length
  if (!base) return review.repository ? words.review.neverCommitted : words.review.noCopy
  const since = base.kind === 'commit' ? words.review.lastCommit(ago(base.when)) : words.review.copyOf(ago(base.when))
  return count === 0 ? words.review.nothingSince(since) : words.review.changesSince(count, since)
}
