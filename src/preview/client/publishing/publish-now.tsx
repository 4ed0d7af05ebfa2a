// The way to the web: what state the site is in, one button, and what happens then, to the end.
import { useState } from 'react'
import type { PublishRequest, PublishState, Run } from '../../publish-messages.ts'
import { useEditState } from '../edit/edit-store.ts'
import { useNews } from '../news.ts'
import { timeOf } from '../review/when.ts'
import type { YamlPlace } from '../yaml-pane/yaml-place.ts'
import { startBack, startPublish } from './ask-publish.ts'
import { OpenPoints } from './open-points.tsx'
import { PublishSteps } from './publish-steps.tsx'
import { stateWords, wordOf } from './state-word.ts'

interface PublishNowProps {
  state: PublishState
  /** Of the commit. */
  message: string
  onYaml: (place: YamlPlace) => void
}

type Begin = 'publish' | 'back'

export function PublishNow({ state, message, onYaml }: PublishNowProps) {
  const { run: told, health } = useNews()
  const { isTyped } = useEditState()
  const [asked, ask] = useState<Begin>()
  const [fault, say] = useState<string>()
  const run = told ?? state.run
  const isRunning = run !== undefined && run.outcome === undefined
  const { destination, canTakeBack, since } = state

  const begin = (what: Begin, request: PublishRequest = {}) => {
    ask(undefined)
    say(undefined)
    const { confirm } = request
    const begun =
      what === 'back' ? startBack({ confirm }) : startPublish({ ...(message.trim() && { message }), ...request })
    begun.catch((error: Error) => say(error.message))
  }
  const press = (what: Begin) => (destination?.isConfirmed ? begin(what) : ask(what))
  const word = wordOf(state, isTyped)
  return (
    <>
      <ol className="states" aria-label="State">
        {stateWords.map((each) => (
          <li key={each} aria-current={each === word ? 'step' : undefined}>
            {each}
          </li>
        ))}
      </ol>
      <p className="quiet">
        {isTyped ? 'It is on this page alone: save it first.' : since ? `Live since ${timeOf(since)}.` : state.says}
      </p>
      {destination ? (
        <>
          {asked && (
            <div className="confirm">
              <p>
                {destination.says} {destination.words && <code>{destination.words.join(' ')}</code>}
              </p>
              <p>May this machine do that, now and from now on?</p>
              <button
                type="button"
                className="main"
                // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed.
                autoFocus
                onClick={() => begin(asked, { confirm: destination.id })}
              >
                Yes, there
              </button>
              <button type="button" className="plain" onClick={() => ask(undefined)}>
                No
              </button>
            </div>
          )}
          {!asked && (
            <p className="acts">
              <button type="button" className="main" disabled={isRunning} onClick={() => press('publish')}>
                {isRunning ? 'Working…' : 'Publish'}
              </button>
              {canTakeBack && (
                <button type="button" className="plain" disabled={isRunning} onClick={() => press('back')}>
                  Put the build before back
                </button>
              )}
            </p>
          )}
        </>
      ) : (
        <p>
          Where the site lives is not said yet. To publish it from here, write{' '}
          <code>publish: {'{ to: folder, path: /srv/site }'}</code> into {health.file}, with what is yours.{' '}
          <button type="button" className="plain" onClick={() => onYaml({ file: health.file, line: 1, column: 1 })}>
            Open {health.file}
          </button>
        </p>
      )}
      {fault !== undefined && <p className="obstacle">{fault}</p>}
      {run && <PublishSteps run={run} />}
      {run && isRefused(run) && (
        <OpenPoints run={run} onYaml={onYaml} onDespite={() => begin('publish', { despite: true })} />
      )}
    </>
  )
}

const isRefused = ({ open, outcome, steps }: Run) =>
  outcome === 'refused' && open.length > 0 && steps.some(({ name, state }) => name === 'check' && state === 'failed')
