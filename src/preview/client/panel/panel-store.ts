// The panel's data about the page beside it, and the function that edits the manifest.
import { createContext, useContext, useEffect, useState } from 'react'
import type { Sharing } from '../../../edit/operation.ts'
import type { EditAnswer, FormFollowing, PanelData, RequestedOperation } from '../../edit-messages.ts'
import { editEndpoints } from '../../endpoints.ts'
import type { RequestOf } from '../../request-bodies.ts'
import { applyEdit, savedWords, undoOrRedo } from '../edit/edit-calls.ts'
import { type Action, editState, updateEdit } from '../edit/edit-store.ts'
import { failureText } from '../edit/save-text.ts'
import { logError } from '../log-error.ts'
import { useNews, watch } from '../news.ts'
import { addressWith, fetchJson } from '../server-calls.ts'
import { fieldTitle } from '../titles.ts'
import { words } from '../words.ts'
import { asShown } from './as-shown.ts'
import { postToPage } from './panel-messages.ts'

/** A question before an edit that the database must follow. */
interface Confirmation {
  label: string
  following: FormFollowing
  /** Saves, with additional operations, such as free column names. */
  agree: (additions?: RequestedOperation[]) => void
  decline: () => void
}

interface ChangeOptions {
  /** Sentences to show in a confirmation before the server's own. */
  says?: readonly string[]
  /** Completes operations that a confirmation has added with all that must change with them. */
  complete?: (operations: RequestedOperation[]) => RequestedOperation[]
}

type PanelChoice = Pick<Action, 'label' | 'act'>

export interface PanelHost {
  data: PanelData
  /** Whether the data are still those of the previous page. */
  isBehind: boolean
  /** Applies operations as one edit and shows its outcome. Resolves to whether it was saved. */
  change: (label: string, operations: RequestedOperation[], options?: ChangeOptions) => Promise<boolean>
  confirmation?: Confirmation
  /** Grows with each declined confirmation, upon which fields discard what was typed. */
  declined: number
  /** Shows the outcome of an edit, with choices after a failure, and loads the data again. `failure`: the sentence for one. */
  report: (answer: EditAnswer, choices: PanelChoice[], failure?: string) => void
  /** Undoes or redoes the last edit. */
  step: (back: boolean) => void
  status: { text: string; isWrong: boolean; choices?: PanelChoice[] } | undefined
  clearStatus: () => void
  reload: () => void
}

export const PanelContext = createContext<PanelHost | undefined>(undefined)

/** Throws outside of the panel. */
export function usePanel(): PanelHost {
  const host = useContext(PanelContext)
  if (!host) throw new Error('This is drawn within the panel.')
  return host
}

let pending = 0
let isHeld = false

/** An edit that waits for another would never be sent if the frame were closed: the page keeps the frame until it is answered. */
async function heldUntilAnswered(edit: Promise<EditAnswer>): Promise<EditAnswer> {
  if (++pending > 1) isHeld = true
  if (isHeld) postToPage({ lectern: 'storing', isStoring: true, text: words.editing.saving })
  const answer = await edit
  if (--pending > 0 || !isHeld) return answer
  isHeld = false
  const text = answer.outcome === 'done' ? savedWords(answer) : failureText(answer)
  postToPage({ lectern: 'storing', isStoring: false, text })
  return answer
}

type Confirmed = Pick<RequestOf<'edit'>, 'despite' | 'agreed'>

/** The data that operations refer to. */
type ShownData = Pick<PanelData, 'state' | 'sections' | 'forms' | 'menu'>

/** The choices that are offered after an edit was rejected, each with the request that it sends. */
function choicesAfter(answer: EditAnswer, operations: RequestedOperation[]) {
  const sharing = (label: string, how: Sharing) => ({
    label,
    operations: operations.map((one) => ({ ...one, sharing: how })),
    confirmed: {},
  })
  if (answer.outcome === 'invalid')
    return [{ label: words.editing.saveAllTheSame, operations, confirmed: { despite: true } }]
  if (answer.outcome === 'failed') return [{ label: words.editing.save, operations, confirmed: {} }]
  return answer.outcome === 'refused' && answer.refusal.refused === 'shared'
    ? [
        sharing(answer.refusal.uses ? words.panel.inAll(answer.refusal.uses) : words.panel.everywhere, 'all'),
        sharing(words.editing.onlyHere, 'here'),
      ]
    : []
}

