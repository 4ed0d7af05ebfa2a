// The session store with the real client library and a service that fails on demand.
import { createServer, type ServerResponse } from 'node:http'
import { createClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listening } from '../../src/backend/listening.ts'
import { sessionOptions } from '../../src/client/supabase.ts'
import { openStore, type SessionStore } from '../../src/sign-in/session/session-store.ts'
import type { SessionEvent } from '../../src/sign-in/session/texts.ts'

let url: string
let calls: number[]
/** Answers the call of this number, counted from 0. */
let answer: (response: ServerResponse, call: number) => void
let close: () => Promise<void>

beforeEach(async () => {
  calls = []
  const server = createServer((_, response) => {
    calls.push(Date.now())
    answer(response, calls.length - 1)
  })
  ;({ url, close } = await listening(server))
})
afterEach(() => close())

const json = (response: ServerResponse, status: number, body: object) =>
  response
    .writeHead(status, { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' })
    .end(JSON.stringify(body))

/** A session that expires in `seconds`; negative when it has expired. */
function sessionFor(seconds: number) {
  const exp = Math.floor(Date.now() / 1000) + seconds
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return {
    access_token: `${part({ alg: 'ES256', kid: 'k' })}.${part({ sub: 'u', exp })}.c2ln`,
    refresh_token: `refresh-${exp}`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: exp,
    user: { id: 'u', email: 'ada@example.com', app_metadata: {}, user_metadata: {}, aud: 'authenticated' },
  }
}

class NoSocket {}

function open(kept: object | undefined): {
  store: SessionStore
  storage: Map<string, string>
  received: SessionEvent[]
} {
  const storage = new Map<string, string>()
  if (kept) storage.set('kept', JSON.stringify(kept))
  const { auth } = createClient(url, 'sb_publishable_test', {
    auth: {
      ...sessionOptions,
      storageKey: 'kept',
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
    },
    realtime: { transport: NoSocket as never }, // Never used.
  })
  const store = openStore(auth)
  const received: SessionEvent[] = []
  store.listen(() => {
    const { event } = store.read()
    if (event) received.push(event)
  })
  return { store, storage, received }
}

const settled = async ({ store }: { store: SessionStore }) => {
  while (!store.read().ready) await new Promise((resolve) => setTimeout(resolve, 10))
  return store.read()
}

it('a stored session is available at once, without a request', async () => {
  answer = (response) => json(response, 500, {})
  const opened = open(sessionFor(3600))
  const { session, event } = await settled(opened)
  expect(session?.user.email).toBe('ada@example.com')
  expect(event).toBe('initial-session')
  expect(calls).toEqual([])
})

it('a stored session is renewed when it is about to expire, and the new one stored', async () => {
  const next = sessionFor(3600)
  answer = (response) => json(response, 200, next)
  const opened = open(sessionFor(80))
  expect((await settled(opened)).session?.access_token).toBe(next.access_token)
  expect(opened.storage.get('kept')).toContain(next.refresh_token)
  expect(calls).toHaveLength(1)
})

it('a stored session is renewed again and again while the service fails, after 200 ms, then twice as long each time', async () => {
  const next = sessionFor(3600)
  answer = (response, call) => json(response, call < 4 ? 503 : 200, next)
  const opened = open(sessionFor(-10))
  expect((await settled(opened)).session?.access_token).toBe(next.access_token)
  const waits = calls.slice(1).map((at, index) => at - (calls[index] ?? 0))
  expect(waits).toHaveLength(4)
  for (const [at, wait] of waits.entries()) {
    expect(wait).toBeGreaterThanOrEqual(200 * 2 ** at - 5)
    expect(wait).toBeLessThan(200 * 2 ** (at + 1) + 200)
  }
})

it('a stored session is dropped at once when the service will never renew it', async () => {
  answer = (response) => json(response, 400, { code: 'refresh_token_not_found', message: 'gone' })
  const opened = open(sessionFor(-10))
  expect(await settled(opened)).toMatchObject({ session: null, event: 'session-ended' })
  expect(opened.storage.size).toBe(0)
  expect(calls).toHaveLength(1)
})

it('session events come in order: renewed, changed, ended by the service', async () => {
  const next = sessionFor(3600)
  answer = (response, call) => {
    if (call === 0) json(response, 200, next)
    else if (call === 1) json(response, 200, { ...next.user, user_metadata: { name: 'Ada' } })
    else json(response, 403, { code: 'session_not_found', message: 'gone' })
  }
  const opened = open(sessionFor(3600))
  await settled(opened)
  await opened.store.auth.refreshSession()
  await opened.store.auth.updateUser({ data: { name: 'Ada' } })
  await opened.store.auth.getUser()
  expect(opened.received).toEqual(['initial-session', 'token-refreshed', 'user-updated', 'session-ended'])
  expect(opened.store.read().session).toBeNull()
})

it('a session event is not repeated when a session that the service has ended is dropped', async () => {
  answer = (response) => json(response, 403, { code: 'session_not_found', message: 'gone' })
  const opened = open(sessionFor(3600))
  await settled(opened)
  await opened.store.auth.getUser()
  await opened.store.drop()
  expect(opened.received).toEqual(['initial-session', 'session-ended'])
})

it('a session event distinguishes signing out from losing the session', async () => {
  answer = (response) => response.writeHead(204).end()
  const opened = open(sessionFor(3600))
  await settled(opened)
  await opened.store.signOut('local')
  expect(opened.received).toEqual(['initial-session', 'signed-out'])
})

it('a session event is not repeated when the same user signs in again', async () => {
  const kept = sessionFor(3600)
  answer = (response) => json(response, 200, kept.user)
  const opened = open(kept)
  const { revision } = await settled(opened)
  let heard = false
  opened.store.auth.onAuthStateChange((name) => {
    heard ||= name === 'SIGNED_IN'
  })
  await opened.store.auth.setSession(kept)
  expect(heard).toBe(true)
  expect(opened.store.read()).toMatchObject({ revision, event: 'initial-session' })
})
