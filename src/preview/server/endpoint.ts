// Defines endpoints: method, path, required permission and handler, and the helpers that declare them.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Static, TSchema } from 'typebox'
import { requestText } from '../../backend/request-text.ts'
import type { Address as ServerAddress } from '../endpoints.ts'
import type { Editing } from './edits/editing.ts'
import type { HandlerContext } from './handler-context.ts'

export interface EndpointCall {
  url: URL
  request: IncomingMessage
  response: ServerResponse
  context: HandlerContext
}

/** A call with a valid token. */
export interface EditorCall extends EndpointCall {
  editing: Editing
}

interface Address {
  method: 'GET' | 'POST'
  /** A path that ends with a slash matches everything below it too. */
  path: string
}

/**
 * The result of `answer` is sent as JSON, unless it is a `Reply` (status and JSON), `answered` (the handler wrote the response) or
 * `passedOn` (the page handler or Vite answers).
 */
export type Endpoint = Address &
  (
    | {
        /** `nothing`: every client that may open a page. `own machine`: programs and pages on this machine alone. */
        needs: 'nothing' | 'own machine'
        answer: (call: EndpointCall) => unknown
      }
    | {
        /** Pages of this preview on this machine while it may be edited: they alone know the token. */
        needs: 'token'
        /** True where the token may stand in the URL, for a frame, which cannot send headers. */
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

/** Wraps a handler of JSON bodies that match the schema and have at most `maxLength` characters; other bodies get status 400. */
export const withBody =
  <Schema extends TSchema, GivenCall extends EndpointCall, Answer>(
    schema: Schema,
    maxLength: number,
    answer: (body: Static<Schema>, call: GivenCall) => Answered<Answer>,
  ) =>
  async (call: GivenCall): Promise<unknown> => {
    const body = jsonOf((await requestText(call.request, maxLength)) ?? '')
    // Imported with the first body, so that the first page does not wait for it.
    const { Check } = await import('typebox/schema')
    if (!Check(schema, body)) return new Reply(400, { error: 'This cannot be read, or it is too large.' })
    return answer(body as Static<Schema>, call)
  }

/** Declares a GET endpoint that needs the token. */
export const editorGet = <Answer>(
  path: ServerAddress<Answer, undefined>,
  answer: (call: EditorCall) => Answered<NoInfer<Answer>>,
): Endpoint => ({
  method: 'GET',
  path,
  needs: 'token',
  answer,
})

/** Declares POST endpoints that need the token and take bodies of at most `maxLength` characters. */
export const editorPost =
  (maxLength: number) =>
  <Schema extends TSchema, Answer>(
    path: ServerAddress<Answer, Static<Schema>>,
    schema: Schema,
    answer: (body: Static<Schema>, call: EditorCall) => Answered<NoInfer<Answer>>,
  ): Endpoint => ({ method: 'POST', path, needs: 'token', answer: withBody(schema, maxLength, answer) })

/** Returns the page that a request's query names. */
export const requestedPage = ({ searchParams }: URL) => ({
  reading: searchParams.get('reading') ?? '',
  path: searchParams.get('path') ?? '/',
})

/** Parses a query parameter as JSON; undefined where it is missing or does not match the schema. */
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
