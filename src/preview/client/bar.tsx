import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import type { createBrowserRouter } from 'react-router-dom'
import type { OpenAnswer } from '../messages.ts'
import { BarSwitches } from './bar-switches.tsx'
import { drawIn } from './draw-in.ts'
import { useEditState } from './edit/edit-store.ts'
import { EditNotes, EditSwitch } from './edit-switch.tsx'
import { pageToken } from './first-data.ts'
import { useNews } from './news.ts'
import { EditorNotice, StaleNotice } from './notices.tsx'
import { OriginSheet } from './origin-sheet.tsx'
import { PostSheet } from './post-sheet.tsx'
import { ProblemSheet } from './problem-sheet.tsx'
import { StateButton } from './publishing/state-button.tsx'
import { query } from './query.ts'
import { Sheet } from './sheet.tsx'
import { words } from './words.ts'
import type { YamlPlace } from './yaml-pane/yaml-place.ts'

type Router = ReturnType<typeof createBrowserRouter>
type SheetName = 'problems' | 'post' | 'origin' | 'review' | 'yaml'

const ReviewSheet = lazy(() => import('./review/review-sheet.tsx'))
const YamlSheet = lazy(() => import('./yaml-pane/yaml-sheet.tsx'))

interface BarProps {
  /** Missing until there is a site to show. */
  router?: Router
  origin?: OpenAnswer
}

export function Bar({ router, origin }: BarProps) {
  const { shown, health, requests, mails } = useNews()
  const { isOn } = useEditState()
  const [sheet, open] = useState<SheetName>()
  const [place, setPlace] = useState<YamlPlace>()
  const [more, unfold] = useState(false)
  const opener = useRef<HTMLElement>(undefined)
  const [, redraw] = useState(0)
  const errors = health.problems.filter(({ severity }) => severity === 'error').length

  useEffect(
    () => open((now) => (health.held && now !== 'yaml' ? 'problems' : now === 'problems' ? undefined : now)),
    [health],
  )
  useEffect(() => {
    if (requests.length > 0 || mails.length > 0) open('post')
  }, [requests, mails])
  useEffect(() => {
    if (origin) open('origin')
  }, [origin])
  useEffect(() => router?.subscribe(() => redraw((turn) => turn + 1)), [router])

  const { scheme } = query()
  const bar = useRef<HTMLElement>(null)
  useEffect(() => drawIn(scheme, bar.current?.closest<HTMLElement>('.chrome')), [scheme])
  const toggle = (name: SheetName, { currentTarget }: MouseEvent<HTMLElement>) => {
    opener.current = currentTarget
    setPlace(undefined)
    open((now) => (now === name ? undefined : name))
  }
  const close = () => {
    open(undefined)
    opener.current?.focus()
  }
  const toYaml = (at: YamlPlace) => {
    setPlace(at)
    open('yaml')
  }

  return (
    <>
      {sheet === 'problems' && (
        <ProblemSheet health={health} onClose={close} onYaml={pageToken === undefined ? undefined : toYaml} />
      )}
      {sheet === 'post' && <PostSheet requests={requests} mails={mails} onClose={close} />}
      {sheet === 'origin' && origin && <OriginSheet answer={origin} onClose={close} />}
      <EditNotes />
      <Suspense fallback={<Waiting name={sheet === 'yaml' ? words.bar.yaml : words.review.name} onClose={close} />}>
        {sheet === 'review' && <ReviewSheet onClose={close} onYaml={toYaml} />}
        {sheet === 'yaml' && <YamlSheet place={place} onClose={close} />}
      </Suspense>
      <EditorNotice />
      <StaleNotice />
      <section ref={bar} className={isOn ? 'bar editing' : 'bar'} aria-label={words.bar.name}>
        <div id="bar-more" className={more ? 'more open' : 'more'}>
          <BarSwitches router={router} />
          {pageToken !== undefined && (
            <span className="group">
              <button type="button" aria-expanded={sheet === 'yaml'} onClick={(event) => toggle('yaml', event)}>
                {words.bar.yaml}
              </button>
              <button type="button" aria-expanded={sheet === 'review'} onClick={(event) => toggle('review', event)}>
                {words.bar.review}
              </button>
            </span>
          )}
          <span className="quiet padded" data-count="placeholders">
            {words.bar.placeholders(shown?.placeholders ?? 0)}
          </span>
          <span className="quiet hint-key">
            <kbd>Alt</kbd> + {words.bar.clickOpensLine}
          </span>
        </div>
        <span className="end group">
          <StateButton isOpen={sheet === 'review'} onPress={(event) => toggle('review', event)} />
          <EditSwitch />
          <button
            type="button"
            className="rare"
            aria-expanded={sheet === 'post'}
            onClick={(event) => toggle('post', event)}
          >
            {words.bar.requests(requests.length)}
            {mails.length > 0 && `, ${words.bar.mails(mails.length)}`}
          </button>
          <button
            type="button"
            className={errors ? 'state bad' : health.problems.length ? 'rare state warn' : 'rare state good'}
            aria-expanded={sheet === 'problems'}
            onClick={(event) => toggle('problems', event)}
          >
            {words.bar.problems(health.problems.length)}
          </button>
          <button
            type="button"
            className="unfold"
            aria-expanded={more}
            aria-controls="bar-more"
            aria-label={words.bar.more}
            onClick={() => unfold(!more)}
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

/** Until the sheet itself is loaded. */
const Waiting = ({ name, onClose }: { name: string; onClose: () => void }) => (
  <Sheet name={name} title={words.bar.coming} onClose={onClose}>
    {null}
  </Sheet>
)
