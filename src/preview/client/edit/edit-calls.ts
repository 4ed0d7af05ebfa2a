// Sends edits to the server, one after another, and shows their outcome in the bar.
import type { EditAnswer } from '../../edit-messages.ts'
import type { Address } from '../../endpoints.ts'
import { editEndpoints, entryEndpoints } from '../../endpoints.ts'
import type { EntryFileAnswer } from '../../entry-messages.ts'
import type { RequestOf } from '../../request-bodies.ts'
import { addressWith, callServer } from '../server-calls.ts'
import { inEditorLanguage, words } from '../words.ts'
import { editState, updateEdit } from './edit-store.ts'

export const fetchTexts = (reading: string, path: string) =>
  callServer(addressWith(editEndpoints.texts, { reading, path }))

type Failed = Extract<EditAnswer, { outcome: 'failed' }>

/** Bytes of all requests that browsers still send for a closed window. */
const maxKeepaliveBytes = 64 * 1024

async function post<Answer extends EditAnswer, Body extends object>(
  url: Address<Answer, Body>,
  body: NoInfer<Body>,
): Promise<Answer | Failed> {
  // A save on leaving the page is sent although the window closes.
  const keepalive = JSON.stringify(body).length < maxKeepaliveBytes / 4
  return callServer(url, body, { keepalive }).catch(
    ({ message }: Error): Failed => ({ outcome: 'failed', message: words.editing.kept(message) }),
  )
}

let lastRequest: Promise<unknown> = Promise.resolve()

/** Waits for the previous request, whose revision the next one builds on. */
function queued<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  const request = lastRequest.then(act)
  lastRequest = request.catch(() => undefined)
  return request
}

/** Milliseconds until "Saving" appears; faster edits show only their outcome. */
const savingDelay = 150

/** Applies operations to the manifest. Resolves also for conflicts, mistakes and failures. */
export const applyEdit = (request: Omit<RequestOf<'edit'>, 'base'>): Promise<EditAnswer> =>
  queued(async () => {
    const base = editState().history?.revision ?? 0
    const timer = setTimeout(() => updateEdit({ status: words.editing.saving }), savingDelay)
    const answer = withStatus(await post(editEndpoints.apply, { ...request, base }))
    clearTimeout(timer)
    if (editState().status === words.editing.saving) updateEdit({ status: '' })
    return answer
  })

/** Creates, copies, renames or removes an entry as a whole. */
export const changeEntry = async (request: RequestOf<'entryFile'>): Promise<EntryFileAnswer> =>
  withStatus(await queued(() => post(entryEndpoints.file, request)))

/** Undoes the last edit, or redoes the one undone last. */
export async function undoOrRedo(back: boolean): Promise<void> {
  const answer = withStatus(await queued(() => post(editEndpoints.undo, { back })))
  if (answer.outcome === 'done') updateEdit({ status: back ? words.editing.takenBack : words.editing.doneAgain })
  if (answer.outcome === 'refused') updateEdit({ status: inEditorLanguage(answer.refusal.message) })
  if (answer.outcome === 'failed') updateEdit({ status: inEditorLanguage(answer.message) })
}

function withStatus<Answer extends EditAnswer>(answer: Answer): Answer {
  if (answer.outcome === 'done') {
    const { revision, undo, redo } = answer
    updateEdit({ history: { revision, undo, redo }, status: savedWords(answer) })
  }
  return answer
}

/** The sentence for a successful edit. */
export const savedWords = ({ tookOver, waitsFor }: Extract<EditAnswer, { outcome: 'done' }>): string =>
  waitsFor
    ? words.editing.savedWaits(waitsFor.line, waitsFor.file)
    : tookOver
      ? words.editing.savedWithOthers
      : words.editing.saved
