// Dispatches requests to the preview's endpoints, after checking what each one needs. An address that no endpoint has gets status 404.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { equalSecrets } from '../../backend/equal-secrets.ts'
import { isForwarded, isLoopbackAddress, isLoopbackName } from '../../backend/loopback.ts'
import { tokenHeader } from '../edit-messages.ts'
import { answered, type Endpoint, type EndpointCall, notFound, passedOn, Reply } from './endpoint.ts'
import { endpointTable } from './endpoint-table.ts'
import type { HandlerContext } from './handler-context.ts'

/** Path prefixes of endpoints, in lower case: the preview's, and Vite's own handler, which matches any case and any suffix. */
export const gatedAddresses: readonly string[] = ['/__lectern', '/__open-in-editor']

/** Returns true when the request was for a gated address and has been answered. */
export async function answerEndpoint(
  request: IncomingMessage,
  response: ServerResponse,
  context: HandlerContext,
): Promise<boolean> {
  const url = new URL(request.url ?? '/', 'http://preview')
  const path = url.pathname.toLowerCase()
  if (!gatedAddresses.some((beginning) => path.startsWith(beginning))) return false
  const endpoint = endpointTable.find((one) =>
    one.path.endsWith('/') ? url.pathname.startsWith(one.path) : url.pathname === one.path,
  )
  const reply = endpoint ? await answerOf(endpoint, { url, request, response, context }) : notFound()
  if (reply === passedOn) return false
  if (reply !== answered) send(response, reply instanceof Reply ? reply : new Reply(200, reply))
  return true
}

function answerOf(endpoint: Endpoint, call: EndpointCall): unknown {
  const { request, url, context } = call
  const { editing } = context
  if (endpoint.needs !== 'nothing' && !isFromOwnMachine(request))
    return new Reply(403, {
      error: 'Only the machine that the preview runs on may do this. Open it there as localhost.',
    })
  const isGet = request.method === 'GET' || request.method === 'HEAD'
  if (endpoint.needs === 'token') {
    const shown = request.headers[tokenHeader] ?? (endpoint.tokenInAddress && url.searchParams.get('token'))
    if (!editing || !equalSecrets(String(shown ?? ''), editing.token))
      // The token of a page that was loaded before a restart is that of the previous preview.
      return new Reply(403, { error: 'The preview was started anew. Reload the page.' })
    return isGet === (endpoint.method === 'GET') ? endpoint.answer({ ...call, editing }) : wrongMethod(endpoint)
  }
  return isGet === (endpoint.method === 'GET') ? endpoint.answer(call) : wrongMethod(endpoint)
}

/** Checks the connection and the host name: a tunnel to this machine also connects from here, but under another name. */
export function isFromOwnMachine({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const name = (headers.host ?? '').replace(/:\d+$/, '')
  const isDirect = !isForwarded((header) => header in headers)
  return isLoopbackAddress(socket.remoteAddress) && isLoopbackName(name) && isDirect
}

const wrongMethod = ({ method }: Endpoint) => new Reply(405, { error: `This takes ${method}.` })

function send(response: ServerResponse, { status, value }: Reply) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}