/** A question about a value of several places names its field: the panel shows it in its footer. */
function failureOf(answer: EditAnswer, [first]: RequestedOperation[]): string {
  const key = first?.path.at(-1)
  const isShared = answer.outcome === 'refused' && answer.refusal.refused === 'shared' && typeof key === 'string'
  return isShared ? words.labelled(fieldTitle(key), failureText(answer)) : failureText(answer)
}

/** The latest data of a page, which `reload` fetches again. Undefined until the first answer. */
function usePanelData(reading: string, path: string, pointer: string | undefined) {
  const { shown } = useNews()
  const [data, setData] = useState<PanelData>()
  const [reloads, setReloads] = useState(0)
  useEffect(() => watch(path), [path])
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads with each redraw of the page, and on request.
  useEffect(() => {
    let isOld = false
    const load = async () => {
      const next = await fetchJson(addressWith(editEndpoints.panel, { reading, path, pointer }))
      // An answer from before the last edit is ignored: a newer one is on its way.
      if (!next || isOld || next.revision < (editState().history?.revision ?? 0)) return
      // The page and other windows edit too; edits from here build on their revision.
      const history = { revision: next.revision, undo: next.undo, redo: next.redo }
      updateEdit({ history })
      postToPage({ lectern: 'history', history })
      setData(next)
    }
    void load().catch(logError)
    return () => {
      isOld = true
    }
  }, [reading, path, pointer, shown, reloads])
  return { data, reload: () => setReloads((count) => count + 1) }
}

/** Undefined until the first answer. `pointer`: JSON of the path of a value whose group is edited by itself, in a note. */
export function usePanelHost(reading: string, path: string, pointer?: string): PanelHost | undefined {
  const { data, reload } = usePanelData(reading, path, pointer)
  const [status, setStatus] = useState<PanelHost['status']>()
  const [confirmation, setConfirmation] = useState<Confirmation>()
  const [declined, setDeclined] = useState(0)
  const report: PanelHost['report'] = (answer, choices, failure = failureText(answer)) => {
    if (answer.outcome === 'done') setStatus({ text: savedWords(answer), isWrong: false })
    else setStatus({ text: failure, isWrong: true, choices })
    reload()
  }
  const changeIn = async (
    of: ShownData,
    label: string,
    operations: RequestedOperation[],
    options: ChangeOptions = {},
    confirmed: Confirmed = {},
  ): Promise<boolean> => {
    const request = { operations: asShown(operations, of), state: of.state, label, ...confirmed }
    const answer = await heldUntilAnswered(applyEdit(request))
    if (answer.outcome === 'follows') {
      const following = { ...answer.following, says: [...(options.says ?? []), ...answer.following.says] }
      const additions = await new Promise<RequestedOperation[] | undefined>((resolve) =>
        setConfirmation({
          label,
          following,
          agree: (added = []) => resolve(added),
          decline: () => resolve(undefined),
        }),
      )
      setConfirmation(undefined)
      if (additions) {
        const complete = options.complete?.(additions) ?? additions
        return changeIn(of, label, [...operations, ...complete], options, { ...confirmed, agreed: true })
      }
      setDeclined((count) => count + 1)
      setStatus(undefined)
      return false
    }
    report(
      answer,
      choicesAfter(answer, operations).map((choice) => ({
        label: choice.label,
        act: () => void changeIn(of, label, choice.operations, options, { ...confirmed, ...choice.confirmed }),
      })),
      failureOf(answer, operations),
    )
    return answer.outcome === 'done'
  }
  const clearStatus = () => setStatus(undefined)
  const step = (back: boolean) => {
    clearStatus()
    void undoOrRedo(back).then(reload)
  }
  const isBehind = data?.path !== path || (reading !== '' && data.reading !== reading)
  const rest = { confirmation, declined, report, step, status, clearStatus, reload }
  // An edit refers to the data that its control was rendered with, even if newer data have arrived.
  return data && { data, isBehind, change: changeIn.bind(undefined, data), ...rest }
}
