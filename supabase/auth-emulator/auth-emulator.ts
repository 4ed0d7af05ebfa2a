// The sign-in emulator, for sites without a Supabase project: the endpoints of Supabase Auth that the site's screens use, on the
// embedded database. For development: it answers requests from this machine only.
import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { Database } from '../../src/backend/database/database.ts'
import { isLocalRequest } from '../../src/backend/loopback.ts'
import { Fault } from '../../src/problems/fault.ts'
import type { Mailer } from '../functions/_shared/mail.ts'
import { Accounts } from './accounts.ts'
import { ApiError } from './api-error.ts'
import { AuthMails } from './mails.ts'
import { OneTimeTokens } from './one-time-tokens.ts'
import { PkceFlows } from './pkce-flows.ts'
import { rateLimit } from './rate-limit.ts'
import { aboutRoutes } from './routes/about.ts'
import { adminRoutes } from './routes/admin.ts'
import { factorRoutes } from './routes/factors.ts'
import { linkRoutes } from './routes/links.ts'
import { mailRoutes } from './routes/mails.ts'
import { tokenRoutes } from './routes/token.ts'
import { userRoutes } from './routes/user.ts'
import { verifyRoutes } from './routes/verify.ts'
import schema from './schema.sql?raw'
import type { Services } from './services.ts'
import { Sessions } from './sessions.ts'
import { openSigningKeys } from './signing-keys.ts'

export interface EmulatorOptions {
  /** The embedded database; the emulator creates its tables in the schema `auth`. */
  database: Database
  mailer: Mailer
  /** Sender of the mails. */
  from: { name: string; address: string }
  /** False switches off the limits on mails and attempts. */
  limited: boolean
  clock?: () => Date
  env?: NodeJS.ProcessEnv
}

export interface Emulator {
  /** Answers every request under `/auth/v1`. */
  fetch(request: Request, socketAddress: string | undefined): Promise<Response>
  /** The key for the admin endpoints, a new one on each start. */
  adminKey: string
}

/** Minimum seconds between two mails of a kind to one user. */
const mailEvery = 60
/** Maximum attempts of a kind within five minutes. */
const maxAttempts = 60
const apiVersion = '2024-01-01'

/** Throws a Fault when the environment says that this is production. */
export async function authEmulator(options: EmulatorOptions): Promise<Emulator> {
  const { database, mailer, from, limited, clock = () => new Date(), env = process.env } = options
  if (env.LECTERN_PRODUCTION)
    throw new Fault(
      'emulator-in-production',
      'The sign-in emulator is for development and does not run in production.',
      'Name a Supabase project under `backend` in the manifest.',
    )
  await database.script(schema)
  const accounts = new Accounts(database, clock)
  const keys = await openSigningKeys(database)
  const services: Services = {
    database,
    accounts,
    keys,
    clock,
    sessions: new Sessions({ database, accounts, keys, clock, issuer: 'http://localhost/auth/v1' }),
    tokens: new OneTimeTokens(database, clock),
    flows: new PkceFlows(database, clock),
    mails: new AuthMails(mailer, from),
    attempt: rateLimit({ maxAttempts: limited ? maxAttempts : 0, clock }),
    mailEvery: limited ? mailEvery : 0,
    adminKey: randomBytes(32).toString('base64url'),
  }
  const app = appOf(services)
  const runInTurn = queue()
  return {
    adminKey: services.adminKey,
    fetch: async (request, socketAddress) =>
      isLocalRequest(request, socketAddress) ? runInTurn(async () => app.fetch(request)) : answerOf(notLocal()),
  }
}

const notLocal = () =>
  new ApiError(403, 'not_local', 'The sign-in emulator answers this machine alone. It is for development.')

function appOf(services: Services): Hono {
  const app = new Hono().basePath('/auth/v1')
  app.use(async (context, next) => {
    await next()
    const { headers } = context.res
    headers.set('x-supabase-api-version', apiVersion)
    headers.set('x-content-type-options', 'nosniff')
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    allowPage(context.req.raw, headers)
  })
  app.options('*', (context) => context.body(null, 204))
  for (const routes of [
    aboutRoutes,
    tokenRoutes,
    mailRoutes,
    verifyRoutes,
    userRoutes,
    factorRoutes,
    adminRoutes,
    linkRoutes,
  ])
    routes(app, services)
  app.notFound(() => answerOf(new ApiError(404, 'not_found', 'There is no such endpoint')))
  app.onError((error) => {
    if (error instanceof ApiError) return answerOf(error)
    // Only the name is logged: the message of a database error may quote an e-mail address.
    console.error(`sign-in failed: ${error.name}`)
    return answerOf(new ApiError(500, 'unexpected_failure', 'Unexpected failure'))
  })
  return app
}

/** Allows pages on other ports of this machine, such as the preview. */
function allowPage({ headers: requested }: Request, headers: Headers): void {
  const origin = requested.get('origin')
  headers.append('vary', 'Origin')
  if (!origin) return
  headers.set('access-control-allow-origin', origin)
  headers.set('access-control-allow-methods', 'GET, POST, PUT, DELETE, OPTIONS')
  headers.set('access-control-allow-headers', requested.get('access-control-request-headers') ?? 'authorization')
  headers.set('access-control-expose-headers', 'x-supabase-api-version, date')
}

function answerOf({ status, code, message, more }: ApiError): Response {
  return Response.json({ code, message, ...more }, { status, headers: { 'x-supabase-api-version': apiVersion } })
}

// Runs requests one at a time, so that their steps never interleave, without a transaction for each.
function queue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const current = last.then(work)
    last = current.catch(() => undefined)
    return current
  }
}
