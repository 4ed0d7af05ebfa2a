// Publishes the site: shows its state, the publish button, and the progress of publishing.
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PublishRequest, PublishState, Run } from '../../../deploy/deploy-messages.ts'
import { publishEndpoints } from '../../endpoints.ts'
import { useEditState } from '../edit/edit-store.ts'
import { useNews } from '../news.ts'
import { timeOf } from '../review/when.ts'
import { callServer } from '../server-calls.ts'
import { inEditorLanguage, words } from '../words.ts'
import { DestinationForm } from './destination-form.tsx'
import { OpenPoints } from './open-points.tsx'
import { ownerState, ownerStates, stateSays } from './owner-state.tsx'
import { PublishSteps } from './publish-steps.tsx'

interface PublishNowProps {
  state: PublishState
  /** Message of the commit. */
  message: string
  /** Whether the folder is a Git repository with a remote. */
  hasRemote: boolean
}

type Begin = 'publish' | 'back'

/** Begins to publish, or shows why that was refused. */
function useBegin(message: string) {
  const [fault, setFault] = useState<string>()
  const begin = (what: Begin, request: PublishRequest) => {
    setFault(undefined)
    const { confirm } = request
    const start = { ...(message.trim() && { message }), ...request }
    const begun =
      what === 'back' ? callServer(publishEndpoints.back, { confirm }) : callServer(publishEndpoints.start, start)
    begun.then(
      ({ refused }) => refused && setFault(inEditorLanguage(refused)),
      (error: Error) => setFault(error.message),
    )
  }
  return [fault, begin] as const
}

export function PublishNow({ state, message, hasRemote }: PublishNowProps) {
  const { run: latest } = useNews()
  const { isTyped } = useEditState()
  const [confirming, setConfirming] = useState<Begin>()
  const [fault, beginRun] = useBegin(message)
  const run = latest ?? state.run
  const isRunning = run !== undefined && run.outcome === undefined
  const { destination, canTakeBack } = state
  const main = useRef<HTMLButtonElement>(null)
  /** Closes the question; the focus moves on from its buttons, which disappear. */
  const answered = () => {
    flushSync(() => setConfirming(undefined))
    main.current?.focus()
  }
  const begin = (what: Begin, request: PublishRequest = {}) => {
    answered()
    beginRun(what, request)
  }
  const press = (what: Begin) => {
    if (isRunning) return
    if (destination?.isConfirmed) begin(what)
    else setConfirming(what)
  }
  return (
    <>
      <States state={state} isTyped={isTyped} />
      {destination ? (
        <>
          {confirming && (
            <Confirmation
              destination={destination}
              onYes={() => begin(confirming, { confirm: destination.id })}
              onNo={answered}
            />
          )}
          {!confirming && (
            <p className="acts">
              <button
                ref={main}
                type="button"
                className="main"
                aria-disabled={isRunning}
                onClick={() => press('publish')}
              >
                {isRunning ? words.review.commit.working : words.review.publish.publish}
              </button>
              {canTakeBack && (
                <button type="button" disabled={isRunning} onClick={() => press('back')}>
                  {words.review.publish.putBack}
                </button>
              )}
            </p>
          )}
        </>
      ) : (
        <DestinationForm hasRemote={hasRemote} />
      )}
      {fault !== undefined && <p className="obstacle">{fault}</p>}
      {run && <PublishSteps run={run} />}
      {run && isRefused(run) && <OpenPoints run={run} onDespite={() => begin('publish', { despite: true })} />}
    </>
  )
}

function States({ state, isTyped }: { state: PublishState; isTyped: boolean }) {
  const { saveFirst, liveSince, state: label } = words.review.publish
  const word = ownerState(state, isTyped)
  return (
    <>
      <ol className="states" aria-label={label}>
        {ownerStates.map((each) => (
          <li key={each} aria-current={each === word ? 'step' : undefined}>
            {words.bar.states[each]}
          </li>
        ))}
      </ol>
      <p className="quiet">{isTyped ? saveFirst : state.since ? liveSince(timeOf(state.since)) : stateSays(state)}</p>
    </>
  )
}

interface ConfirmationProps {
  destination: NonNullable<PublishState['destination']>
  onYes: () => void
  onNo: () => void
}

function Confirmation({ destination, onYes, onNo }: ConfirmationProps) {
  return (
    <div className="confirm">
      <p>
        {inEditorLanguage(destination.says)} {destination.words && <code>{destination.words.join(' ')}</code>}
      </p>
      <p>{words.review.publish.mayIt}</p>
      <p className="row">
        {/* biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed. */}
        <button type="button" className="main" autoFocus onClick={onYes}>
          {words.review.publish.yes}
        </button>
        <button type="button" onClick={onNo}>
          {words.review.publish.no}
        </button>
      </p>
    </div>
  )
}

const isRefused = ({ open, outcome, steps }: Run) =>
  outcome === 'refused' && open.length > 0 && steps.some(({ name, state }) => name === 'check' && state === 'failed')
