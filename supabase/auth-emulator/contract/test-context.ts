// The context of claims: clients as in a browser, and users that are created for a claim and deleted at the end.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type AuthChangeEvent, createClient, type Session, type SupabaseClient } from '@supabase/supabase-js'
import { Fault } from '../../../src/problems/fault.ts'
import type { Target } from './target.ts'

export interface Visitor {
  auth: SupabaseClient['auth']
  /** Events of the session so far, without the initial one. */
  events: AuthChangeEvent[]
  /** The client's storage, which a browser would keep. */
  storage: Map<string, string>
}

export interface TestUser {
  id: string
  email: string
  password: string
}

export const page = 'http://127.0.0.1:3000/login'

// Node 20 has no WebSocket, and the client opens none here.
class NoSocket {}

/** Milliseconds to wait for a new mail. */
const mailTimeout = 10_000
/** Milliseconds to wait for the server's first response. */
const serverTimeout = 15_000

/** Throws a Fault when no auth server answers, or it refuses one of the keys. */
export const openContext = async (target: Target): Promise<TestContext> =>
  new TestContext(target, await endpointsOf(target))

export class TestContext {
  readonly admin: SupabaseClient['auth']['admin']
  private readonly made: string[] = []
  private readonly read = new Map<string, number>()

  constructor(
    readonly target: Target,
    private readonly base: string,
  ) {
    this.admin = this.clientOf(target.adminKey).auth.admin
  }

  /** Returns a visitor without a session. */
  async visitor(): Promise<Visitor> {
    const storage = new Map<string, string>()
    const { auth } = this.clientOf(this.target.key, storage)
    const events: AuthChangeEvent[] = []
    await new Promise<void>((resolve) => {
      auth.onAuthStateChange((event) => {
        if (event === 'INITIAL_SESSION') resolve()
        else events.push(event)
      })
    })
    return { auth, events, storage }
  }

  /** Creates a user with a password; the e-mail address is confirmed by default. */
  async person({ confirmed } = { confirmed: true }): Promise<TestUser> {
    const email = `lectern-${randomUUID()}@example.com`
    const password = `pass-${randomUUID()}`
    const { user } = ok(await this.admin.createUser({ email, password, email_confirm: confirmed }))
    this.tidyLater(user.id)
    return { id: user.id, email, password }
  }

  /** Returns a visitor who has just signed in with the password; of a new user where none is given. */
  async signedIn(user?: TestUser): Promise<Visitor & { person: TestUser; session: Session }> {
    const person = user ?? (await this.person())
    const visitor = await this.visitor()
    const { session } = ok(await visitor.auth.signInWithPassword({ email: person.email, password: person.password }))
    return { ...visitor, person, session }
  }

  /** Sends a request without the client. */
  plain(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('apikey', this.target.key)
    return fetch(this.base + path, { redirect: 'manual', ...init, headers })
  }

  /** Returns the newest mail to the address that has not been read yet. */
  async mailTo(address: string): Promise<string> {
    assert(this.target.mailbox)
    for (const end = Date.now() + mailTimeout; Date.now() < end; await wait(100)) {
      const mails = await this.target.mailbox.read(address)
      const [newest] = mails
      if (newest === undefined || mails.length <= (this.read.get(address) ?? 0)) continue
      this.read.set(address, mails.length)
      return newest
    }
    throw new Error('No mail came.')
  }

  /** Registers a user that a claim has created itself, for deletion. */
  tidyLater(userId: string): void {
    this.made.push(userId)
  }

  /** Deletes every user that was created. */
  async tidy(): Promise<void> {
    for (const id of this.made.splice(0)) await this.admin.deleteUser(id)
  }

  private clientOf(key: string, storage = new Map<string, string>()): SupabaseClient {
    const { url, adminKey } = this.target
    const withAdmin = (init: RequestInit = {}): RequestInit => {
      if (key !== adminKey) return init
      const headers = new Headers(init.headers)
      headers.set('authorization', `Bearer ${key}`)
      return { ...init, headers }
    }
    return createClient(url, key, {
      auth: { flowType: 'pkce', autoRefreshToken: false, detectSessionInUrl: false, storage: storageOf(storage) },
      global: { fetch: (input, init) => fetch(String(input).replace(`${url}/auth/v1`, this.base), withAdmin(init)) },
      realtime: { transport: NoSocket as never }, // No channel is ever opened.
    })
  }
}

/** Finds the endpoints: a project has a gateway in front of the server, a server of one's own may have none. */
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

const storageOf = (storage: Map<string, string>) => ({
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
})

interface Failure {
  message: string
  code?: string | undefined
  name: string
}

/** The data of a successful response, with all parts defined. */
type DataOf<R> = R extends { data: infer D; error: null }
  ? { [K in keyof NonNullable<D>]: NonNullable<NonNullable<D>[K]> }
  : never

/** Returns a response's data; fails when the response is an error. */
export function ok<R extends { data: unknown; error: Failure | null }>({ data, error }: R): DataOf<R> {
  assert.equal(error, null, error ? `${error.code ?? error.name}: ${error.message}` : '')
  // The error was asserted to be null; a missing part fails where it is used.
  return data as DataOf<R>
}

/** Fails unless the response is an error with one of the codes. */
export function refused({ error }: { error: Failure | null }, ...codes: string[]): void {
  assert(error, `An error was expected: ${codes.join(' or ')}.`)
  const { code, name, message } = error
  assert(codes.includes(code ?? name), `Expected ${codes.join(' or ')}, got ${code ?? name}: ${message}`)
}

/** Decodes the claims of an access token without verifying it. */
export function claimsOf(token: string): Record<string, unknown> & { amr: { method: string }[] } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}
