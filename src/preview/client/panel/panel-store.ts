// What the panel knows of the page beside it, and how it changes it.

import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { Sharing } from '../../../edit/operation.ts'
import type { AppliedAnswer, FormFollowing, PanelData, RequestedOperation } from '../../edit-messages.ts'
import { editEndpoints } from '../../endpoints.ts'
import type { EditRequest } from '../../request-bodies.ts'
import { applyEdit, savedWords, undoOrRedo } from '../edit/edit-calls.ts'
import { editState, updateEdit } from '../edit/edit-store.ts'
import { failureText } from '../edit/save-text.ts'
import { logError } from '../log-error.ts'
import { useNews, watch } from '../news.ts'
import { fetchJson } from '../server-calls.ts'
import { words } from '../words.ts'
import { asShown } from './as-shown.ts'
import { postToPage } from './panel-page-messages.ts'

export interface Asking {
  label: string
  following: FormFollowing
  /** With the operations that are asked for besides. */
  agree: (besides?: RequestedOperation[]) => void
  decline: () => void
}

export interface More {
  /** What is told besides, where something is asked before it is saved. */
  says?: readonly string[]
  /** All that has to be done for operations that are asked for besides. */
  whole?: (operations: RequestedOperation[]) => RequestedOperation[]
}

export interface PanelHost {
  data: PanelData
  /** Whether the data are of the page before, since those of this one are still on their way. */
  isBehind: boolean
  /** Does it, and says what went wrong; true when it is done. */
  change: (label: string, operations: RequestedOperation[], more?: More) => Promise<boolean>
  /** What has to be agreed to before it is saved. */
  asking?: Asking
  /** Grows with each save that was declined: what was typed is discarded. */
  declined: number
  /** Takes the last step back, or does it again. */
  step: (back: boolean) => void
  status: { text: string; isWrong: boolean; choices?: { label: string; act: () => void }[] } | undefined
  quiet: () => void
  reload: () => void
}

export const PanelContext = createContext<PanelHost | undefined>(undefined)

/** Within the panel alone. */
export function usePanel(): PanelHost {
  const host = useContext(PanelContext)
  if (!host) throw new Error('This is drawn within the panel.')
  return host
}

/** What was confirmed. */
type Sure = Pick<EditRequest, 'despite' | 'agreed'>

/** What the paths of operations lead through. */
type Shown = Pick<PanelData, 'state' | 'sections' | 'forms' | 'menu'>

/** What a second request may say after an answer that was not `done`. */
function choicesAfter(answer: AppliedAnswer, operations: RequestedOperation[]) {
  const sharing = (label: string, how: Sharing) => ({
    label,
    operations: operations.map((one) => ({ ...one, sharing: how })),
    sure: {},
  })
  if (answer.outcome === 'invalid')
    return [{ label: words.editing.saveAllTheSame, operations, sure: { despite: true } }]
  return answer.outcome === 'refused' && answer.refusal.refused === 'shared'
    ? [
        sharing(answer.refusal.uses ? words.panel.inAll(answer.refusal.uses) : words.panel.everywhere, 'all'),
        sharing(words.editing.onlyHere, 'here'),
      ]
    : []
}

/** Undefined until the first answer. `pointer`, as JSON: a value of the page whose group is shown by itself. */
export function usePanelHost(reading: string, path: string, pointer?: string): PanelHost | undefined {
  const { shown } = useNews()
  const [data, setData] = useState<PanelData>()
  const [status, setStatus] = useState<PanelHost['status']>()
  const [turn, again] = useState(0)
  const [asking, ask] = useState<Asking>()
  const [declined, decline] = useState(0)
  useEffect(() => watch(path), [path])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every drawing of the page, and when it is asked for.
  useEffect(() => {
    let isOld = false
    const load = async () => {
      const next = await fetchJson(editEndpoints.panel, { reading, path, pointer })
      // Of what was asked before a change that is known by now, another answer is on its way.
      if (!next || isOld || next.revision < (editState().history?.revision ?? 0)) return
      // The page beside it and other windows edit too: their changes are no news to an edit made here.
      const history = { revision: next.revision, undo: next.undo, redo: next.redo }
      updateEdit({ history })
      postToPage({ lectern: 'history', history })
      setData(next)
    }
    void load().catch(logError)
    return () => {
      isOld = true
    }
  }, [reading, path, pointer, shown, turn])

  const reload = useCallback(() => again((count) => count + 1), [])
  const changeIn = useCallback(
    async (
      of: Shown,
      label: string,
      operations: RequestedOperation[],
      more: More = {},
      sure: Sure = {},
    ): Promise<boolean> => {
      const answer = await applyEdit({ operations: asShown(operations, of), state: of.state, label, ...sure })
      if (answer.outcome === 'follows') {
        const following = { ...answer.following, says: [...(more.says ?? []), ...answer.following.says] }
        const besides = await new Promise<RequestedOperation[] | undefined>((resolve) =>
          ask({ label, following, agree: (asked = []) => resolve(asked), decline: () => resolve(undefined) }),
        )
        ask(undefined)
        if (besides) {
          const whole = more.whole?.(besides) ?? besides
          return changeIn(of, label, [...operations, ...whole], more, { ...sure, agreed: true })
        }
        decline((count) => count + 1)
        setStatus(undefined)
        return false
      }
      if (answer.outcome === 'done') setStatus({ text: savedWords(answer), isWrong: false })
      else
        setStatus({
          text: failureText(answer),
          isWrong: true,
          choices: choicesAfter(answer, operations).map(({ label: choice, operations: chosen, sure: also }) => ({
            label: choice,
            act: () => void changeIn(of, label, chosen, more, { ...sure, ...also }),
          })),
        })
      reload()
      return answer.outcome === 'done'
    },
    [reload],
  )
  const step = useCallback(
    (back: boolean) => {
      setStatus(undefined)
      void undoOrRedo(back).then(reload)
    },
    [reload],
  )
  const quiet = useCallback(() => setStatus(undefined), [])
  // A change is meant for what was shown as it was drawn, whatever has come since.
  const change = useMemo<PanelHost['change'] | undefined>(
    () => data && changeIn.bind(undefined, data),
    [data, changeIn],
  )
  const isBehind = data?.path !== path || (reading !== '' && data.reading !== reading)
  return data && change && { data, isBehind, change, asking, declined, step, status, quiet, reload }
}
