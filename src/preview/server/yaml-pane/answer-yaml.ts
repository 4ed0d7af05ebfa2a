// The endpoints of the YAML pane: the manifest and the files it includes, as text. No other file is read or written.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { splice } from '../../../edit/splice.ts'
import type { Problem } from '../../../problems/problem.ts'
import type { EditAnswer } from '../../edit-messages.ts'
import {
  type CompleteRequest,
  type MarkedProblem,
  type MendRequest,
  type SaveRequest,
  type YamlText,
  yamlEndpoints,
} from '../../review/yaml-messages.ts'
import { isPointed } from '../editor/answer-open.ts'
import { mayEdit } from '../edits/answer-edits.ts'
import type { HandlerContext } from '../handler-context.ts'
import { json, jsonBody } from '../json.ts'
import { textsNow } from '../review/state.ts'

const longest = 10 * 1024 * 1024

/** True when the request was for the YAML pane and is answered. */
export async function answerYaml(
  request: IncomingMessage,
  response: ServerResponse,
  context: HandlerContext,
): Promise<boolean> {
  const url = new URL(request.url ?? '/', 'http://preview')
  if (!url.pathname.startsWith('/__lectern/yaml/')) return false
  const { editing, live, engine } = context
  if (!editing || !mayEdit(request, editing))
    return json(response, 403, { error: 'Only a page of this preview may read the manifest.' })
  const texts = textsByName(context)
  if (request.method === 'GET') {
    if (url.pathname === yamlEndpoints.files) return json(response, 200, { files: [...texts.keys()] })
    const file = url.searchParams.get('file') ?? ''
    const text = url.pathname === yamlEndpoints.text ? texts.get(file) : undefined
    return text === undefined ? nothing(response) : json(response, 200, { file, text })
  }
  if (request.method !== 'POST') return json(response, 405, { error: 'This takes POST.' })
  const asked = await jsonBody(request, longest)
  if (url.pathname === yamlEndpoints.place) {
    const [place] = isPointed(asked) && live.good ? engine().locate(live.good, asked.reading, asked.pointer) : []
    return json(response, 200, place ?? null)
  }
  if (url.pathname === yamlEndpoints.mend)
    return isMend(asked) ? json(response, 200, mend(asked, context)) : unread(response)
  if (!isGroup(asked) || typeof asked.file !== 'string' || !texts.has(asked.file)) return nothing(response)
  switch (url.pathname) {
    case yamlEndpoints.check:
      return isText(asked) ? json(response, 200, check(asked, context)) : unread(response)
    case yamlEndpoints.complete:
      return isCompletion(asked)
        ? json(response, 200, await context.complete(placeOf(asked, context)))
        : unread(response)
    case yamlEndpoints.save:
      return isSave(asked)
        ? json(
            response,
            200,
            editing.session.replaceAgreed([asked], {
              label: `Lines of ${asked.file}`,
              despite: asked.despite,
              agreed: asked.agreed,
            }),
          )
        : unread(response)
    default:
      return nothing(response)
  }
}

function textsByName({ live, editing }: HandlerContext): ReadonlyMap<string, string> {
  const now = live.current()
  const files = editing?.review.files
  if (!now || !files) return new Map()
  return new Map([...textsNow(now, files)].map(([below, text]) => [files.nameOf(below), text]))
}

function check({ file, text }: YamlText, { live }: HandlerContext): MarkedProblem[] {
  return live
    .trial(new Map([[file, text]]))
    .problems.filter((problem) => problem.file === file)
    .slice(0, 500)
    .map(({ code, severity, message, hint, line, column, endLine, endColumn, fix }: Problem) => ({
      code,
      severity,
      message,
      hint,
      line,
      column,
      endLine,
      endColumn,
      ...(fix && { fix: { title: fix.title, edits: fix.edits } }),
    }))
}

function placeOf({ file, text, offset }: CompleteRequest, { manifest, editing, root, site }: HandlerContext) {
  const files = editing?.review.files
  return { manifest, path: files?.pathOf(files.below(file)) ?? manifest, text, offset, root: site, engine: root }
}

/** Mends one problem of what is on the disk, as `--fix` would. */
function mend({ file, code, line, column }: MendRequest, context: HandlerContext): EditAnswer {
  const { live, editing } = context
  const problem = live
    .current()
    ?.problems.find((one) => one.file === file && one.code === code && one.line === line && one.column === column)
  const before = textsByName(context).get(file)
  if (!problem?.fix || before === undefined || !editing)
    return {
      outcome: 'conflict',
      message: 'The file has changed meanwhile: look at the list once more.',
      theirs: undefined,
    }
  const after = splice(before, problem.fix.edits)
  // What it mends may uncover the next mistake; that is no reason to leave this one.
  return editing.session.replace([{ file, before, after }], { label: problem.fix.title, despite: true })
}

const unread = (response: ServerResponse) => json(response, 400, { error: 'This cannot be read, or it is too large.' })
const nothing = (response: ServerResponse) => json(response, 404, { error: 'There is no such file in this site.' })

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: object): value is YamlText => 'text' in value && typeof value.text === 'string'

const isCompletion = (value: object): value is CompleteRequest =>
  isText(value) && 'offset' in value && isWhole(value.offset) && value.offset <= value.text.length

const isSave = (value: object): value is SaveRequest =>
  'before' in value &&
  'after' in value &&
  typeof value.before === 'string' &&
  typeof value.after === 'string' &&
  (!('despite' in value) || typeof value.despite === 'boolean') &&
  (!('agreed' in value) || typeof value.agreed === 'boolean')

const isMend = (value: unknown): value is MendRequest =>
  isGroup(value) &&
  typeof value.file === 'string' &&
  typeof value.code === 'string' &&
  isWhole(value.line) &&
  isWhole(value.column)

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
