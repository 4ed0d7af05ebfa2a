// The embedded backend: runs the hosted functions' own source against a local database.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { refusal } from '../../supabase/functions/_shared/answers.ts'
import { addressFromHeader, directAddress } from '../../supabase/functions/_shared/client-address.ts'
import type { BackendForm } from '../../supabase/functions/_shared/form.ts'
import type { Mailer } from '../../supabase/functions/_shared/mail.ts'
import type { LogEvent, Ports } from '../../supabase/functions/_shared/ports.ts'
import { sqlOutbox, sqlStore } from '../../supabase/functions/_shared/sql-store.ts'
import { submit } from '../../supabase/functions/_shared/submit.ts'
import { cacheFolder } from '../cache/cache.mjs'
import { rules } from '../forms/rules.ts'
import { Fault } from '../problems/fault.ts'
import { lockData } from './database/data-lock.ts'
import type { Database } from './database/database.ts'
import { migrateDatabase } from './database/migrations.ts'
import { openPglite } from './database/pglite-database.ts'
import { openPostgres } from './database/postgres-database.ts'
import { startBackgroundJobs } from './mail/background-jobs.ts'
import { fileMailer, sweepMails } from './mail/mailers.ts'
import { createRequestAdmin, type RequestAdmin } from './requests/request-admin.ts'
import { serveRequestAdmin } from './requests/request-admin-rpc.ts'

export interface BackendOptions {
  /** The engine's folder, which holds `supabase/`. */
  project: string
  /** The site's folder, with its own migrations and the cache. Left out, the engine's. */
  site?: string
  /** The folder for the database, mails and the lock. Created when missing. */
  data: string
  /** A Postgres server to use in place of the embedded database; its role must be able to create schemas and roles. */
  databaseUrl?: string
  forms: readonly BackendForm[]
  /** The origin the site is published at; its pages may call the backend. */
  siteUrl: string
  /** Further origins whose pages may call the backend. */
  origins?: readonly string[]
  /** False switches rate limits off. */
  limited: boolean
  /** True marks every request as a test, as the live preview does. */
  test?: boolean
  /** Header in which the proxy in front sends the client's address, always overwriting it. Defaults to the socket's address. */
  trustedHeader?: string
  /** URL at which visitors reach the site; reported to tools that look for the running server. */
  address?: string
  /** Sends mails; by default each mail becomes a file in the data folder. */
  mailer?: Mailer
  /** Verifies a visitor's challenge; by default none is required. */
  meetsChallenge?: Ports['meetsChallenge']
  log?: (event: LogEvent) => void
  /** Opens the auth emulator on the embedded database. Without it, or with `databaseUrl`, there is no sign-in here. */
  openAuth?: OpenAuth
  /** Aborts the opening, which then rejects. */
  signal?: AbortSignal
}

/** Opens the auth emulator. `address` is the server's URL, with its port. */
export type OpenAuth = (database: Database, address: string) => Promise<AuthService>

export interface AuthService {
  /** Answers every request under `/auth/`. */
  fetch(request: Request, socketAddress: string | undefined): Promise<Response>
  close(): void
}

export interface Backend {
  /** Answers every request under `/functions/`, and under `/auth/` where sign-in is on. Never answers HTML, never throws. */
  fetch(request: Request, socketAddress: string | undefined): Promise<Response>
  /** True while the database is so busy that a new request would be refused. */
  isBusy(): boolean
  admin: RequestAdmin
  /** Tries to send every mail that is due and returns how many were sent. Also runs every 15 seconds. */
  sendMails(): Promise<number>
  /** Resolves when database, jobs and lock are released. */
  close(): Promise<void>
}

/** Opens database, jobs and handlers. Throws a Fault when the data folder is in use or not writable, or the forms do not fit it. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const handlers = byFunction(options.forms)
  const release = await lockData(options.data, options.signal)
  const closing: (() => unknown)[] = [release]
  const close = async () => {
    while (closing.length) await closing.pop()?.()
  }
  try {
    const database = await openDatabase(options)
    closing.push(database.close)
    await migrateDatabase(
      database,
      options.project,
      options.forms.map(({ form }) => form),
      options.site,
    )
    const mailFolder = join(options.data, 'mail')
    const jobs = startJobs(database, options, mailFolder)
    closing.push(jobs.stop)
    const admin = createRequestAdmin(database, mailFolder)
    closing.push(await serveRequestAdmin(admin, options.data, options.address))
    const answer = functionHandler(database, handlers, options, jobs.scheduleDrain)
    const base = { admin, close, isBusy: database.isBusy, sendMails: jobs.drainNow }
    if (!options.openAuth || options.databaseUrl) return { ...base, fetch: answer }
    const auth = await options.openAuth(database, options.address ?? '')
    closing.push(auth.close)
    const isAuth = ({ url }: Request) => new URL(url).pathname.startsWith('/auth/')
    const fetch: Backend['fetch'] = (request, from) => (isAuth(request) ? auth.fetch : answer)(request, from)
    return { ...base, fetch }
  } catch (error) {
    await close()
    throw error
  }
}

async function openDatabase({ project, site = project, data, databaseUrl, signal }: BackendOptions): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl, { connections: 8 })
  const folder = join(data, 'database')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return openPglite(project, folder, cacheFolder(site), signal)
}

function startJobs(database: Database, options: BackendOptions, mailFolder: string) {
  const ports = {
    outbox: sqlOutbox(database.queryAs),
    forms: options.forms,
    mailer: options.mailer ?? fileMailer(mailFolder),
    log: options.log ?? logToStderr,
  }
  return startBackgroundJobs(ports, () => sweepMails(database, mailFolder))
}

const logToStderr = ({ event, code }: LogEvent) => console.error(`${event} ${code}`)

function byFunction(forms: readonly BackendForm[]): Map<string, BackendForm> {
  const handlers = new Map<string, BackendForm>()
  for (const each of forms) {
    const other = handlers.get(each.form.function)
    if (other)
      throw new Fault(
        'function-shared',
        `The forms "${other.form.name}" and "${each.form.name}" are both sent to ${each.form.function}.`,
        'Give each form a function of its own.',
      )
    handlers.set(each.form.function, each)
  }
  return handlers
}

function functionHandler(
  database: Database,
  handlers: Map<string, BackendForm>,
  options: BackendOptions,
  afterStored: () => void,
): Backend['fetch'] {
  const store = sqlStore(database.queryAs)
  return async (request, socketAddress) => {
    const name = /^\/functions\/v1\/([a-z0-9_-]+)$/.exec(new URL(request.url).pathname)?.[1] ?? ''
    const form = handlers.get(name)
    if (!form) return refusal(404, 'notFound')
    const { trustedHeader } = options
    const ports: Ports = {
      form,
      rules,
      store,
      // The pages are served from the same origin, so redirects need no host.
      site: '',
      origins: [options.siteUrl, ...(options.origins ?? [])],
      clientAddress: ({ headers }) =>
        trustedHeader ? addressFromHeader(headers, trustedHeader) : directAddress(headers, socketAddress),
      limited: options.limited,
      test: options.test,
      meetsChallenge: options.meetsChallenge,
      afterStored,
      log: options.log ?? logToStderr,
    }
    return submit(request, ports)
  }
}
