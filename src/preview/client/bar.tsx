import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import type { DataRouter } from 'react-router-dom'
import { BarSwitches } from './bar-switches.tsx'
import { useEditState } from './edit/edit-store.ts'
import { EditNotes, EditSwitch } from './edit-switch.tsx'
import { pageToken } from './first-data.ts'
import { useNews } from './news.ts'
import { EditorNotice, StaleNotice, VersionNotice } from './notices.tsx'
import { openSheet, type SheetName, sheetNow, toggleSheet, useSheet } from './open-sheet.ts'
import { OriginSheet } from './origin-sheet.tsx'
import { PostSheet } from './post-sheet.tsx'
import { ProblemSheet } from './problem-sheet.tsx'
import { StateButton } from './publishing/owner-state.tsx'
import { query } from './query.ts'
import { setScheme } from './set-scheme.ts'
import { Sheet } from './sheet.tsx'
import { words } from './words.ts'

const ReviewSheet = lazy(() => import('./review/review-sheet.tsx'))
const YamlSheet = lazy(() => import('./yaml-pane/yaml-sheet.tsx'))

/** The open sheet. News open it: errors, requests and mails. */
function OpenSheet() {
  const { health, requests, mails } = useNews()
  const { name: sheet, place, origin } = useSheet()
  useEffect(() => {
    const { name } = sheetNow()
    if (health.held && name !== 'yaml') openSheet('problems')
    else if (name === 'problems') openSheet(undefined)
  }, [health])
  useEffect(() => {
    if (requests.length > 0 || mails.length > 0) openSheet('post')
  }, [requests, mails])
  if (sheet === 'problems') return <ProblemSheet health={health} />
  if (sheet === 'post') return <PostSheet requests={requests} mails={mails} />
  if (sheet === 'origin') return origin && <OriginSheet answer={origin} />
  return (
    <Suspense fallback={<Sheet name={words.bar[sheet === 'yaml' ? sheet : 'review']} title={words.bar.coming} />}>
      {sheet === 'review' && <ReviewSheet />}
      {sheet === 'yaml' && <YamlSheet place={place} />}
    </Suspense>
  )
}

/** `router` is missing until there is a site to show. */
export function Bar({ router }: { router?: DataRouter }) {
  const { shown, health, requests, mails } = useNews()
  const { isOn } = useEditState()
  const { name: sheet } = useSheet()
  const [isUnfolded, setUnfolded] = useState(false)
  const [, setNavigations] = useState(0)
  const errors = health.problems.filter(({ severity }) => severity === 'error').length
  useEffect(() => router?.subscribe(() => setNavigations((count) => count + 1)), [router])

  const { scheme } = query()
  const bar = useRef<HTMLElement>(null)
  const unfold = useRef<HTMLButtonElement>(null)
  useEffect(() => setScheme(scheme, bar.current?.closest<HTMLElement>('.chrome')), [scheme])
  /** Props of the button that opens and closes a sheet. */
  const opens = (name: SheetName) => ({
    type: 'button' as const,
    'aria-expanded': sheet === name,
    onClick({ currentTarget }: MouseEvent<HTMLElement>) {
      toggleSheet(name, (isUnfolded && unfold.current) || currentTarget)
      // Unfolded, the switches of a narrow window leave no room for a sheet.
      if (isUnfolded) unfold.current?.focus()
      setUnfolded(false)
    },
  })

  return (
    <>
      <OpenSheet />
      <EditNotes />
      <EditorNotice />
      <StaleNotice />
      <VersionNotice />
      <section ref={bar} className={isOn ? 'bar editing' : 'bar'} aria-label={words.bar.name}>
        <div id="bar-more" className={isUnfolded ? 'more open' : 'more'}>
          <BarSwitches router={router} />
          {pageToken !== undefined && (
            <span className="group">
              <button {...opens('yaml')}>{words.bar.yaml}</button>
              <button {...opens('review')}>{words.bar.review}</button>
            </span>
          )}
          {shown && (
            <span className="quiet padded" data-count="placeholders">
              {words.bar.placeholders(shown.placeholders)}
            </span>
          )}
          <span className="quiet hint-key">
            <kbd>Alt</kbd> + {words.bar.clickOpensLine}
          </span>
        </div>
        <span className="end group">
          <StateButton {...opens('review')} />
          <EditSwitch />
          <button {...opens('post')} className="rare">
            {words.bar.requests(requests.length)}
            {mails.length > 0 && `, ${words.bar.mails(mails.length)}`}
          </button>
          <button
            {...opens('problems')}
            className={errors ? 'state bad' : health.problems.length ? 'rare state warn' : 'rare state good'}
          >
            {words.bar.problems(health.problems.length)}
          </button>
          <button
            ref={unfold}
            type="button"
            className="unfold"
            aria-expanded={isUnfolded}
            aria-controls="bar-more"
            aria-label={words.bar.more}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <span className="word">{words.bar.more}</span>
            <span className="sign" aria-hidden>
              ⋯
            </span>
          </button>
        </span>
      </section>
    </>
  )
}
