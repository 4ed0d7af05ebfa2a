// An address of the preview's own: what it is reached by, what a request needs to be answered there, and what answers it.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Static, TSchema } from 'typebox'
import type { Address as ServerAddress } from '../endpoints.ts'
import type { Editing } from './edits/editing.ts'
import type { HandlerContext } from './handler-context.ts'

export interface Call {
  url: URL
  request: IncomingMessage
  response: ServerResponse
  context: HandlerContext
}

/** A call that has shown the token. */
export interface EditorCall extends Call {
  editing: Editing
}

interface Address {
  method: 'GET' | 'POST'
  /** With a slash at its end, everything below it too. */
  path: string
}

/**
 * What `answer` returns is sent as JSON, unless it is a `Reply`, `answered` (it has written the response itself) or `passedOn`
 * (whatever answers pages and their files answers it).
 */
export type Endpoint = Address &
  (
    | {
        /** `nothing`: any client that may open a page. `own machine`: programs and pages of this machine alone. */
        needs: 'nothing' | 'own machine'
        answer: (call: Call) => unknown
      }
    | {
        /** Pages of this preview on this machine, where it may be edited: they alone know the token. */
        needs: 'token'
        /** For what cannot send a header, as a frame. */
        tokenInAddress?: true
        answer: (call: EditorCall) => unknown
      }
  )

export class Reply {
  constructor(
    readonly status: number,
    readonly value: unknown,
  ) {}
}

export const answered = Symbol('answered')
export const passedOn = Symbol('passed on')

export const notFound = (error = 'There is nothing here.') => new Reply(404, { error })

type Answered<Answer> = Answer | Reply | Promise<Answer | Reply>

/** An answer for requests with a JSON body of the schema and at most so many characters; any other body is refused. */
export const withBody =
  <Schema extends TSchema, GivenCall extends Call, Answer>(
    schema: Schema,
    maxLength: number,
    answer: (body: Static<Schema>, call: GivenCall) => Answered<Answer>,
  ) =>
  async (call: GivenCall): Promise<unknown> => {
    const body = await bodyOf(call.request, maxLength)
    // Loaded with the first body: no page waits for it.
    const { Check } = await import('typebox/schema')
    if (!Check(schema, body)) return new Reply(400, { error: 'This cannot be read, or it is too large.' })
    return answer(body as Static<Schema>, call)
  }

/** For pages of this preview on this machine, where it may be edited. */
export const editorGet = <Answer>(
  path: ServerAddress<Answer, undefined>,
  answer: (call: EditorCall) => Answered<NoInfer<Answer>>,
): Endpoint => ({
  method: 'GET',
  path,
  needs: 'token',
  answer,
})

/** The same for requests with a body of at most so many characters. */
export const editorPost =
  (maxLength: number) =>
  <Schema extends TSchema, Answer>(
    path: ServerAddress<Answer, Static<Schema>>,
    schema: Schema,
    answer: (body: Static<Schema>, call: EditorCall) => Answered<NoInfer<Answer>>,
  ): Endpoint => ({ method: 'POST', path, needs: 'token', answer: withBody(schema, maxLength, answer) })

/** Undefined for what is no JSON, and for more than so many characters. */
async function bodyOf(request: IncomingMessage, maxLength: number): Promise<unknown> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) {
    text += part
    if (text.length > maxLength) return undefined
  }
  return jsonOf(text)
}

/** A value in the address, as JSON; undefined where there is none of the schema. */
export async function inAddress<Schema extends TSchema>(
  { searchParams }: URL,
  name: string,
  schema: Schema,
): Promise<Static<Schema> | undefined> {
  const value = jsonOf(searchParams.get(name) ?? '')
  const { Check } = await import('typebox/schema')
  return Check(schema, value) ? (value as Static<Schema>) : undefined
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
