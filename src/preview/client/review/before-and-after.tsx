import { type SyntheticEvent, useState } from 'react'
import { reviewEndpoints } from '../../endpoints.ts'
import type { ChangedPage, Review } from '../../review/review-messages.ts'
import { pageToken } from '../first-data.ts'
import { useNews } from '../news.ts'
import { pageHere, query } from '../query.ts'
import { addressWith } from '../server-calls.ts'
import { words } from '../words.ts'

/** Shows a changed page as it was and as it is now, with a button for each changed page. */
export function BeforeAndAfter({ review: { pages, hunks } }: { review: Review }) {
  const reading = useNews().shown?.reading
  const [chosen, setChosen] = useState<number>()
  const here = pages.find((one) => one.now === pageHere() && one.reading === reading)
  const page = (chosen === undefined ? here : pages[chosen]) ?? pages[0]
  if (!page)
    return <p className="quiet">{hunks.length > 0 ? words.review.noneDifferentOrErrors : words.review.noneDifferent}</p>
  const several = new Set(pages.map(({ reading }) => reading)).size > 1
  return (
    <div className="pictures">
      <fieldset className="group pages">
        <legend>{words.review.things.page}</legend>
        {pages.map((one, at) => (
          <button
            key={`${one.reading} ${one.before} ${one.now}`}
            type="button"
            aria-pressed={one === page}
            onClick={() => setChosen(at)}
          >
            {one.title}
            {pages.some((other) => other !== one && other.title === one.title && other.reading === one.reading) &&
              ` (${one.now ?? one.before})`}
            {several && ` (${one.reading})`}
          </button>
        ))}
      </fieldset>
      <Both page={page} />
    </div>
  )
}

/** Pixels of a frame; the same as in `review.css`. */
const height = 1400

function Both({ page }: { page: ChangedPage }) {
  // A frame sends no headers, so the token is part of its address.
  const source = { reading: page.reading, token: pageToken, scheme: query().scheme }
  const frame = (path: string | undefined, when: 'before' | 'now') => (
    <figure>
      <figcaption>{words.review[when]}</figcaption>
      {path === undefined ? (
        <p className="quiet">{words.sheets.noSuchPage}</p>
      ) : (
        <div className="window">
          <iframe
            title={words.labelled(words.review[when], page.title)}
            sandbox="allow-same-origin"
            src={addressWith(reviewEndpoints.page, { ...source, path, when })}
            onLoad={(event) => mark(event, page[when === 'before' ? 'blocksBefore' : 'blocksNow'])}
          />
        </div>
      )}
    </figure>
  )
  return (
    <div className="both">
      {frame(page.before, 'before')}
      {frame(page.now, 'now')}
    </div>
  )
}

/** Outlines the changed blocks of a frame, and scrolls to the first. */
function mark({ currentTarget }: SyntheticEvent<HTMLIFrameElement>, blocks: readonly number[]) {
  const all = currentTarget.contentDocument?.getElementById('content')?.children
  const changed = blocks.flatMap((at) => all?.[at] ?? [])
  for (const block of changed) block.setAttribute('style', 'outline: 4px solid #2f6fed; outline-offset: -4px')
  const [first] = changed
  if (!first) return
  // `scrollIntoView` would scroll this window too.
  const { top, height: room } = first.getBoundingClientRect()
  currentTarget.contentWindow?.scrollTo({ top: top + Math.min(room, height) / 2 - height / 2, behavior: 'instant' })
}
