// Lets another process use the desk while this one has the database open: loopback only, and only for who can read the
// data folder, where the token lies.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Fault } from '../problems/fault.ts'
import type { Desk } from './desk.ts'

interface Door {
  port: number
  token: string
  /** Where the server that holds the folder answers visitors; empty when it answers none. */
  server: string
}

const doorFile = (folder: string) => join(folder, 'control.json')
const longest = 1024 * 1024

/** Opens the door; gives what closes it. `visitors` is where the site answers. */
export async function serveDesk(desk: Desk, folder: string, visitors = ''): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString('base64url')
  const server = createServer({ requestTimeout: 10_000 }, async (request, response) => {
    const answer = (status: number, value: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    }
    const known = request.headers.authorization ?? ''
    if (request.method !== 'POST' || !isEqual(known, `Bearer ${token}`)) return answer(403, { error: 'not allowed' })
    try {
      const { call, input } = JSON.parse(await textOf(request)) as { call: keyof Desk; input: never }
      if (!Object.hasOwn(desk, call)) return answer(404, { error: 'no such call' })
      answer(200, { result: await desk[call](input) })
    } catch (error) {
      answer(500, { error: error instanceof Error ? error.message : 'failed' })
    }
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const door: Door = { port: (server.address() as AddressInfo).port, token, server: visitors }
  writeFileSync(doorFile(folder), JSON.stringify(door), { mode: 0o600 })
  return async () => {
    rmSync(doorFile(folder), { force: true })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

/** The desk of the process that has the folder open. */
export function remoteDesk(folder: string): Desk {
  const ask =
    (call: keyof Desk) =>
    async (input: unknown): Promise<never> => {
      const { port, token } = readDoor(folder)
      const response = await fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ call, input }),
      }).catch((cause) => {
        throw unreachable(folder, cause)
      })
      const { result, error } = (await response.json()) as { result?: never; error?: string }
      if (error !== undefined) throw new Fault('desk-failed', `The running server says: ${error}.`, 'See its output.')
      return result as never
    }
  return {
    list: ask('list'),
    mark: ask('mark'),
    erase: ask('erase'),
    remove: ask('remove'),
    mails: ask('mails'),
    retryMails: ask('retryMails'),
  }
}

/** Where the server that holds the folder answers visitors. Throws a Fault when none does. */
export const serverOf = (folder: string): string => readDoor(folder).server

function readDoor(folder: string): Door {
  try {
    return JSON.parse(readFileSync(doorFile(folder), 'utf8'))
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

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > longest) throw new Error('the call is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

// Of equal length whatever was sent, so that the time taken says nothing.
const digest = (text: string) => createHash('sha256').update(text).digest()
const isEqual = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))
