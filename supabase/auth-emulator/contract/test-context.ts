// What the claims work with: clients as a browser has them, users made for the purpose and taken away at the end.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type AuthChangeEvent, createClient, type Session, type SupabaseClient } from '@supabase/supabase-js'
import { Fault } from '../../../src/problems/fault.ts'
import type { Target } from './target.ts'

export interface Visitor {
  auth: SupabaseClient['auth']
  /** What happened to the session so far, the first event left out. */
  events: AuthChangeEvent[]
  /** What a browser would keep. */
  storage: Map<string, string>
}

export interface Person {
  id: string
  email: string
  password: string
}

export const page = 'http://127.0.0.1:3000/login'

// Node has none of its own, and nothing here uses it.
class NoSocket {}

/** A new mail to the address, waited for at most so long. Milliseconds. */
const mailTimeout = 10_000
/** An answer of the server before the first claim. Milliseconds. */
const serverTimeout = 15_000

export interface TestContext {
  target: Target
  admin: SupabaseClient['auth']['admin']
  /** A visitor without a session. */
  visitor(): Promise<Visitor>
  /** A user with a password; the address is confirmed unless it says otherwise. */
  person(options?: { confirmed: boolean }): Promise<Person>
  /** A visitor who has just signed in with the password. */
  signedIn(person: Person): Promise<Visitor & { session: Session }>
  /** A request without the client. */
  plain(path: string, init?: RequestInit): Promise<Response>
  /** The newest mail to the address that came after the last one read. */
  mailTo(address: string): Promise<string>
  /** Notes a user that a claim has made by itself. */
  tidyLater(userId: string): void
  /** Takes away every user that was made. */
  tidy(): Promise<void>
}

/** Throws a Fault when nothing answers there, or it takes one of the keys for none. */
export async function openContext(target: Target): Promise<TestContext> {
  const base = await endpointsOf(target)
  const clientOf = (key: string, storage = new Map<string, string>()) =>
    createClient(target.url, key, {
      auth: { flowType: 'pkce', autoRefreshToken: false, detectSessionInUrl: false, storage: kept(storage) },
      global: {
        fetch: (input, init) => fetch(String(input).replace(`${target.url}/auth/v1`, base), withAdmin(key, init)),
      },
      realtime: { transport: NoSocket as never }, // Never opened.
    })
  const withAdmin = (key: string, init: RequestInit = {}): RequestInit => {
    if (key !== target.adminKey) return init
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${key}`)
    return { ...init, headers }
  }
  const { admin } = clientOf(target.adminKey).auth
  const made: string[] = []
  const read = new Map<string, number>()

  const context: TestContext = {
    target,
    admin,
    async visitor() {
      const storage = new Map<string, string>()
      const { auth } = clientOf(target.key, storage)
      const events: AuthChangeEvent[] = []
      await new Promise<void>((resolve) => {
        auth.onAuthStateChange((event) => {
          if (event === 'INITIAL_SESSION') resolve()
          else events.push(event)
        })
      })
      return { auth, events, storage }
    },
    async person({ confirmed } = { confirmed: true }) {
      const email = `lectern-${randomUUID()}@example.com`
      const password = `pass-${randomUUID()}`
      const user = ok(await admin.createUser({ email, password, email_confirm: confirmed })).user
      made.push(user.id)
      return { id: user.id, email, password }
    },
    async signedIn({ email, password }) {
      const visitor = await context.visitor()
      const { session } = ok(await visitor.auth.signInWithPassword({ email, password }))
      return { ...visitor, session }
    },
    plain: (path, init = {}) => {
      const headers = new Headers(init.headers)
      headers.set('apikey', target.key)
      return fetch(base + path, { redirect: 'manual', ...init, headers })
    },
    async mailTo(address) {
      assert(target.mailbox)
      for (const end = Date.now() + mailTimeout; Date.now() < end; await wait(100)) {
        const mails = await target.mailbox.read(address)
        const [newest] = mails
        if (newest === undefined || mails.length <= (read.get(address) ?? 0)) continue
        read.set(address, mails.length)
        return newest
      }
      throw new Error('No mail came.')
    },
    tidyLater: (userId) => void made.push(userId),
    async tidy() {
      for (const id of made.splice(0)) await admin.deleteUser(id)
    },
  }
  return context
}

/** A project has a gateway before the server; a server of one's own may stand bare. */
async function endpointsOf({ url, key, adminKey }: Target): Promise<string> {
  const headers = { apikey: key }
  const behindGateway = await answerOf(`${url}/auth/v1/settings`, headers)
  const base = behindGateway.status === 404 ? url : `${url}/auth/v1`
  const settings = await answerOf(`${base}/settings`, headers)
  if (settings.status === 401 || settings.status === 403)
    throw new Fault('refused-key', `${url} does not accept the key of --key.`, "It is the project's publishable key.")
  if (!settings.ok)
    throw new Fault('no-auth-server', `${url} is no Supabase Auth server.`, `Its settings answer ${settings.status}.`)
  const admin = { apikey: adminKey, authorization: `Bearer ${adminKey}` }
  const users = await answerOf(`${base}/admin/users?per_page=1`, admin)
  if (users.status === 401 || users.status === 403)
    throw new Fault('refused-key', `${url} does not accept the key of --admin-key.`, 'Pass the service role key.')
  return base
}

async function answerOf(url: string, headers: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, { headers, signal: AbortSignal.timeout(serverTimeout) })
  } catch (cause) {
    const { origin } = new URL(url)
    throw new Fault('unreachable', `Nothing answers at ${origin}.`, 'Is the server running, and --url its address?', {
      cause,
    })
  }
}

const kept = (storage: Map<string, string>) => ({
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
})

interface Failure {
  message: string
  code?: string | undefined
  name: string
}

/** What came with an answer that is no error; what may be missing in it is there. */
type Given<R> = R extends { data: infer D; error: null }
  ? { [K in keyof NonNullable<D>]: NonNullable<NonNullable<D>[K]> }
  : never

/** The data of an answer that must not be an error. */
export function ok<R extends { data: unknown; error: Failure | null }>({ data, error }: R): Given<R> {
  assert.equal(error, null, error ? `${error.code ?? error.name}: ${error.message}` : '')
  // Just asserted; a missing part shows where it is used.
  return data as Given<R>
}

/** The answer must be an error with one of these codes. */
export function refused({ error }: { error: Failure | null }, ...codes: string[]): void {
  assert(error, `An error was expected: ${codes.join(' or ')}.`)
  const { code, name, message } = error
  assert(codes.includes(code ?? name), `Expected ${codes.join(' or ')}, got ${code ?? name}: ${message}`)
}

/** The claims of an access token, unchecked. */
export function claimsOf(token: string): Record<string, unknown> & { amr: { method: string }[] } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}
