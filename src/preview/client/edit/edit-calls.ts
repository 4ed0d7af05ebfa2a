// The editor's calls of the server.

import type { AppliedAnswer, EditAnswer } from '../../edit-messages.ts'
import type { Address } from '../../endpoints.ts'
import { editEndpoints, entryEndpoints } from '../../endpoints.ts'
import type { EntryFileAnswer } from '../../entry-messages.ts'
import type { EditRequest, EntryFileRequest } from '../../request-bodies.ts'
import { addressWith, callServer } from '../server-calls.ts'
import { words } from '../words.ts'
import { editState, updateEdit } from './edit-store.ts'

export const fetchTexts = (reading: string, path: string) =>
  callServer(addressWith(editEndpoints.texts, { reading, path }))

type Failed = Extract<EditAnswer, { outcome: 'failed' }>

/** What browsers send of windows that have closed. */
const keptAliveBytes = 64 * 1024

async function posted<Answer extends AppliedAnswer, Body extends object>(
  url: Address<Answer, Body>,
  body: NoInfer<Body>,
): Promise<Answer | Failed> {
  const { startedAnewKept: startedAnew, answersKept: answers, silentKept: silent } = words.editing
  // What is saved by leaving goes on its way although its window closes.
  const keepalive = JSON.stringify(body).length < keptAliveBytes / 4
  return callServer(url, body, { keepalive, failures: { startedAnew, answers, silent } }).catch(
    ({ message }: Error): Failed => ({ outcome: 'failed', message }),
  )
}

let last: Promise<unknown> = Promise.resolve()

/** None overtakes the one before it, whose revision it builds on. */
function inTurn<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  const turn = last.then(act)
  last = turn.catch(() => undefined)
  return turn
}

export const applyEdit = (request: Omit<EditRequest, 'base'>): Promise<AppliedAnswer> => inTurn(() => applied(request))

async function applied(request: Omit<EditRequest, 'base'>): Promise<AppliedAnswer> {
  const base = editState().history?.revision ?? 0
  // What is done at once needs no news of its progress.
  const slow = setTimeout(() => updateEdit({ status: words.editing.saving }), 150)
  const answer = withStatus(await posted(editEndpoints.apply, { ...request, base }))
  clearTimeout(slow)
  if (editState().status === words.editing.saving) updateEdit({ status: '' })
  return answer
}

export const changeEntry = async (request: EntryFileRequest): Promise<EntryFileAnswer> =>
  withStatus(await inTurn(() => posted(entryEndpoints.file, request)))

export async function stepBack(back: boolean): Promise<void> {
  const answer = withStatus(await inTurn(() => posted(editEndpoints.undo, { back })))
  if (answer.outcome === 'done') updateEdit({ status: back ? words.editing.takenBack : words.editing.doneAgain })
  if (answer.outcome === 'refused') updateEdit({ status: answer.refusal.message })
  if (answer.outcome === 'failed') updateEdit({ status: answer.message })
}

function withStatus<Answer extends AppliedAnswer>(answer: Answer): Answer {
  if (answer.outcome === 'done') {
    const { revision, undo, redo } = answer
    updateEdit({
      history: { revision, undo, redo },
      status: savedWords(answer),
    })
  }
  return answer
}

type Saved = Extract<EditAnswer, { outcome: 'done' }>

export const savedWords = ({ tookOver, waitsFor }: Saved): string =>
  waitsFor
    ? words.editing.savedWaits(waitsFor.line, waitsFor.file)
    : tookOver
      ? words.editing.savedWithOthers
      : words.editing.saved
