// The functions of a hosted project: settings from the environment, requests in the project's database.
import process from 'node:process'
import { refusal } from './answers.ts'
import { addressFromHeader } from './client-address.ts'
import { drain, expire } from './drain.ts'
import { fieldTypes } from './field-types/index.generated.ts'
import { formRules } from './form-rules.ts'
import { forms, site } from './forms.generated.ts'
import { httpMailer } from './http-mailer.ts'
import { codeOf } from './log-code.ts'
import type { Mailer } from './mail.ts'
import type { LogEvent, Ports } from './ports.ts'
import { type PostgresAccess, postgresAccess } from './postgres-access.ts'
import { type Outbox, sqlOutbox, sqlStore } from './sql-store.ts'
import { submit } from './submit.ts'
import { turnstile } from './turnstile.ts'

// Lets work continue after the response. Only Supabase's runtime has it.
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined

const log = ({ event, code }: LogEvent) => console.error(`${event} ${code}`)
const { env } = process

let access: PostgresAccess | undefined
function database(): PostgresAccess {
  access ??= postgresAccess(env.SUPABASE_DB_URL ?? '', { connections: Number(env.DB_CONNECTIONS ?? 4) })
  return access
}

function mailer(): Mailer | undefined {
  return env.MAIL_API_KEY ? httpMailer({ url: env.MAIL_API_URL, key: env.MAIL_API_KEY }) : undefined
}

/** Without a mail service, mails stay in the outbox; requests are accepted all the same. */
async function sendMails(outbox: Outbox): Promise<number> {
  const service = mailer()
  return service ? drain({ outbox, forms, mailer: service, log }) : 0
}

/** Returns the handler of a form's function. Throws when no form is sent to it. */
export function takeRequests(name: string): (request: Request) => Promise<Response> {
  const form = forms.find((each) => each.form.function === name)
  if (!form) throw new Error(`No form is sent to ${name}: run \`npm run forms -- --write\` and deploy again.`)
  const { TRUSTED_IP_HEADER: trusted, TURNSTILE_SECRET: secret } = env
  const ports: Ports = {
    form,
    rules: formRules(fieldTypes),
    store: { store: (submission) => sqlStore(database().queryAs).store(submission) },
    site,
    origins: (env.SITE_ORIGINS ?? '').split(',').filter(Boolean),
    clientAddress: ({ headers }) =>
      trusted ? addressFromHeader(headers, trusted, Number(env.TRUSTED_IP_HOPS ?? 0)) : undefined,
    limited: env.REQUEST_LIMITS !== 'off',
    meetsChallenge: secret ? turnstile(secret) : undefined,
    afterStored: () => {
      // Sends at once when possible; the timer that calls drain-outbox sends in any case.
      if (typeof EdgeRuntime === 'undefined') return
      EdgeRuntime.waitUntil(
        sendMails(sqlOutbox(database().queryAs)).catch((error) => log({ event: 'mail-failed', code: codeOf(error) })),
      )
    },
    log,
  }
  return (request) => submit(request, ports)
}

/** Answers the timer's call, which carries the shared secret: sends due mails and deletes expired requests. */
export async function drainOutbox(request: Request): Promise<Response> {
  const secret = env.DRAIN_SECRET ?? ''
  const given = request.headers.get('authorization') ?? ''
  if (request.method !== 'POST') return refusal(405, 'method', { headers: { allow: 'POST' } })
  if (!secret || !(await isEqual(given, `Bearer ${secret}`))) return refusal(403, 'foreign')
  try {
    const outbox = sqlOutbox(database().queryAs)
    const answer = { ok: true, sent: await sendMails(outbox), expired: await expire({ outbox, forms }) }
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    log({ event: 'mail-failed', code: codeOf(error) })
    return refusal(503, 'unavailable', { headers: { 'retry-after': '5' } })
  }
}

/** Compares hashes, so that the time taken reveals nothing of the secret. */
async function isEqual(a: string, b: string): Promise<boolean> {
  const digest = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const [left, right] = (await Promise.all([digest(a), digest(b)])).map((bytes) => new Uint8Array(bytes))
  return left?.every((byte, at) => byte === right?.[at]) ?? false
}
