// The editor's endpoints. Only pages of this preview know the token; a body is bounded; a path leads into the manifest and the
// files it includes, and nowhere else, since it is no path of a file.
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Json } from '../../../edit/operation.ts'
import { type AskedOperation, type EditRequest, editEndpoints, tokenHeader } from '../../edit-messages.ts'
import { hostedForms } from '../form-following.ts'
import type { HandlerContext } from '../handler-context.ts'
import { json, jsonBody } from '../json.ts'
import { takePicture } from './upload.ts'
import { wordsIn } from './words-in.ts'

const longest = 1024 * 1024

/** True when the request was for the editor and is answered. */
export async function answerEdits(
  request: IncomingMessage,
  response: ServerResponse,
  context: HandlerContext,
): Promise<boolean> {
  const url = new URL(request.url ?? '/', 'http://preview')
  if (!url.pathname.startsWith('/__lectern/edit/')) return false
  const { editing, live, engine } = context
  if (!editing || !mayEdit(request, editing))
    return json(response, 403, { error: 'Only a page of this preview may edit.' })
  if (url.pathname === editEndpoints.texts && request.method === 'GET') {
    const reading = url.searchParams.get('reading') ?? ''
    const path = url.searchParams.get('path') ?? '/'
    const told = live.good ? engine().editableTexts(live.good, reading, path) : { texts: [], facts: [] }
    return json(response, 200, { reading, path, ...told, ...editing.session.history })
  }
  if (url.pathname === editEndpoints.panel && request.method === 'GET') {
    const told =
      live.good &&
      engine().panelData(live.good, url.searchParams.get('reading') ?? '', url.searchParams.get('path') ?? '/')
    const pictures = context.pictures.list()
    const hosted = live.good && hostedForms(live.good, context)
    return json(response, told ? 200 : 404, {
      ...told,
      ...(hosted && { hosted }),
      ...wordsIn(live.good?.manifest?.site.language ?? '', context.root),
      pictures,
      ...editing.session.history,
    })
  }
  if (url.pathname === editEndpoints.upload && request.method === 'POST') {
    const stored = await takePicture(request, url.searchParams.get('name') ?? '', editing.pictureFolder())
    editing.pictureStored()
    return json(response, 200, stored)
  }
  if (request.method !== 'POST') return json(response, 405, { error: 'This takes POST.' })
  const asked = await jsonBody(request, longest)
  if (url.pathname === editEndpoints.apply)
    return isEditRequest(asked) ? json(response, 200, editing.session.apply(asked)) : unread(response)
  if (url.pathname === editEndpoints.undo)
    return isGroup(asked) && typeof asked.back === 'boolean'
      ? json(response, 200, editing.session.undo(asked.back))
      : unread(response)
  return json(response, 404, { error: 'There is nothing here.' })
}

const unread = (response: ServerResponse) => json(response, 400, { error: 'This is no edit, or it is too large.' })

/** Whether the request shows this preview's token; `inAddress`: where it cannot be in a header. */
export function mayEdit(
  { headers }: IncomingMessage,
  { token }: { token: string },
  inAddress?: string | null,
): boolean {
  const [one, other] = [Buffer.from(String(headers[tokenHeader] ?? inAddress ?? '')), Buffer.from(token)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPath = (value: unknown): value is AskedOperation['path'] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length < 40 &&
  value.every((one) => typeof one === 'string' || (Number.isSafeInteger(one) && Number(one) >= 0))

const isOptional = (value: unknown, known: readonly unknown[]) => value === undefined || known.includes(value)

const isJson = (value: unknown): value is Json => value !== undefined

function isOperation(value: unknown): value is AskedOperation {
  if (!isGroup(value) || !isPath(value.path) || !isOptional(value.sharing, ['all', 'here'])) return false
  switch (value.do) {
    case 'set':
      return isJson(value.value) && (value.order === undefined || Array.isArray(value.order))
    case 'insert':
      return isJson(value.value)
    case 'move':
      return isPath(value.to)
    case 'rename':
      return typeof value.key === 'string'
    default:
      return value.do === 'remove' || value.do === 'duplicate'
  }
}

const isEditRequest = (value: unknown): value is EditRequest =>
  isGroup(value) &&
  Array.isArray(value.operations) &&
  value.operations.length > 0 &&
  value.operations.length <= 200 &&
  value.operations.every(isOperation) &&
  Number.isSafeInteger(value.base) &&
  typeof value.label === 'string' &&
  value.label.length <= 200 &&
  isOptional(value.despite, [true, false]) &&
  isOptional(value.agreed, [true, false])
