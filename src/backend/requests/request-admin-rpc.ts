// Lets another process administer requests while this one holds the database. Listens on loopback only and requires a token
// that lies in the data folder.
import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { writeWhole } from '../../cache/cache.mjs'
import { Fault } from '../../problems/fault.ts'
import { equalSecrets } from '../equal-secrets.ts'
import { listening } from '../listening.ts'
import { requestText } from '../request-text.ts'
import type { RequestAdmin } from './request-admin.ts'

interface ServerEndpoint {
  port: number
  token: string
  /** URL at which the server that holds the folder answers visitors; empty when it has none. */
  server: string
}

const endpointFile = (folder: string) => join(folder, 'control.json')
const maxBodyLength = 1024 * 1024

/** Listens on a free loopback port and returns the function that closes it. `visitors`: the URL the site is served at. */
export async function serveRequestAdmin(
  admin: RequestAdmin,
  folder: string,
  visitors = '',
): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString('base64url')
  const server = createServer({ requestTimeout: 10_000 }, async (request, response) => {
    const answer = (status: number, value: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    }
    const authorization = request.headers.authorization ?? ''
    if (request.method !== 'POST' || !equalSecrets(authorization, `Bearer ${token}`))
      return answer(403, { error: 'not allowed' })
    try {
      const text = await requestText(request, maxBodyLength)
      if (text === undefined) return answer(413, { error: 'the call is too large' })
      const { call, input } = JSON.parse(text) as { call: keyof RequestAdmin; input: never }
      if (!Object.hasOwn(admin, call)) return answer(404, { error: 'no such call' })
      answer(200, { result: await admin[call](input) })
    } catch (error) {
      answer(500, { error: error instanceof Error ? error.message : 'failed' })
    }
  })
  const { port, close } = await listening(server)
  const endpoint: ServerEndpoint = { port, token, server: visitors }
  writeWhole(endpointFile(folder), JSON.stringify(endpoint), { mode: 0o600 })
  return async () => {
    rmSync(endpointFile(folder), { force: true })
    await close()
  }
}

/** Administers requests through the process that holds the folder. */
export function remoteRequestAdmin(folder: string): RequestAdmin {
  const send =
    (call: keyof RequestAdmin) =>
    async (input: unknown): Promise<never> => {
      const { port, token } = readEndpoint(folder)
      const response = await fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ call, input }),
      }).catch((cause) => {
        throw unreachable(folder, cause)
      })
      const { result, error } = (await response.json()) as { result?: never; error?: string }
      if (error !== undefined)
        throw new Fault('request-admin-failed', `The running server says: ${error}.`, 'See its output.')
      return result as never
    }
  return {
    list: send('list'),
    mark: send('mark'),
    erase: send('erase'),
    remove: send('remove'),
    mails: send('mails'),
    retryMails: send('retryMails'),
  }
}

/** Returns the URL at which the server that holds the folder answers visitors. Throws a Fault when no server holds it. */
export const serverOf = (folder: string): string => readEndpoint(folder).server

function readEndpoint(folder: string): ServerEndpoint {
  try {
    return JSON.parse(readFileSync(endpointFile(folder), 'utf8'))
  } catch (cause) {
    throw unreachable(folder, cause)
  }
}

const unreachable = (folder: string, cause: unknown) =>
  new Fault(
    'server-unreachable',
    `A process has the data in ${folder} open and does not answer.`,
    'It may still be starting: try again in a few seconds.',
    { cause },
  )
